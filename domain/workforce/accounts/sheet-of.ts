import type { Country } from '../../ordering/order-terms.ts'
import type { Days } from '../../time/month-around.ts'
import { localDayAt, minuteMs } from '../../time/zone-clock.ts'
import type { WorkCalendar } from '../calendar/work-calendar.ts'
import type { WorkStretch } from '../ledger/work-stretch.ts'
import { type AccountLine, balancesOf } from './account-line.ts'
import { absencesByHalf, type SheetAbsence } from './absences-by-half.ts'
import { owedLinesBy, type SheetContract } from './owed-lines.ts'
import { type OvertimeOn, overtimeLines } from './overtime-lines.ts'
import { type Surcharge, workByDay } from './work-by-day.ts'

/** A published shift; instants are epoch milliseconds. It belongs to the day on which it begins. */
export type SheetShift = { from: number; to: number; breakMinutes: number; timeZone: string }

export type SheetInput = {
  /** Day numbers; `to` is the first day that is no longer told of. */
  days: Days
  /** All of the days, and for the overtime of a week those since the Monday before. */
  stretches: readonly WorkStretch[]
  contracts: readonly SheetContract[]
  /** Of any status; only approved ones count. */
  absences: readonly SheetAbsence[]
  calendar: WorkCalendar
  shifts: readonly SheetShift[]
  surchargesOf: (stretch: WorkStretch) => readonly Surcharge[]
  nowMs: number
  /** Whose law says from when on an illness interrupts a vacation. */
  country?: Country
  overtime?: OvertimeOn
  /** What accounts stood at before, as `carryOver` of the sheet before says it. */
  opening?: readonly AccountLine[]
}

type Amounts = { planned: number; owed: number; worked: number; breaks: number; credited: number }
export type SheetDay = Amounts & { day: number; lines: AccountLine[] }
export type Sheet = Days & {
  opening: AccountLine[]
  days: SheetDay[]
  sums: Amounts & { balances: Record<string, number> }
}

/**
 * What a person owed, worked and was credited on each day, in whole minutes. Each balance is the sum of its lines, the
 * opening ones included, and each line says why. A stretch of work counts as a whole for the day on which it began by
 * its branch's clock. The same input gives the same sheet, in whatever order it comes.
 */
export function sheetOf(input: SheetInput): Sheet {
  const { days, calendar, nowMs, surchargesOf, country = 'AT' } = input
  const opening = input.opening?.toSorted(byAccount) ?? []
  const owedOn = owedLinesBy(input.contracts, calendar, absencesByHalf(days, input.absences, country))
  const work = workByDay(input.stretches, surchargesOf, nowMs)
  const overtime = overtimeLines(days, work, input.overtime)
  const planned = plannedByDay(input.shifts)

  const told: SheetDay[] = []
  for (let day = days.from; day < days.to; day += 1) {
    const { owed, credited, lines } = owedOn(day)
    const done = work.get(day)
    told.push({
      day,
      planned: planned.get(day) ?? 0,
      owed,
      worked: done?.worked ?? 0,
      breaks: done?.breaks ?? 0,
      credited,
      lines: [...lines, ...(done?.lines ?? []), ...(overtime.get(day) ?? [])],
    })
  }

  return { ...days, opening, days: told, sums: sumsOf(told, opening) }
}

function sumsOf(days: readonly SheetDay[], opening: readonly AccountLine[]): Sheet['sums'] {
  const sum = (amount: keyof Amounts) => days.reduce((total, day) => total + day[amount], 0)
  const lines = [...opening, ...days.flatMap((day) => day.lines)]

  return {
    planned: sum('planned'),
    owed: sum('owed'),
    worked: sum('worked'),
    breaks: sum('breaks'),
    credited: sum('credited'),
    balances: balancesOf(lines),
  }
}

function plannedByDay(shifts: readonly SheetShift[]): Map<number, number> {
  const planned = new Map<number, number>()
  for (const { from, to, breakMinutes, timeZone } of shifts) {
    const day = localDayAt(from, timeZone)
    const minutes = Math.round((to - from) / minuteMs) - breakMinutes
    planned.set(day, (planned.get(day) ?? 0) + minutes)
  }

  return planned
}

const byAccount = (one: AccountLine, other: AccountLine): number =>
  textOf(one) < textOf(other) ? -1 : textOf(one) > textOf(other) ? 1 : 0

const textOf = ({ account, source, reason, minutes }: AccountLine): string =>
  [account, source, reason, minutes].join('\n')
