import type { Country } from '../ordering/order-terms.ts'
import type { AbsenceType } from './absence.ts'

/**
 * What an absence does to the working time of its days: what was owed counts as worked, nothing is owed, or it stays
 * owed and the balance of the person pays for it.
 */
export type AbsenceCredit = 'credited' | 'not-owed' | 'from-balance'

export type AbsenceRule = {
  credit: AbsenceCredit
  takesLeave: boolean
  /** What it may lie over, such as an illness over a holiday. Anything else of the person is refused. */
  mayLieOver: readonly AbsenceType[]
  /** In whose place it stands then, so that their days are given back. The others go on beneath it. */
  interrupts: readonly AbsenceType[]
}

const alone = { mayLieOver: [], interrupts: [] }

/** § 8 AngG and § 2 EFZG (illness), § 6 UrlG and § 11 BUrlG (vacation), § 15 MSchG and § 15 BEEG (parental leave). */
export const absenceRules: Readonly<Record<AbsenceType, AbsenceRule>> = {
  vacation: { credit: 'credited', takesLeave: true, ...alone },
  // Whoever falls ill while hours are made up for stays free for these hours (OGH 9 ObA 11/13b).
  sick: {
    credit: 'credited',
    takesLeave: false,
    mayLieOver: ['vacation', 'training', 'compensatory', 'public-duty'],
    interrupts: ['vacation', 'training', 'public-duty'],
  },
  unpaid: { credit: 'not-owed', takesLeave: false, ...alone },
  parental: { credit: 'not-owed', takesLeave: false, ...alone },
  training: { credit: 'credited', takesLeave: false, ...alone },
  compensatory: { credit: 'from-balance', takesLeave: false, ...alone },
  'public-duty': { credit: 'credited', takesLeave: false, ...alone },
}

/**
 * From how many calendar days on an illness interrupts: more than three in Austria (§ 5 (1) UrlG); each day with a
 * certificate in Germany (§ 9 BUrlG), Switzerland and Liechtenstein (Art. 329a OR, § 1173a ABGB, by practice).
 */
export const leastSickDays: Readonly<Record<Country, number>> = { AT: 4, DE: 1, CH: 1, LI: 1 }

/** How far from an absence an illness may lie that still belongs to one within it: none has to last longer. */
export const illnessReachDays = Math.max(...Object.values(leastSickDays))
