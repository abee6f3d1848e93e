import { type Days, monthsLater } from '../../time/month-around.ts'
import { earnedLeave, type Earner } from './earned-leave.ts'
import type { LapseCheck, LapseFacts } from './lapse-check.ts'
import { lapseChecks } from './lapse-checks.ts'
import { type LeaveLine, type LeaveSums, leaveSums } from './leave-line.ts'
import { leaveLaws, protectedWeeks } from './leave-law.data.ts'
import type { LeaveTaking } from './leave-days.ts'
import type { LeavePhase } from './leave-phases.ts'
import { type LeavePurse, openLeavePurse, type ProtectedShare } from './leave-purse.ts'
import { type LeaveYear, leaveYears } from './leave-years.ts'
import { takeLeave } from './take-leave.ts'

export type LeaveInput = LapseFacts & {
  /** One employment without a gap; its last phase ends with it, or goes on. */
  phases: readonly LeavePhase[]
  /** What the house has agreed on; else as the law of the country has it. */
  basis?: 'calendar' | 'entry'
  bornOn: number | null
  /** Days that earn no leave by the law of the country. */
  unearned: readonly Days[]
  /** Half days that were open when the first contract was entered, of the leave year before. */
  carriedHalfDays: number
  takings: readonly LeaveTaking[]
  /** Until today leave is taken, later it is planned. Lines are told of until `until`. */
  today: number
  until: number
}

/** What is open of a leave year, in half days; `protected` of it are of the four weeks of the Union. */
export type OpenYear = { year: LeaveYear; halfDays: number; protected: number }

export type LeaveLedger = {
  lines: LeaveLine[]
  /** The last day that lines are told of. */
  until: number
  sums: LeaveSums
  /** As today ends, the oldest year first; nothing of whoever has left. */
  open: OpenYear[]
}

/** What happens within one day, in this order: what is gone since midnight, what comes, what is taken, who leaves, what is left. */
type Moment = { on: number; turn: 0 | 1 | 2 | 3 | 4 | 5; tell: () => LeaveLine[] }

/**
 * The leave account of a person in half days: dated lines, each with its leave year and its reason, of which every sum
 * is made. What lapses and why it does not is told by the law of the country (`lapse-checks.ts`).
 */
export function leaveLedger(input: LeaveInput): LeaveLedger {
  const [first] = input.phases
  if (!first) return { lines: [], until: input.until, sums: leaveSums([], input.today), open: [] }

  const { country, basis = leaveLaws[country].basis } = input
  const leftOn = lastDayOf(input.phases)
  const { bornOn, phases, unearned } = input
  const earner = { country, basis, bornOn, phases, unearned, enteredOn: first.from, leftOn }
  const until = Math.min(input.until, leftOn ?? input.until)
  const years = leaveYears({ basis, enteredOn: first.from, until })
  const purse = openLeavePurse()
  const open: OpenYear[] = []

  const moments = [
    ...carried(input, years, purse),
    ...years.flatMap((year) => momentsOf(year, { input, earner, purse, until })),
    ...input.takings.flatMap((taking) => takings(taking, input, purse)),
    ...left(earner, years, purse),
    { on: input.today, turn: 5 as const, tell: () => (open.push(...purse.open()), []) },
  ]
  const lines = moments
    .filter(({ on }) => on <= until)
    .toSorted((one, other) => one.on - other.on || one.turn - other.turn)
    .flatMap(({ tell }) => tell())

  return { lines: together(lines), until, sums: leaveSums(lines, input.today), open }
}

function carried(input: LeaveInput, [first]: readonly LeaveYear[], purse: LeavePurse): Moment[] {
  if (!first || input.carriedHalfDays === 0) return []
  const year = { from: monthsLater(first.from, -12), to: first.from, name: 'vor dem Beginn' }
  const on = Math.max(first.from, input.phases[0]?.from ?? first.from)
  const tell = () => {
    // Nobody knows which part of it was beyond the four weeks, so all of it is protected as they are.
    purse.begin(year, { numerator: 1, denominator: 1 })
    purse.earn(year, input.carriedHalfDays)
    const reason = 'Übertrag zu Beginn'
    return [
      { on, kind: 'carry' as const, halfDays: input.carriedHalfDays, year: year.name, reason, source: null },
    ]
  }
  const checks = lapseChecks(year, input, input.until).filter((check) => check.on > on)

  return [{ on, turn: 0, tell }, ...checks.map((check) => lapseMoment(check, year, { input, purse }))]
}

