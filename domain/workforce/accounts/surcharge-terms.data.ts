import type { Country } from '../../ordering/order-terms.ts'
import type { SurchargeTerms } from './surcharges.ts'

/** Valid from a `YYYY-MM-DD` day; what changes is a new row, and the latest that has begun counts. */
export type DatedSurchargeTerms = SurchargeTerms & { validFrom: string; source: string }

const night = (fromHour: number, toHour: number) => ({ nightFrom: fromHour * 60, nightTo: toHour * 60 })

/** What counts as night and as which account a holiday on a Sunday is kept, where a branch says nothing else. */
export const surchargeTermsByCountry: Readonly<Record<Country, readonly DatedSurchargeTerms[]>> = {
  AT: [
    {
      validFrom: '1984-07-01',
      ...night(22, 6),
      holidayOnSunday: 'sunday',
      source: 'Kollektivvertrag Hotel- und Gastgewerbe (Nachtarbeitszuschlag 22 bis 6 Uhr), § 7 ARG',
    },
  ],
  DE: [
    {
      validFrom: '1994-07-01',
      ...night(23, 6),
      holidayOnSunday: 'holiday',
      source: '§ 2 Abs. 3 ArbZG, § 3b EStG',
    },
  ],
  CH: [
    {
      validFrom: '2000-08-01',
      ...night(23, 6),
      holidayOnSunday: 'sunday',
      source: 'Art. 10 und 20a ArG',
    },
  ],
  LI: [
    {
      validFrom: '1998-01-01',
      ...night(23, 6),
      holidayOnSunday: 'sunday',
      source: 'Art. 10 und 18 ArG (Liechtenstein)',
    },
  ],
}
