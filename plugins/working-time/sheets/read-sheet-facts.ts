import type { PayloadRequest } from 'payload'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { daysOfMonth } from '#domain/time/calendar-month.ts'
import type { Days } from '#domain/time/month-around.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { dayMs, localDayAt } from '#domain/time/zone-clock.ts'
import { illnessReachDays } from '#domain/workforce/absence-rules.data.ts'
import type { Sheet } from '#domain/workforce/accounts/sheet-of.ts'
import { type FoldedMonth, foldMonths, lastClosed } from '#domain/workforce/closing/fold-month.ts'

import { type PlaceOfWork, readPlacesOfWork } from './places-of-work.ts'
import { readKeptStretches } from './kept-stretches.ts'
import { readClosedSheets, readMonthEvents } from './sheet-events.ts'
import { readAbsences, readConflicts, readContracts, readFirstWork, readShifts } from './work-record.ts'

type ByUser<Rows> = ReadonlyMap<string, Rows>
type Read<Of extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Of>>

/** What is stored about the month of many people, by the person. */
export type SheetFacts = {
  days: Days
  places: ReadonlyMap<string, PlaceOfWork>
  placesSource: string
  events: Read<typeof readMonthEvents>
  months: ByUser<ReadonlyMap<string, FoldedMonth>>
  /** The first day of a contract or of work; nothing for whoever has neither. */
  since: ByUser<number>
  /** By the event that closed them: this month, and the last one before that. */
  closedSheets: ReadonlyMap<string, Sheet>
  contracts: Read<typeof readContracts>
  absences: Read<typeof readAbsences>
  worked: Read<typeof readKeptStretches>
  shifts: Read<typeof readShifts>
  conflicts: Read<typeof readConflicts>
}

/** Work of the weeks around a month is looked at for rests; zones differ from UTC by less than a day. */
const aroundMs = 16 * dayMs

/** All of it in as many statements as for one person. */
export async function readSheetFacts(
  req: PayloadRequest,
  { users, month }: { users: readonly string[]; month: string },
): Promise<SheetFacts> {
  const days = daysOfMonth(month)
  const events = await readMonthEvents(req, users)
  const months = new Map(users.map((user) => [user, foldMonths(events.get(user) ?? [])]))
  const contracts = await readContracts(req, users)
  const since = sinceOf(users, contracts, await readFirstWork(req, users))
  const beginOf = (user: string) =>
    Math.min(days.from, carriedFrom(months.get(user), month) ?? since.get(user) ?? days.from)
  const begins = new Map(users.map((user) => [user, beginOf(user)]))
  const first = Math.min(days.from, ...begins.values())
  const instants = { fromMs: (days.from - 1) * dayMs, toMs: (days.to + 1) * dayMs }

  return {
    days,
    events,
    months,
    since,
    contracts,
    ...(await readPlacesOfWork(req)),
    closedSheets: await readClosedSheets(
      req,
      [...months.values()].flatMap((own) => closingsOf(own, month)),
    ),
    absences: await readAbsences(req, users, {
      first: isoDayOf(first - illnessReachDays),
      last: isoDayOf(days.to + illnessReachDays),
    }),
    worked: await readKeptStretches(
      req,
      [...begins].map(([user, begin]) => ({ user, sinceMs: begin * dayMs - aroundMs })),
      days.to * dayMs + aroundMs,
    ),
    shifts: await readShifts(req, users, instants),
    // A press after midnight is part of what was begun on the month's last day.
    conflicts: await readConflicts(req, users, { ...instants, toMs: instants.toMs + dayMs }),
  }
}

type Months = ReadonlyMap<string, FoldedMonth>

/** The closing of the month itself, and the last one before it. */
function closingsOf(months: Months, month: string): string[] {
  return [month, lastClosed(months, month) ?? ''].flatMap((each) => months.get(each)?.closing?.id ?? [])
}

/** From which day on there is anything to carry, where something was closed. */
function carriedFrom(months: Months | undefined, month: string): number | null {
  const closed = months ? lastClosed(months, month) : null

  return closed === null ? null : daysOfMonth(closed).to
}

function sinceOf(
  users: readonly string[],
  contracts: SheetFacts['contracts'],
  firstWork: ReadonlyMap<string, number>,
): Map<string, number> {
  return new Map(
    users.flatMap((user): [string, number][] => {
      const contract = contracts.get(user)?.[0]
      const workedAt = firstWork.get(user)
      const days = [
        ...(contract ? [dayNumberOf(contract.validFrom)] : []),
        ...(workedAt === undefined ? [] : [localDayAt(workedAt, usualZone)]),
      ]
      return days.length > 0 ? [[user, Math.min(...days)]] : []
    }),
  )
}
