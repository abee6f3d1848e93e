import type { HoursSpecification } from './hours-specification.ts'

/** Hours in the words of schema.org: of each such weekday, or of one date. */
export const openingHoursSpecification = (specification: readonly HoursSpecification[]) =>
  specification.map(({ opens, closes, ...day }) => ({
    '@type': 'OpeningHoursSpecification',
    ...('date' in day
      ? { validFrom: day.date, validThrough: day.date }
      : { dayOfWeek: schemaDay(day.weekday) }),
    opens,
    closes,
  }))

const schemaDay = (day: string): string => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`
