import { dayNumberOf, isoDayOf } from './calendar-day.ts'
import { dayHours, isInvalid, type MinuteRange } from './day-hours.ts'
import { formatDayLabel, formatMinute, weekdayShortNames } from './format.ts'
import type { HoursEntry } from './hours.contract.ts'
import { localDayAt } from './zone-clock.ts'

export type HoursRow = { label: string; text: string }

const weekStart = dayNumberOf('2024-01-01')
const noHours = 'Geschlossen'

/**
 * The usual week as rows such as `Mo–Fr` and `11:00–14:00, 17:00–23:00`: neighbouring days with the
 * same hours share a row. `once` entries are left to `specialDays`.
 */
export function hoursTable(entries: readonly HoursEntry[]): HoursRow[] {
  const usual = entries.filter((entry) => entry.type !== 'once')
  const groups: { first: string; last: string; text: string }[] = []

  weekdayShortNames.forEach((name, index) => {
    const text = hoursText(dayHours(usual, weekStart + index))
    const group = groups.at(-1)
    if (group?.text === text) group.last = name
    else groups.push({ first: name, last: name, text })
  })

  return groups.map(({ first, last, text }) => ({ label: first === last ? first : `${first}–${last}`, text }))
}

/**
 * The open days of the usual week in one line, such as `Mo–Fr 11–14 Uhr`; days without hours are left out.
 * Empty when no day has any.
 */
export function weekText(entries: readonly HoursEntry[]): string {
  const open = hoursTable(entries).filter(({ text }) => text !== noHours)
  if (open.length === 0) return ''

  const text = open.map((row) => `${row.label === 'Mo–So' ? 'täglich' : row.label} ${row.text}`).join(' · ')
  const isFullHours = !/:[0-5][1-9]|:[1-5]0/.test(text)
  return `${isFullHours ? text.replaceAll(':00', '') : text} Uhr`
}

/** Dates within the next days whose hours are set by `once` entries, today included, in order. */
export function specialDays(
  entries: readonly HoursEntry[],
  now: Temporal.Instant,
  timeZone: string,
  days = 14,
): HoursRow[] {
  const today = localDayAt(now.epochMilliseconds, timeZone)
  const isSpecial = (isoDay: string) =>
    entries.some((entry) => entry.type === 'once' && entry.date === isoDay && !isInvalid(entry))
  const rows: HoursRow[] = []

  for (let day = today; day < today + days; day++) {
    const isoDay = isoDayOf(day)
    if (!isSpecial(isoDay)) continue
    rows.push({ label: formatDayLabel(isoDay, now, timeZone), text: hoursText(dayHours(entries, day)) })
  }

  return rows
}

/** `11:00–14:00, 17:00–23:00` of the hours of one day, joined where they meet; „Geschlossen“ without any. */
export function hoursText(ranges: MinuteRange[]): string {
  if (ranges.length === 0) return noHours

  return merged(ranges)
    .map(({ from, to }) => `${formatMinute(from)}–${formatMinute(to)}`)
    .join(', ')
}

function merged(ranges: MinuteRange[]): MinuteRange[] {
  const result: MinuteRange[] = []

  for (const range of ranges.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1)
    if (last && range.from <= last.to) last.to = Math.max(last.to, range.to)
    else result.push({ ...range })
  }

  return result
}
