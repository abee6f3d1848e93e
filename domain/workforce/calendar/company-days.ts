import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { dayMs } from '../../time/zone-clock.ts'
import type { FreeDay, WorkCalendar } from './work-calendar.ts'

export const shareLabels: Readonly<Record<FreeDay['share'], string>> = {
  whole: 'Ganzer Tag',
  half: 'Halber Tag, frei ab Mittag',
}

/** A day that the house itself gives: once, or each year from the year of `day` (`YYYY-MM-DD`) on. */
export type CompanyDay = { name: string; day: string; isYearly?: boolean | null; share: FreeDay['share'] }

type PublicHoliday = { day: number; name: string }

/** Of a year, which is reckoned once it is asked for. */
export type HolidaysOfYear = (year: number) => readonly PublicHoliday[]

/**
 * What is special about each day: public holidays by their day numbers, else what the house gives. A public holiday
 * is whole, whatever the house gives besides. All halves of a day are its afternoon, so two of them are no whole
 * one; of several the larger counts, and then the first by name. The 29th of February comes in leap years alone.
 */
export function workCalendarOf(holidaysOf: HolidaysOfYear, companyDays: readonly CompanyDay[]): WorkCalendar {
  const lawful = new Map<number, ReadonlyMap<number, FreeDay>>()
  const inTurn = companyDays.toSorted(largerFirst)
  const once = new Map<number, FreeDay>()
  for (const each of inTurn) {
    const day = dayNumberOf(each.day)
    if (!each.isYearly && !once.has(day)) once.set(day, freeDayOf(each))
  }
  const yearly = inTurn.filter(({ isYearly }) => isYearly)

  const given = new Map<number, FreeDay | null>()

  return (day) => lawfulOn(day) ?? (yearly.length > 0 ? givenOn(day) : once.get(day))

  function lawfulOn(day: number): FreeDay | undefined {
    const year = yearOfDay(day)
    const known = lawful.get(year) ?? new Map(holidaysOf(year).map(lawfulDay))
    lawful.set(year, known)

    return known.get(day)
  }

  /** Kept, for rules ask for the same days again and again. */
  function givenOn(day: number): FreeDay | undefined {
    const known = given.get(day)
    if (known !== undefined) return known ?? undefined
    const found = larger(once.get(day), yearlyOn(day))
    given.set(day, found ?? null)

    return found
  }

  function yearlyOn(day: number): FreeDay | undefined {
    const isoDay = isoDayOf(day)
    const first = yearly.find((each) => each.day <= isoDay && each.day.slice(5) === isoDay.slice(5))

    return first && freeDayOf(first)
  }
}

const lawfulDay = ({ day, name }: PublicHoliday): [number, FreeDay] => [
  day,
  { name, isPublic: true, share: 'whole' },
]

const yearOfDay = (day: number): number => new Date(day * dayMs).getUTCFullYear()

function larger(once: FreeDay | undefined, yearly: FreeDay | undefined): FreeDay | undefined {
  if (!once || !yearly) return once ?? yearly

  return largerFirst(once, yearly) <= 0 ? once : yearly
}

function largerFirst(one: Pick<FreeDay, 'share' | 'name'>, other: Pick<FreeDay, 'share' | 'name'>): number {
  if (one.share !== other.share) return one.share === 'whole' ? -1 : 1
  if (one.name === other.name) return 0

  return one.name < other.name ? -1 : 1
}

function freeDayOf({ name, share }: CompanyDay): FreeDay {
  return { name, isPublic: false, share }
}
