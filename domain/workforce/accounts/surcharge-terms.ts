import type { Country } from '../../ordering/order-terms.ts'
import { isoDayOf } from '../../time/calendar-day.ts'
import { minuteOf } from '../../time/zone-clock.ts'
import { type DatedSurchargeTerms, surchargeTermsByCountry } from './surcharge-terms.data.ts'
import type { SurchargeAccount, SurchargeTerms } from './surcharges.ts'

/** What a branch says itself: wall-clock times `HH:MM` of its night, and whole percents where it pays any. */
export type BranchSurcharges = {
  nightFrom?: string | null
  nightTo?: string | null
  nightPercent?: number | null
  sundayPercent?: number | null
  holidayPercent?: number | null
}

export type NightProblem = 'half-a-night' | 'empty-night'

export const nightProblemTexts: Record<NightProblem, string> = {
  'half-a-night': 'Bitte geben Sie Beginn und Ende der Nacht an, oder keines von beiden.',
  'empty-night': 'Beginn und Ende der Nacht dürfen nicht dieselbe Uhrzeit sein.',
}

/** Why two times make no night, or null. */
export function nightProblem({
  nightFrom,
  nightTo,
}: Pick<BranchSurcharges, 'nightFrom' | 'nightTo'>): NightProblem | null {
  if (Boolean(nightFrom) !== Boolean(nightTo)) return 'half-a-night'

  return nightFrom && nightFrom === nightTo ? 'empty-night' : null
}

/**
 * By which terms work that begins on a day (a day number) is counted: the night of the branch, else that of the
 * country. Before the first row of a country its first one holds, and without a country those of Austria.
 */
export function surchargeTermsOf(
  country: Country | null | undefined,
  day: number,
  own: BranchSurcharges = {},
): SurchargeTerms {
  const { holidayOnSunday, nightFrom, nightTo } = rowOn(surchargeTermsByCountry[country ?? 'AT'], day)
  if (!own.nightFrom || !own.nightTo) return { holidayOnSunday, nightFrom, nightTo }

  return { holidayOnSunday, nightFrom: minuteOf(own.nightFrom), nightTo: minuteOf(own.nightTo) }
}

/** The percent of each account, null where the branch pays none or names none. */
export function surchargePercentsOf(own: BranchSurcharges): Record<SurchargeAccount, number | null> {
  return {
    night: own.nightPercent ?? null,
    sunday: own.sundayPercent ?? null,
    holiday: own.holidayPercent ?? null,
  }
}

function rowOn(rows: readonly DatedSurchargeTerms[], day: number): DatedSurchargeTerms {
  const [first] = rows
  // Asked for each stretch of work; without a later row nobody has to know the day.
  const row = rows.length > 1 ? (rowBegun(rows, isoDayOf(day)) ?? first) : first
  if (!row) throw new RangeError('A country without terms')

  return row
}

const rowBegun = (rows: readonly DatedSurchargeTerms[], isoDay: string): DatedSurchargeTerms | undefined =>
  rows.findLast(({ validFrom }) => validFrom <= isoDay)
