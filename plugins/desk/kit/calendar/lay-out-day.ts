import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { epochMsOf, minuteMs, minutesPerDay, wallClockAt } from '#domain/time/zone-clock.ts'

/** Something that takes a stretch of time; instants in ISO 8601. */
export type Timed = { id: string; startsAt: string; endsAt: string }

/** Where an entry stands within a day: minutes on its wall clock, and which of so many columns beside each other. */
export type Placed<Entry> = {
  entry: Entry
  fromMinute: number
  toMinute: number
  column: number
  columns: number
  /** Whether it goes on beyond the edge of the day. */
  beganBefore: boolean
  endsAfter: boolean
}

/** Less could neither be read nor met by a finger. */
export const shortestMinutes = 30

/**
 * The entries that share time with a `YYYY-MM-DD` day of the zone, by their beginnings; what overlaps stands beside
 * each other. On the wall clock, so that 18:00 stands at 18:00 also in the nights that clocks are changed; what would
 * end before it began in the hour that comes twice is as high as it is long.
 */
export function layOutDay<Entry extends Timed>(
  entries: readonly Entry[],
  { day, timeZone }: { day: string; timeZone: string },
): Placed<Entry>[] {
  const number = dayNumberOf(day)
  const [dayStart, dayEnd] = [epochMsOf(number, 0, timeZone), epochMsOf(number + 1, 0, timeZone)]
  const cuts = entries.flatMap((entry) => {
    const [start, end] = [Date.parse(entry.startsAt), Date.parse(entry.endsAt)]
    const isToday = start < dayEnd && (end > dayStart || (start === end && start === dayStart))

    return isToday ? [cut(entry, { start, end, dayStart, dayEnd, timeZone })] : []
  })

  return besideEachOther(
    cuts.toSorted(
      (one, other) =>
        one.fromMinute - other.fromMinute ||
        other.toMinute - one.toMinute ||
        (one.entry.id < other.entry.id ? -1 : 1),
    ),
  )
}

type Cut<Entry> = Omit<Placed<Entry>, 'column' | 'columns'>
type Bounds = { start: number; end: number; dayStart: number; dayEnd: number; timeZone: string }

function cut<Entry>(entry: Entry, { start, end, dayStart, dayEnd, timeZone }: Bounds): Cut<Entry> {
  const [beganBefore, endsAfter] = [start < dayStart, end > dayEnd]
  const from = beganBefore ? 0 : wallClockAt(start, timeZone).minute
  const to = end >= dayEnd ? minutesPerDay : wallClockAt(end, timeZone).minute
  const length = Math.ceil((end - Math.max(start, dayStart)) / minuteMs)
  const until = to > from ? to : Math.min(minutesPerDay, from + length)
  const fromMinute = Math.min(from, minutesPerDay - shortestMinutes)

  return {
    entry,
    fromMinute,
    toMinute: Math.max(until, fromMinute + shortestMinutes),
    beganBefore,
    endsAfter,
  }
}

/** In each group of entries that hang together by overlapping, every one takes the first column that is free. */
function besideEachOther<Entry>(sorted: readonly Cut<Entry>[]): Placed<Entry>[] {
  const placed: Placed<Entry>[] = []
  let group: Placed<Entry>[] = []
  let ends: number[] = []
  const closeGroup = () => {
    for (const each of group) each.columns = ends.length
    placed.push(...group)
    group = []
    ends = []
  }

  for (const each of sorted) {
    if (ends.every((end) => end <= each.fromMinute)) closeGroup()
    const free = ends.findIndex((end) => end <= each.fromMinute)
    const column = free === -1 ? ends.length : free
    ends[column] = each.toMinute
    group.push({ ...each, column, columns: 1 })
  }
  closeGroup()

  return placed
}
