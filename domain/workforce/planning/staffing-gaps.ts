import { weekdayIndexOf } from '../../time/calendar-day.ts'
import { type Weekday, weekdays } from '../../time/weekdays.ts'
import { keyOfPost, type PlannedShift } from './planned-shift.ts'
import { timesOn } from './shift-times.ts'

/** So many people of a post on these weekdays, between two times of the day in minutes since midnight. */
export type StaffingNeed = {
  weekdays: readonly Weekday[]
  from: number
  to: number
  post: string
  count: number
}

/** A stretch in which people are missing, in epoch milliseconds. */
export type StaffingGap = { from: number; to: number; post: string; missing: number }

type Asked = {
  /** A day number, for whose needs it is asked. */
  day: number
  needs: readonly StaffingNeed[]
  /** Whoever is there, also of the evening before; open shifts do not count, for nobody has them. */
  shifts: readonly PlannedShift[]
  timeZone: string
}

/**
 * Where the needs of a day are not met, by post and time. Needs of one post add up where they overlap; a need that
 * goes beyond midnight is one of the day on which it begins.
 */
export function staffingGaps({ day, needs, shifts, timeZone }: Asked): StaffingGap[] {
  const wanted = needsOn(day, needs, timeZone)
  const posts = new Map(wanted.map(({ post }) => [keyOfPost(post), post]))
  const present = shifts.filter(({ person }) => person !== null)

  return [...posts].flatMap(([key, post]) => {
    const ofPost = wanted.filter((each) => keyOfPost(each.post) === key)
    // Of a whole month only those count that may meet these needs.
    const near = present.filter((shift) => keyOfPost(shift.post) === key && ofPost.some(overlaps(shift)))

    return gapsOfPost(ofPost, near).map((gap) => ({ ...gap, post }))
  })
}

type Wanted = { from: number; to: number; post: string; count: number }

/** The needs of a day number as stretches of time. */
export function needsOn(day: number, needs: readonly StaffingNeed[], timeZone: string): Wanted[] {
  const weekday = weekdays[weekdayIndexOf(day)]

  return needs.flatMap(({ post, count, ...need }) =>
    weekday && need.weekdays.includes(weekday) ? [{ ...timesOn(day, need, timeZone), post, count }] : [],
  )
}

type Times = { from: number; to: number }

function gapsOfPost(wanted: readonly Wanted[], shifts: readonly Times[]): Omit<StaffingGap, 'post'>[] {
  const edges = [...new Set([...wanted, ...shifts].flatMap(({ from, to }) => [from, to]))].toSorted(
    (one, other) => one - other,
  )
  const gaps: Omit<StaffingGap, 'post'>[] = []
  for (const [index, to] of edges.slice(1).entries()) {
    const from = edges[index] ?? to
    const need = wanted.reduce((sum, each) => sum + (covers(each, from) ? each.count : 0), 0)
    const missing = need - shifts.filter((shift) => covers(shift, from)).length
    if (missing <= 0) continue
    const last = gaps.at(-1)
    if (last && last.to === from && last.missing === missing) last.to = to
    else gaps.push({ from, to, missing })
  }

  return gaps
}

const overlaps =
  (one: Times) =>
  (other: Times): boolean =>
    one.from < other.to && other.from < one.to

const covers = ({ from, to }: Times, at: number): boolean => from <= at && at < to
