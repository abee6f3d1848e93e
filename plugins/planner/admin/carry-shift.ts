import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { formatTime } from '#domain/time/format.ts'
import { changesBy, type ShiftMove } from '#domain/workforce/planning/plan-changes.ts'
import type { PlanRow } from '#domain/workforce/planning/plan-rows.ts'
import type { Plan, ShiftOfPlan } from '#domain/workforce/planning/plan.contract.ts'
import { stretchStep } from '#domain/workforce/planning/shift-times.ts'

import { dayName } from './plan-words.ts'

/** A shift that somebody has picked up by the keyboard: which cell it is over, and by how much its ends have moved. */
export type Carried = {
  shift: ShiftOfPlan
  begun: number
  row: number
  day: number
  fromMinutes: number
  toMinutes: number
}

type Table = { plan: Plan; rows: readonly PlanRow[] }
type Key = { key: string; shiftKey: boolean; ctrlKey: boolean }

export const arrows: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Where it is after a key: arrows carry it, with Shift they move its end, with Control its beginning. */
export function carriedBy(
  carried: Carried,
  { key, shiftKey, ctrlKey }: Key,
  { plan, rows }: Table,
): Carried | null {
  const arrow = arrows[key]
  if (!arrow) return null
  const [byRows, byDays] = arrow
  if (shiftKey) return { ...carried, toMinutes: carried.toMinutes + byDays * stretchStep }
  if (ctrlKey) return { ...carried, fromMinutes: carried.fromMinutes + byDays * stretchStep }

  return {
    ...carried,
    row: within(carried.row + byRows, rows.length),
    day: within(carried.day + byDays, plan.days.length),
  }
}

/** What becomes of it where it is. */
export function moveOfCarried(
  { row, day, begun, fromMinutes, toMinutes }: Carried,
  { plan, rows }: Table,
): ShiftMove {
  const at = (index: number) => dayNumberOf(plan.days[index]?.day ?? '1970-01-01')

  return { ...rows[row]?.takes, days: at(day) - at(begun), fromMinutes, toMinutes }
}

/** „Anna Auer, Dienstag 4. August, 10:00 bis 18:00“. */
export function carriedWords(carried: Carried, table: Table): string {
  const { plan, rows } = table
  const timeZone = plan.branch?.timeZone ?? 'UTC'
  const { from, to } = {
    ...carried.shift,
    ...changesBy(carried.shift, moveOfCarried(carried, table), timeZone),
  }
  const clock = (at: string) => formatTime(Temporal.Instant.from(at), timeZone)

  return `${rows[carried.row]?.title}, ${dayName(plan.days[carried.day]?.day ?? '')}, ${clock(from)} bis ${clock(to)}`
}

export const within = (index: number, length: number): number => Math.max(0, Math.min(length - 1, index))
