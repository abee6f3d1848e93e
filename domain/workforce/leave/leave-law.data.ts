import type { Country } from '../../ordering/order-terms.ts'
import type { AbsenceType } from '../absence.ts'

/** Working days of a week of six, in which the laws count: a week of leave has six of them. */
export const workdaysOfWeek = 6

/** More leave than usual: for whom, and how much of it in working days of a week of six. */
export type LeaveRaise =
  | { for: 'long-service'; years: number; workdays: number; paragraph: string }
  | { for: 'young'; under: number; workdays: number; paragraph: string }

/** What it is called in a reason, and whether a part of a day that is left counts as a whole one. */
export type LeaveCut = {
  type: Extract<AbsenceType, 'parental' | 'unpaid'>
  words: string
  paragraph: string
  givesWholeDays: boolean
}

export type LeaveLaw = {
  /** When a leave year begins unless the house has agreed on the other: with the calendar's or with the entry. */
  basis: 'calendar' | 'entry'
  /** The least leave of a year, in working days of a week of six. */
  workdays: number
  paragraph: string
  raises: readonly LeaveRaise[]
  /** By what an illness gives days of a vacation back. */
  givesBack: string
  /** What is not asked back from whoever leaves and has taken more than was earned; null where nothing says so. */
  noRefund: string | null
  /** During which absences no leave is earned; null where that is for the house to say. */
  cutBy: LeaveCut | null
  /** Months after the leave year until what is open is barred; null where a year has rules of its own. */
  barredAfterMonths: number | null
  barredBy: string
}

export const leaveLaws: Readonly<Record<Country, LeaveLaw>> = {
  AT: {
    basis: 'entry',
    workdays: 30,
    paragraph: '§ 2 (1) UrlG',
    raises: [{ for: 'long-service', years: 25, workdays: 36, paragraph: '§ 2 (1) UrlG' }],
    givesBack: '§ 5 (1) UrlG',
    noRefund: '§ 10 (1) UrlG',
    cutBy: {
      type: 'parental',
      words: 'Zeiten der Karenz',
      paragraph: '§ 15f (2) MSchG, § 7c VKG',
      givesWholeDays: true,
    },
    barredAfterMonths: 24,
    barredBy: '§ 4 (5) UrlG',
  },
  DE: {
    basis: 'calendar',
    workdays: 24,
    paragraph: '§ 3 (1) BUrlG',
    raises: [
      { for: 'young', under: 16, workdays: 30, paragraph: '§ 19 (2) JArbSchG' },
      { for: 'young', under: 17, workdays: 27, paragraph: '§ 19 (2) JArbSchG' },
      { for: 'young', under: 18, workdays: 25, paragraph: '§ 19 (2) JArbSchG' },
    ],
    givesBack: '§ 9 BUrlG',
    noRefund: '§ 5 (3) BUrlG',
    // Parental leave only cuts it where the employer declares so (§ 17 (1) BEEG).
    cutBy: {
      type: 'unpaid',
      words: 'Zeiten unbezahlten Urlaubs',
      paragraph: '§ 3 (1) BUrlG, BAG 9 AZR 315/17',
      givesWholeDays: false,
    },
    barredAfterMonths: null,
    barredBy: '§ 7 (3) BUrlG',
  },
  CH: {
    basis: 'entry',
    workdays: 24,
    paragraph: 'Art. 329a (1) OR',
    raises: [{ for: 'young', under: 20, workdays: 30, paragraph: 'Art. 329a (1) OR' }],
    givesBack: 'Art. 329a OR',
    noRefund: null,
    cutBy: null,
    barredAfterMonths: 60,
    barredBy: 'Art. 128 Z 3 OR',
  },
  LI: {
    basis: 'entry',
    workdays: 24,
    paragraph: '§ 1173a Art. 30 (1) ABGB',
    raises: [{ for: 'young', under: 20, workdays: 30, paragraph: '§ 1173a Art. 30 (1) ABGB' }],
    givesBack: '§ 1173a Art. 30 ABGB',
    noRefund: null,
    cutBy: null,
    barredAfterMonths: 60,
    barredBy: '§ 1173a ABGB',
  },
}

/** The four weeks of Art. 7 of directive 2003/88/EC, which no national rule may let lapse unseen. */
export const protectedWeeks = 4
