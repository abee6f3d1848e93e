import type { Country } from '../../ordering/order-terms.ts'
import { isoDayOf } from '../../time/calendar-day.ts'
import { austrianLaw } from './law-austria.data.ts'
import { germanLaw } from './law-germany.data.ts'
import { liechtensteinLaw, swissLaw } from './law-switzerland.data.ts'

/** An upper bound, and how far it may be passed where the law lets it be balanced. */
export type Limit = { minutes: number; paragraph: string; extended?: { minutes: number; paragraph: string } }

/**
 * How long work is to be interrupted altogether, once it is longer than so many minutes, the longest last. A break
 * below the smallest counts as none.
 */
export type BreakRules = {
  paragraph: string
  needs: readonly { overMinutes: number; minutes: number }[]
  smallestMinutes: number
  longestWorkMinutes: number | null
}

/** `afterPauseMinutes`: shorter only after a day of work that was interrupted for so long. */
export type DailyRest = {
  minutes: number
  paragraph: string
  shortened?: { minutes: number; paragraph: string; afterPauseMinutes?: number }
}

/** When work is forbidden, in minutes since local midnight, over midnight where it ends before it begins. */
export type ClosedNight = { from: number; to: number; paragraph: string }

/**
 * A day that is closed whatever Sundays and holidays are, from so many minutes after local midnight on: each year on a
 * `MM-DD` day, or on `easter-sunday`.
 */
export type ClosedDay = { on: string; from: number; name: string; paragraph: string }

/** Null where the law of the place leaves it free. */
export type LawRules = {
  breaks: BreakRules
  daily: Limit | null
  weekly: Limit | null
  /** From the first to the last minute of a day of work, breaks included. */
  span: Limit | null
  daysPerWeek: { days: number; paragraph: string } | null
  dailyRest: DailyRest
  weeklyRest: { minutes: number; paragraph: string }
  night: ClosedNight | null
  sunday: { allowed: 'never' | 'every-second'; paragraph: string } | null
  holiday: { paragraph: string } | null
  closedDays?: readonly ClosedDay[]
}

export const trades = ['gastronomy', 'other'] as const
export type Trade = (typeof trades)[number]

/** Valid from a `YYYY-MM-DD` day for people of an age in whole years; a later law is a new row. */
export type LawRow = {
  validFrom: string
  ages: { from: number; below: number }
  trade: Trade
  rules: LawRules
}

export type Person = { country: Country | null | undefined; trade: Trade; birthDate: string | null }

/** Which rules hold for somebody on a day (a day number). */
export type RulesOn = (day: number) => LawRules

const lawByCountry: Readonly<Record<Country, readonly LawRow[]>> = {
  AT: austrianLaw,
  DE: germanLaw,
  CH: swissLaw,
  LI: liechtensteinLaw,
}
export const adultAge = 18
/** A birth date that is mistyped makes nobody older, nor younger than at birth: there is a law for everybody. */
const oldestAge = 150

/**
 * The rules for a person, by the law and the age of each day. Whose birth date (`YYYY-MM-DD`) nobody knows is taken
 * for an adult, and a branch without a country for an Austrian one. Before its first row a law holds as in that row.
 */
export function lawFor(person: Person): RulesOn {
  const { country, trade, birthDate } = person
  if (birthDate !== null) return lawOf(person)
  const key = `${country ?? 'AT'} ${trade}`
  const known = lawOfAdults.get(key) ?? lawOf(person)
  lawOfAdults.set(key, known)

  return known
}

/** The same for all of them, so a day is looked up once for everybody. */
const lawOfAdults = new Map<string, RulesOn>()

function lawOf({ country, trade, birthDate }: Person): RulesOn {
  const rows = lawByCountry[country ?? 'AT'].filter((row) => row.trade === trade)
  const known = new Map<number, LawRules>()

  return (day) => {
    const rules = known.get(day) ?? rulesAmong(rows, isoDayOf(day), birthDate)
    known.set(day, rules)

    return rules
  }
}

/** Whole years on a day; who is born on the 29th of February grows older on the 1st of March. Days are `YYYY-MM-DD`. */
export function ageOn(birthDate: string, isoDay: string): number {
  const years = Number(isoDay.slice(0, 4)) - Number(birthDate.slice(0, 4))

  return isoDay.slice(5) < birthDate.slice(5) ? years - 1 : years
}

function rulesAmong(rows: readonly LawRow[], isoDay: string, birthDate: string | null): LawRules {
  const age = birthDate ? Math.min(Math.max(0, ageOn(birthDate, isoDay)), oldestAge) : adultAge
  const ofAge = rows
    .filter(({ ages }) => age >= ages.from && age < ages.below)
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
  const row = ofAge.findLast(({ validFrom }) => validFrom <= isoDay) ?? ofAge[0]
  if (!row) throw new RangeError(`No law for the age of ${age}`)

  return row.rules
}
