import type { Country } from '../../ordering/order-terms.ts'

/**
 * From how many minutes of a day and of a week on work is overtime, null for never, and what percent it is paid besides.
 * `plannedUpTo`: a longer day that is planned for good is no overtime up to so many minutes.
 */
export type OvertimeTerms = {
  dailyMinutes: number | null
  weeklyMinutes: number | null
  plannedUpTo: number | null
  percent: number | null
}

/** Valid from a `YYYY-MM-DD` day; what changes is a new row, and the latest that has begun counts. */
export type DatedOvertimeTerms = OvertimeTerms & { validFrom: string; source: string }

const hours = (count: number): number => count * 60

/** What the law says where a branch says nothing else; collective agreements are the branch's to enter. */
export const overtimeTermsByCountry: Readonly<Record<Country, readonly DatedOvertimeTerms[]>> = {
  AT: [
    {
      validFrom: '1975-01-06',
      dailyMinutes: hours(8),
      weeklyMinutes: hours(40),
      plannedUpTo: hours(10),
      percent: 50,
      source: '§§ 3, 4 Abs. 8, 6 und 10 AZG',
    },
  ],
  DE: [
    {
      validFrom: '1994-07-01',
      dailyMinutes: null,
      weeklyMinutes: null,
      plannedUpTo: null,
      percent: null,
      source: 'Das ArbZG kennt keine Überstunden: Vertrag oder Tarifvertrag sagen, ab wann (§ 611a BGB)',
    },
  ],
  CH: [
    {
      validFrom: '2000-08-01',
      dailyMinutes: null,
      weeklyMinutes: hours(50),
      plannedUpTo: null,
      percent: 25,
      source: 'Art. 9 Abs. 1 lit. b und 13 ArG (Überzeit)',
    },
  ],
  LI: [
    {
      validFrom: '1998-01-01',
      dailyMinutes: null,
      weeklyMinutes: hours(48),
      plannedUpTo: null,
      percent: 25,
      source: 'Art. 9 und 13 ArG (Liechtenstein)',
    },
  ],
}
