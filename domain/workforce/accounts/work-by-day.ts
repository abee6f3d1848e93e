import { formatMinute } from '../../time/format.ts'
import { localDayAt, minuteMs, wallClockAt } from '../../time/zone-clock.ts'
import { workedMinutes, type WorkStretch } from '../ledger/work-stretch.ts'
import { type AccountLine, timeAccount } from './account-line.ts'

/** Minutes of a stretch that go to an account of their own, such as night work, by the rules of whoever reckons it. */
export type Surcharge = { account: string; minutes: number; reason: string }

/** Whole minutes; breaks are rounded by themselves, so they may differ by one from what lies between. */
export type WorkDay = { worked: number; breaks: number; lines: AccountLine[] }

/** What was worked, by the day on which each stretch began by its branch's clock. */
export function workByDay(
  stretches: readonly WorkStretch[],
  surchargesOf: (stretch: WorkStretch) => readonly Surcharge[],
  nowMs: number,
): Map<number, WorkDay> {
  const days = new Map<number, WorkDay>()
  for (const stretch of stretches.toSorted(byBegin)) {
    const day = localDayAt(stretch.from, stretch.timeZone)
    const done = days.get(day) ?? { worked: 0, breaks: 0, lines: [] }
    const source = `stretch:${stretch.id}` as const
    const minutes = workedMinutes(stretch, nowMs)
    const breaks = breakMinutes(stretch, nowMs)

    done.worked += minutes
    done.breaks += breaks
    done.lines.push({ account: timeAccount, minutes, reason: reasonOf(stretch, breaks), source })
    for (const surcharge of surchargesOf(stretch)) done.lines.push({ ...surcharge, source })
    days.set(day, done)
  }

  return days
}

function breakMinutes({ breaks, to }: WorkStretch, nowMs: number): number {
  const ms = breaks.reduce((sum, each) => sum + (each.to ?? to ?? nowMs) - each.from, 0)

  return Math.round(ms / minuteMs)
}

/** “Gearbeitet 08:00–16:30, Pause 00:30”, by the clock of the branch. */
function reasonOf({ from, to, timeZone }: WorkStretch, breaks: number): string {
  const clock = (at: number) => formatMinute(wallClockAt(at, timeZone).minute)
  const hours = to === null ? `seit ${clock(from)}` : `${clock(from)}–${clock(to)}`

  return `Gearbeitet ${hours}${breaks > 0 ? `, Pause ${formatMinute(breaks)}` : ''}`
}

function byBegin(one: WorkStretch, other: WorkStretch): number {
  if (one.from !== other.from) return one.from - other.from

  return one.id < other.id ? -1 : 1
}
