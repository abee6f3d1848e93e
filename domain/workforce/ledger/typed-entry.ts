import { dayNumberOf, isoDayOf } from '../../time/calendar-day.ts'
import { instantsAt, timeTyped, wallTimeAt } from '../../time/wall-time.ts'
import { activityProblems, impossibleTimes } from '../working-activity.ts'
import { activityProblemTexts } from '../working-activity.texts.ts'
import { typedEntryTexts } from './typed-entry.texts.ts'

type Span = { startedAt: string; endedAt: string | null }
/** A stretch of work as it stands: ISO instants, and an end that may be missing. */
export type EnteredStretch = Span & { breaks: readonly Span[] }

export type TypedBreak = { from: string; to: string }
/** An entry by the clock of its branch, as somebody types it. What ends before it begins ends on the next day. */
export type TypedEntry = {
  day: string
  from: string
  to: string
  breaks: readonly TypedBreak[]
  reason: string
}

/** What stands in the form of a stretch as it opens. */
export function typedEntryOf(stretch: EnteredStretch, timeZone: string): TypedEntry {
  const clock = (at: string | null) => (at === null ? '' : wallTimeAt(at, timeZone).slice(11))

  return {
    day: wallTimeAt(stretch.startedAt, timeZone).slice(0, 10),
    from: clock(stretch.startedAt),
    to: clock(stretch.endedAt),
    breaks: stretch.breaks.map(({ startedAt, endedAt }) => ({ from: clock(startedAt), to: clock(endedAt) })),
    reason: '',
  }
}

type Known = {
  timeZone: string
  /** What is corrected; null where something is added. */
  before: EnteredStretch | null
  /** Whether it goes on, so that its end may be open. */
  goesOn: boolean
  now: Temporal.Instant
}

/**
 * The entry that was typed, or what is wrong with it in words. A time that is not changed stays the instant that it was,
 * to the second; of an hour that comes twice in autumn the first is meant.
 */
export function judgeTypedEntry(
  typed: TypedEntry,
  known: Known,
): { problem: string } | { entry: EnteredStretch; reason: string } {
  const { before, goesOn, now } = known
  const from = timeTyped(typed.from)
  const isDay = /^2\d{3}-\d\d-\d\d$/.test(typed.day) && !Number.isNaN(Date.parse(`${typed.day}T00:00:00Z`))
  if (!isDay || !from) return { problem: typedEntryTexts.times }
  const clock = { ...known, day: typed.day, from }
  const startedAt = instantOf(typed.from, { ...clock, same: [before?.startedAt] })
  const endedAt = endOf(typed.to, { ...clock, same: [before?.endedAt] }, goesOn)
  const breaks = typed.breaks.map((each): Typed<Span> => {
    const begin = instantOf(each.from, { ...clock, same: before?.breaks.map((known) => known.startedAt) })
    const end = endOf(each.to, { ...clock, same: before?.breaks.map((known) => known.endedAt) }, goesOn)
    return typeof begin === 'symbol' ? begin : typeof end === 'symbol' ? end : spanOf(begin, end)
  })
  if ([startedAt, endedAt, ...breaks].includes(isGap)) return { problem: typedEntryTexts.gap }
  if (typeof startedAt === 'symbol' || typeof endedAt === 'symbol') return { problem: typedEntryTexts.times }
  const spans = breaks.filter((each) => typeof each !== 'symbol')
  if (spans.length < breaks.length) return { problem: typedEntryTexts.breaks }

  const entry = { startedAt, endedAt, breaks: spans }
  const problem = problemOf(entry, now)
  if (problem) return { problem }
  const reason = typed.reason.trim()

  return reason ? { entry, reason } : { problem: typedEntryTexts.reason }
}

const isWrong = Symbol('no time')
const isGap = Symbol('a time that the clock leaves out')
type Typed<Value> = Value | typeof isWrong | typeof isGap

type Clock = {
  timeZone: string
  day: string
  from: string
  same: readonly (string | null | undefined)[] | undefined
}

function instantOf(text: string, { timeZone, day, from, same = [] }: Clock, isEnd = false): Typed<string> {
  const time = timeTyped(text)
  if (!time) return isWrong
  const isNextDay = isEnd ? time <= from : time < from
  const wall = `${isNextDay ? isoDayOf(dayNumberOf(day) + 1) : day}T${time}`
  const kept = same.find((at) => at && wallTimeAt(at, timeZone) === wall)

  return kept ?? instantsAt(wall, timeZone)[0] ?? isGap
}

const endOf = (text: string, clock: Clock, goesOn: boolean): Typed<string | null> =>
  goesOn && text.trim() === '' ? null : instantOf(text, clock, true)

const spanOf = (startedAt: string, endedAt: string | null): Span => ({ startedAt, endedAt })

function problemOf(entry: EnteredStretch, now: Temporal.Instant): string | null {
  const found = [
    ...activityProblems({ state: stateOfEntry(entry), ...entry }),
    ...impossibleTimes(entry, now),
  ]

  return found[0] ? activityProblemTexts[found[0]].message : null
}

/** What follows from the times: without an end it goes on, or a break of it does. */
export function stateOfEntry({ endedAt, breaks }: EnteredStretch): 'ended' | 'paused' | 'running' {
  if (endedAt) return 'ended'

  return breaks.some((rest) => rest.endedAt === null) ? 'paused' : 'running'
}
