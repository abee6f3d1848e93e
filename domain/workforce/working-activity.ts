/**
 * The life of one stretch of work: running, interrupted by breaks, then ended for good. Where nobody pressed the end it
 * is incomplete and counts nothing until it is corrected: an end is never invented.
 */
export const activityStates = ['running', 'paused', 'ended', 'incomplete'] as const
export type ActivityState = (typeof activityStates)[number]

/** Where an entry comes from; a correction stands in for what was pressed, which stays in the ledger as it was. */
export const activitySources = ['terminal', 'web', 'manual', 'correction'] as const
export type ActivitySource = (typeof activitySources)[number]

export type WorkBreak = { startedAt: string; endedAt?: string | null }
export type Activity = {
  state: ActivityState
  startedAt: string
  endedAt?: string | null
  breaks?: readonly WorkBreak[] | null
}

export type ActivityProblem =
  | 'end-missing'
  | 'end-too-early'
  | 'end-before-its-time'
  | 'break-missing'
  | 'break-running'
  | 'break-too-short'
  | 'break-outside'
  | 'breaks-overlap'
  | 'in-the-future'
  | 'before-records'
  | 'too-long'
  | 'overlap'

/**
 * What contradicts itself in an activity, in the order of the fields. Instants are ISO texts with a zone.
 * Breaks are kept with their begin and end, as § 26 AZG and EuGH C-55/18 ask for.
 */
export function activityProblems(activity: Activity): ActivityProblem[] {
  const { state, startedAt, endedAt } = activity
  const problems: ActivityProblem[] = []
  if (state === 'ended' && !endedAt) problems.push('end-missing')
  if (state !== 'ended' && endedAt) problems.push('end-before-its-time')
  if (endedAt && msOf(endedAt) <= msOf(startedAt)) problems.push('end-too-early')

  return [...problems, ...breakProblems(activity)]
}

/** Nobody works for longer without an end; what is entered then is a slip. */
export const longestActivityHours = 24

/** No sheet is made of a month before; and whatever is known of somebody is carried on from there, day by day. */
const firstRecordedMs = Date.UTC(2000, 0, 1)

/** What of an activity cannot have happened by now. Entered by hand, nothing of it lies ahead. */
export function impossibleTimes(
  { startedAt, endedAt }: Pick<Activity, 'startedAt' | 'endedAt'>,
  now: Temporal.Instant,
): ('in-the-future' | 'before-records' | 'too-long')[] {
  const until = msOf(endedAt ?? startedAt)
  if (msOf(startedAt) < firstRecordedMs) return ['before-records']
  if (Math.max(until, msOf(startedAt)) > now.epochMilliseconds) return ['in-the-future']

  return until - msOf(startedAt) > longestActivityHours * 3_600_000 ? ['too-long'] : []
}

function breakProblems({ state, startedAt, endedAt, breaks }: Activity): ActivityProblem[] {
  const inOrder = (breaks ?? []).toSorted((one, other) => msOf(one.startedAt) - msOf(other.startedAt))
  const open = inOrder.filter((each) => !each.endedAt)
  const problems: ActivityProblem[] = []
  if (state === 'paused' && open.length === 0) problems.push('break-missing')
  if (open.length > (state === 'paused' ? 1 : 0)) problems.push('break-running')
  if (inOrder.some((each) => each.endedAt && msOf(each.endedAt) <= msOf(each.startedAt))) {
    problems.push('break-too-short')
  }
  if (inOrder.some((each) => isOutside(each, startedAt, endedAt))) problems.push('break-outside')
  if (inOrder.some((each, index) => reachesInto(each, inOrder[index + 1]))) problems.push('breaks-overlap')

  return problems
}

function isOutside(rest: WorkBreak, startedAt: string, endedAt: string | null | undefined): boolean {
  if (msOf(rest.startedAt) < msOf(startedAt)) return true

  return Boolean(endedAt) && msOf(rest.endedAt ?? rest.startedAt) > msOf(endedAt ?? '')
}

/** A break that runs on reaches into every later one. */
function reachesInto(rest: WorkBreak, next: WorkBreak | undefined): boolean {
  return next !== undefined && (!rest.endedAt || msOf(rest.endedAt) > msOf(next.startedAt))
}

function msOf(instant: string): number {
  return Date.parse(instant)
}