type Within = { input: LeaveInput; earner: Earner; purse: LeavePurse; until: number }

function momentsOf(year: LeaveYear, { input, earner, purse, until }: Within): Moment[] {
  const begin = { on: Math.max(year.from, earner.enteredOn), turn: 1 as const }
  // What was taken of the year before days that earn nothing, beyond what is left of it by them.
  let keptHalfDays = 0
  const steps = earnedLeave(year, earner).map(({ on, keepsTaken, kind, reason, ...step }): Moment => {
    const tell = () => {
      const due = step.halfDays - keptHalfDays
      const halfDays = keepsTaken ? Math.max(due, -purse.openOf(year, 'all')) : due
      keptHalfDays = halfDays - due
      purse.earn(year, halfDays)
      return halfDays === 0 && step.halfDays !== 0
        ? []
        : [{ on, kind, halfDays, reason, year: year.name, source: null }]
    }
    return { on, turn: kind === 'exit' ? 4 : 1, tell }
  })
  const beginning: Moment = {
    ...begin,
    tell: () => {
      purse.begin(year, protectedShare(year, input.phases))
      return []
    },
  }
  const checks = lapseChecks(year, input, until)

  return [beginning, ...steps, ...checks.map((check) => lapseMoment(check, year, { input, purse }))]
}

/** Four weeks of the days of the week that are worked at the end of the year, of what its contract gives. */
function protectedShare(year: Days, phases: readonly LeavePhase[]): ProtectedShare {
  const phase = phases.findLast(({ from }) => from < year.to)
  const numerator = 2 * protectedWeeks * (phase?.daysPerWeek ?? 0)

  return { numerator, denominator: Math.max(1, numerator, phase?.halfDaysPerYear ?? 0) }
}

function lapseMoment(
  { on, part, judge }: LapseCheck,
  year: LeaveYear,
  { input, purse }: Pick<Within, 'input' | 'purse'>,
): Moment {
  const daysPerWeek = input.phases.findLast(({ from }) => from <= on)?.daysPerWeek ?? 0

  return {
    on,
    turn: 0,
    tell: () => {
      const open = purse.openOf(year, part)
      if (open === 0) return []
      const { lapses, reason } = judge({ halfDays: open, daysPerWeek })
      if (lapses) purse.lapse(year, open)
      const words = `${daysInWords(open)} aus dem Urlaubsjahr ${year.name}: ${reason}`
      return [
        {
          on,
          kind: lapses ? 'lapsed' : 'kept',
          halfDays: lapses ? -open : 0,
          year: year.name,
          reason: words,
          source: null,
        },
      ]
    },
  }
}

const takings = (taking: LeaveTaking, { today, country }: LeaveInput, purse: LeavePurse): Moment[] =>
  taking.days.map((day) => ({
    on: day.on,
    turn: 2,
    tell: () => takeLeave({ taking, day, today, paragraph: leaveLaws[country].givesBack, purse }),
  }))

/** Who has taken more than was earned by the end keeps it, where the law says so. */
function left({ leftOn, country }: Earner, years: readonly LeaveYear[], purse: LeavePurse): Moment[] {
  const { noRefund } = leaveLaws[country]
  const year = years.at(-1)
  if (leftOn === null || !noRefund || !year) return []
  const tell = (): LeaveLine[] => {
    const halfDays = -purse.left()
    if (halfDays <= 0) return []
    const reason = `zu viel genommener Urlaub wird nicht zurückverlangt (${noRefund})`
    return [{ on: leftOn, kind: 'waived', halfDays, year: year.name, reason, source: null }]
  }

  return [{ on: leftOn, turn: 4, tell }]
}

function lastDayOf(phases: readonly LeavePhase[]): number | null {
  const end = phases.at(-1)?.to ?? null

  return end === null ? null : end - 1
}

/** Days of one absence that come from the same year are one line, on the first of them. */
function together(lines: readonly LeaveLine[]): LeaveLine[] {
  const told: LeaveLine[] = []
  for (const line of lines) {
    const known = told.find(
      ({ source, kind, year }) =>
        line.source !== null && source === line.source && kind === line.kind && year === line.year,
    )
    if (known) known.halfDays += line.halfDays
    else told.push({ ...line })
  }

  return told
}

/** “4,5 Tage” of half days. */
const daysInWords = (halfDays: number): string =>
  halfDays === 2 ? '1 Tag' : `${String(halfDays / 2).replace('.', ',')} Tage`
