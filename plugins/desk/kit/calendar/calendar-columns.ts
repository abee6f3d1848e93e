import { dayNumberOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { weekdayShortNames } from '#domain/time/format.ts'

import { layOutDay, type Placed, type Timed } from './lay-out-day.ts'
import type { Tone } from '../tones.ts'

export type CalendarEntry = Timed & {
  title: string
  detail?: string
  tone?: Tone
  /** Whose or where it is, by the key of a lane. */
  lane?: string
}
export type Lane = { key: string; title: string }

export type CalendarColumn<Entry extends CalendarEntry> = {
  key: string
  title: string
  day: string
  placed: Placed<Entry>[]
}

type Given<Entry extends CalendarEntry> = {
  entries: readonly Entry[]
  days: readonly string[]
  /** One day is divided into them; what is in none of them stands in the first one. */
  lanes: readonly Lane[]
  timeZone: string
}

/** A column for each day, or for each lane of the only one. */
export function calendarColumns<Entry extends CalendarEntry>(given: Given<Entry>): CalendarColumn<Entry>[] {
  const { entries, days, lanes, timeZone } = given
  const [day] = days
  if (days.length > 1 || lanes.length === 0 || day === undefined)
    return days.map((day) => ({
      key: day,
      title: shortDay(day),
      day,
      placed: layOutDay(entries, { day, timeZone }),
    }))

  const keys = new Set(lanes.map(({ key }) => key))
  return lanes.map(({ key, title }, index) => {
    const own = entries.filter(({ lane }) =>
      lane !== undefined && keys.has(lane) ? lane === key : index === 0,
    )
    return { key, title, day, placed: layOutDay(own, { day, timeZone }) }
  })
}

/** What goes on past midnight stands in two columns. */
export const placeIn = (column: string, { id }: CalendarEntry): string => `${column} ${id}`

/** From the hour of the first entry to that of the last one, and at least what is asked for. */
export function shownHours<Entry extends CalendarEntry>(
  columns: readonly CalendarColumn<Entry>[],
  least: { from: number; to: number },
): { from: number; to: number } {
  const placed = columns.flatMap(({ placed }) => placed)

  return {
    from: Math.min(least.from, ...placed.map(({ fromMinute }) => Math.floor(fromMinute / 60))),
    to: Math.max(least.to, ...placed.map(({ toMinute }) => Math.ceil(toMinute / 60))),
  }
}

/** `Di 24.11.` */
const shortDay = (day: string): string =>
  `${weekdayShortNames[weekdayIndexOf(dayNumberOf(day))]} ${day.slice(8)}.${day.slice(5, 7)}.`
