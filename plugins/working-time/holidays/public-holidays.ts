import Holidays, { type HolidaysTypes } from 'date-holidays'
import { LRUCache } from 'lru-cache'

import type { Country } from '#domain/ordering/order-terms.ts'
import { dayNumberOf } from '#domain/time/calendar-day.ts'
import type { Region } from '#domain/workforce/calendar/regions.data.ts'

import { austrianHolidays, localLaw } from './local-law.data.ts'

export type PublicHoliday = { day: number; name: string }
export type PlaceAndYear = { country: Country; region?: Region | null; year: number }

/** Every region for a dozen years; a year of one takes some 10 ms. */
const kept = new LRUCache<string, readonly PublicHoliday[]>({ max: 700 })

/**
 * The days on which the law of a place has everybody rest, in their order and each once, as day numbers. Days of
 * patrons, of the administration, of banks and schools and half days are none. Without the region of a country in
 * which they differ, those that are the same everywhere.
 */
export function publicHolidaysOf({ country, region, year }: PlaceAndYear): readonly PublicHoliday[] {
  const place = country === 'AT' ? country : (region ?? country)
  const key = `${place} ${year}`
  const known = kept.get(key) ?? publicAmong(place, new Holidays(place).getHolidays(year, 'de'))
  kept.set(key, known)

  return known
}

function publicAmong(place: string, found: readonly HolidaysTypes.Holiday[]): PublicHoliday[] {
  const byDay = new Map<number, string>()
  for (const { date, rule, type, name } of found) {
    const lawful = place === 'AT' ? (austrianHolidays[rule] ?? null) : nameByLaw(place, rule)
    const isWhole = date.slice(11, 19) === '00:00:00'
    const asNamed = lawful === undefined && type === 'public' && isWhole ? name : lawful
    const day = dayNumberOf(date.slice(0, 10))
    if (asNamed && !byDay.has(day)) byDay.set(day, asNamed)
  }

  return [...byDay].map(([day, name]) => ({ day, name })).toSorted((one, other) => one.day - other.day)
}

/** What the law of the place itself says about a rule of the library: a name, that it is none, or nothing. */
function nameByLaw(place: string, rule: string): string | null | undefined {
  const [country = ''] = place.split('-')

  return [place, country].map((each) => localLaw[each]?.[rule]).find((each) => each !== undefined)
}
