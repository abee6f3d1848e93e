import { weekdayIndexOf } from '../../time/calendar-day.ts'
import { localDayAt, minuteMs } from '../../time/zone-clock.ts'
import type { Stretch, WorkStretch } from '../ledger/work-stretch.ts'

/** Work whose breaks have a place, and planned work of which only their sum is known. Instants are epoch milliseconds. */
export type Work = WorkStretch & { plannedBreakMinutes?: number }

export type Closed = { from: number; to: number }
export type Part = Closed & { id: string; breaks: readonly Closed[]; plannedBreakMs: number }

/**
 * What somebody works between two rests: one stretch, or several that are close to each other. It is work of the
 * calendar day on which it began. `breaks` are those within stretches and the pauses between them, in order.
 */
export type WorkDay = Closed & {
  day: number
  timeZone: string
  parts: readonly Part[]
  breaks: readonly Closed[]
  plannedBreakMs: number
  workedMs: number
  /** Whether its last stretch still goes on. */
  isOpen: boolean
}

/** Whoever is back sooner goes on with the same day of work, also after midnight. */
const sameWorkMs = 3 * 60 * minuteMs
/** No law lets a rest between two days be shorter than this, so within a day what is longer parts two of them. */
const dividingRestMs = 8 * 60 * minuteMs

/** The days of work of a person's stretches, in order; what goes on counts until `nowMs`, what begins later is left out. */
export function workDaysOf(works: readonly Work[], nowMs: number): WorkDay[] {
  const inOrder = works.filter(({ from }) => from < nowMs).toSorted((one, other) => one.from - other.from)
  const groups: Work[][] = []
  let until = Number.NEGATIVE_INFINITY
  for (const work of inOrder) {
    const group = groups.at(-1)
    if (group?.[0] && goesOn(group[0], until, work)) group.push(work)
    else groups.push([work])
    until = Math.max(until, work.to ?? nowMs)
  }

  return groups.map((group) => workDayOf(group, nowMs))
}

/** The instant at which so much had been worked on the day; planned breaks are taken to lie at its end. */
export function momentOfWorked({ parts }: Pick<WorkDay, 'parts'>, workedMs: number): number {
  let left = workedMs
  for (const part of parts) {
    let from = part.from
    for (const each of [...part.breaks, { from: part.to, to: part.to }]) {
      if (each.from - from >= left) return from + left
      left -= each.from - from
      from = each.to
    }
  }
  return parts.at(-1)?.to ?? 0
}

/** The Monday of the week that a day number lies in. */
export function mondayOf(day: number): number {
  return day - weekdayIndexOf(day)
}

function goesOn(first: Work, until: number, next: Work): boolean {
  const pause = next.from - until
  const isSameDay = localDayAt(first.from, first.timeZone) === localDayAt(next.from, first.timeZone)

  return pause < sameWorkMs || (isSameDay && pause < dividingRestMs)
}

function workDayOf(group: readonly Work[], nowMs: number): WorkDay {
  const parts = group.map((work) => partOf(work, nowMs))
  const from = Math.min(...parts.map((part) => part.from))
  const to = Math.max(...parts.map((part) => part.to))
  const breaks = parts.flatMap((part, index) => {
    const before = parts[index - 1]
    const pause = before && before.to < part.from ? [{ from: before.to, to: part.from }] : []
    return [...pause, ...part.breaks]
  })
  const plannedBreakMs = parts.reduce((sum, part) => sum + part.plannedBreakMs, 0)
  const restedMs = breaks.reduce((sum, each) => sum + each.to - each.from, 0) + plannedBreakMs
  const timeZone = group[0]?.timeZone ?? 'UTC'

  return {
    day: localDayAt(from, timeZone),
    timeZone,
    from,
    to,
    parts,
    breaks: merged(breaks),
    plannedBreakMs,
    workedMs: Math.max(0, to - from - restedMs),
    isOpen: group.some((work) => work.to === null),
  }
}

function partOf({ id, from, to, breaks, plannedBreakMinutes = 0 }: Work, nowMs: number): Part {
  const until = to ?? nowMs

  return {
    id,
    from,
    to: until,
    breaks: merged(breaks.map((each) => closed(each, until))),
    plannedBreakMs: plannedBreakMinutes * minuteMs,
  }
}

const closed = ({ from, to }: Stretch, until: number): Closed => ({ from, to: Math.min(to ?? until, until) })

/** In order, and those that touch as one. */
function merged(breaks: readonly Closed[]): Closed[] {
  const found: Closed[] = []
  for (const each of breaks.toSorted((one, other) => one.from - other.from)) {
    const last = found.at(-1)
    if (last && each.from <= last.to) last.to = Math.max(last.to, each.to)
    else if (each.to > each.from) found.push({ ...each })
  }
  return found
}
