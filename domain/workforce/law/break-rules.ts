import { minuteMs } from '../../time/zone-clock.ts'
import type { BreakRules } from './law-rules.ts'
import type { WorkWarning } from './work-warning.ts'
import { type Closed, momentOfWorked, type WorkDay } from './work-day.ts'

type BreakNeed = BreakRules['needs'][number]

/** What a day of work lacks of breaks: at most one warning of each kind, so that no further break adds one. */
export function breakWarnings(workDay: WorkDay, rules: BreakRules): WorkWarning[] {
  return [...missingBreak(workDay, rules), ...lateBreak(workDay, rules)]
}

/** The breaks that are long enough to count as such, planned ones by their sum. Milliseconds. */
export function restedMs({ breaks, plannedBreakMs }: WorkDay, { smallestMinutes }: BreakRules): number {
  const longEnough = breaks.filter((each) => each.to - each.from >= smallestMinutes * minuteMs)
  const planned = plannedBreakMs >= smallestMinutes * minuteMs ? plannedBreakMs : 0

  return longEnough.reduce((sum, each) => sum + each.to - each.from, planned)
}

/** Milliseconds of work since the last break that counts, or since the beginning. */
export function workedSinceBreakMs(workDay: WorkDay, rules: BreakRules): number {
  return runsOf(workDay, rules).at(-1)?.workedMs ?? 0
}

function missingBreak(workDay: WorkDay, rules: BreakRules): WorkWarning[] {
  const need = needOf(workDay.workedMs, rules)
  const rested = restedMs(workDay, rules)
  if (!need || rested >= need.minutes * minuteMs) return []

  const at = momentOfWorked(workDay, need.overMinutes * minuteMs)
  const facts = { needed: need.minutes, actual: Math.floor(rested / minuteMs) }
  return [{ code: 'break-missing', paragraph: rules.paragraph, at, workId: partAt(workDay, at), facts }]
}

function needOf(workedMs: number, { needs }: BreakRules): BreakNeed | undefined {
  return needs.findLast(({ overMinutes }) => workedMs > overMinutes * minuteMs)
}

function lateBreak(workDay: WorkDay, rules: BreakRules): WorkWarning[] {
  const { longestWorkMinutes, paragraph } = rules
  // Planned breaks have no place that could be too late.
  if (longestWorkMinutes === null || workDay.plannedBreakMs > 0) return []

  const longestMs = longestWorkMinutes * minuteMs
  const run = runsOf(workDay, rules).find(({ workedMs }) => workedMs > longestMs)
  if (!run) return []

  const at = momentOfWorked(workDay, run.before + longestMs)
  const facts = { needed: longestWorkMinutes, actual: Math.floor(run.workedMs / minuteMs) }
  return [{ code: 'break-too-late', paragraph, at, workId: partAt(workDay, at), facts }]
}

/** Work between two breaks that count, and what was worked `before` it; breaks that are too short end nothing. */
function runsOf(
  { from, to, breaks }: WorkDay,
  { smallestMinutes }: BreakRules,
): { before: number; workedMs: number }[] {
  const runs: { before: number; workedMs: number }[] = []
  let run = { before: 0, workedMs: 0 }
  let since = from
  for (const each of [...breaks, { from: to, to }] satisfies Closed[]) {
    run.workedMs += each.from - since
    since = each.to
    if (each.to - each.from < smallestMinutes * minuteMs && each.from !== to) continue
    runs.push(run)
    run = { before: run.before + run.workedMs, workedMs: 0 }
  }
  return runs
}

/** The stretch in which an instant lies, or the last that had begun. */
export function partAt({ parts }: Pick<WorkDay, 'parts'>, at: number): string {
  return (parts.findLast(({ from }) => from < at) ?? parts[0])?.id ?? ''
}
