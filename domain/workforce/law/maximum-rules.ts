import { minuteMs } from '../../time/zone-clock.ts'
import { partAt } from './break-rules.ts'
import type { LawRules, Limit, RulesOn } from './law-rules.ts'
import type { WorkWarning } from './work-warning.ts'
import { momentOfWorked, mondayOf, type WorkDay } from './work-day.ts'

type Codes = { balance: WorkWarning['code']; over: WorkWarning['code'] }

const ofDay: Codes = { balance: 'day-to-balance', over: 'day-too-long' }
const ofWeek: Codes = { balance: 'week-to-balance', over: 'week-too-long' }

/** What of one day of work is beyond its limits: what was worked, and from its first minute to its last. */
export function dayMaximumWarnings(workDay: WorkDay, { daily, span }: LawRules): WorkWarning[] {
  const worked = overLimit(daily, workDay.workedMs, ofDay)
  const lasted = workDay.to - workDay.from
  const at = span && workDay.from + span.minutes * minuteMs

  return [
    ...worked.map((each) => inDay(workDay, momentOfWorked(workDay, limitMs(each.facts)), each)),
    ...overLimit(span, lasted, { balance: 'span-too-long', over: 'span-too-long' }).map((each) =>
      inDay(workDay, at ?? workDay.to, each),
    ),
  ]
}

/** The same for each week from Monday to Sunday, with the days of work that began in it. */
export function weekMaximumWarnings(workDays: readonly WorkDay[], rulesOn: RulesOn): WorkWarning[] {
  return weeksOf(workDays).flatMap((week) => {
    const rules = week[0] && rulesOn(week[0].day)
    if (!rules) return []

    const worked = week.reduce((sum, { workedMs }) => sum + workedMs, 0)
    return [
      ...overLimit(rules.weekly, worked, ofWeek).map((each) => inWeek(week, each)),
      ...tooManyDays(week, rules),
    ]
  })
}

/** Days of work by the week in which they began, each in order. */
export function weeksOf(workDays: readonly WorkDay[]): WorkDay[][] {
  return [...Map.groupBy(workDays, ({ day }) => mondayOf(day)).values()]
}

type Excess = Pick<WorkWarning, 'code' | 'paragraph' | 'facts'>

/** None where it is kept, one where it may be balanced, and one of the other kind beyond that. */
function overLimit(limit: Limit | null, lastedMs: number, codes: Codes): Excess[] {
  if (!limit) return []
  const actual = Math.floor(lastedMs / minuteMs)
  const outer = limit.extended ?? limit
  if (lastedMs > outer.minutes * minuteMs) {
    return [{ code: codes.over, paragraph: outer.paragraph, facts: { needed: outer.minutes, actual } }]
  }
  if (lastedMs <= limit.minutes * minuteMs) return []

  return [{ code: codes.balance, paragraph: outer.paragraph, facts: { needed: limit.minutes, actual } }]
}

function tooManyDays(week: readonly WorkDay[], { daysPerWeek }: LawRules): WorkWarning[] {
  const days = new Map(week.toReversed().map((each) => [each.day, each]))
  const beyond = [...days.values()].toSorted((one, other) => one.day - other.day)[daysPerWeek?.days ?? 7]
  if (!daysPerWeek || !beyond) return []

  const facts = { needed: daysPerWeek.days, actual: days.size }
  return [inDay(beyond, beyond.from, { code: 'too-many-days', paragraph: daysPerWeek.paragraph, facts })]
}

function inDay(workDay: WorkDay, at: number, excess: Excess): WorkWarning {
  return { ...excess, at, workId: partAt(workDay, at) }
}

function inWeek(week: readonly WorkDay[], excess: Excess): WorkWarning {
  let left = limitMs(excess.facts)
  for (const workDay of week) {
    if (workDay.workedMs > left) return inDay(workDay, momentOfWorked(workDay, left), excess)
    left -= workDay.workedMs
  }
  throw new RangeError('A week beyond its limit has a day in which it passes it')
}

function limitMs({ needed = 0 }: WorkWarning['facts']): number {
  return needed * minuteMs
}
