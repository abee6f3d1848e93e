import { isDeepStrictEqual } from 'node:util'

import type { PayloadRequest } from 'payload'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { monthOfDay } from '#domain/time/calendar-month.ts'
import type { Days } from '#domain/time/month-around.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { dayMs, localDayAt } from '#domain/time/zone-clock.ts'
import type { Sheet } from '#domain/workforce/accounts/sheet-of.ts'
import {
  type FoldedMonth,
  foldMonth,
  lastClosed,
  type MonthState,
  stateOfMonth,
} from '#domain/workforce/closing/fold-month.ts'
import type { MonthEvent } from '#domain/workforce/closing/month-event.ts'
import { spanOfContract } from '#domain/workforce/contract.ts'
import { stateByNow } from '#domain/workforce/ledger/forgotten-end.ts'

import { keptSheet } from './kept-sheets.ts'
import type { SheetPerson } from './people-of-sheets.ts'
import type { PlaceOfWork } from './places-of-work.ts'
import { readSheetFacts, type SheetFacts } from './read-sheet-facts.ts'
import { hashOfSheet } from './sheet-events.ts'
import type { KnownWork, MadeSheet } from './sheet-of-person.ts'
import type { StoredConflict } from './work-record.ts'

/** A person's month: as it is by what is known now, and as it was closed. */
export type PersonMonth = MadeSheet & {
  person: SheetPerson
  month: string
  days: Days
  /** By whose calendar, clock and law; null for whoever works nowhere. */
  place: PlaceOfWork | null
  work: KnownWork
  /** Of the sheet as it is now; made when somebody asks, for it takes longer than the sheet. */
  hash: () => string
  /** What was kept when it was closed; null while it is open. */
  closed: Sheet | null
  folded: FoldedMonth
  /** What was said of any month of theirs, in its turn. */
  events: readonly MonthEvent[]
  state: MonthState
  /** Whether what is known now is not what was closed. */
  differs: boolean
  isOver: boolean
  /** Whether the month before is closed, or there is none. */
  isInTurn: boolean
  /** Whether a later month is closed. */
  isOvertaken: boolean
  conflicts: StoredConflict[]
  /** How many absences of the month nobody has decided about. */
  requested: number
}

type Asked = { people: readonly SheetPerson[]; month: string; now: Temporal.Instant }

/**
 * The sheets of many people for a month, of those who have had a contract or worked by its end: what is carried over
 * comes from the last closed month and the open ones after it, and without one from all that is known of them.
 */
export async function readSheets(req: PayloadRequest, { people, month, now }: Asked): Promise<PersonMonth[]> {
  const users = people.map(({ id }) => id)
  const facts = await readSheetFacts(req, { users, month })

  return people
    .filter(({ id }) => (facts.since.get(id) ?? facts.days.to) < facts.days.to)
    .map((person) => monthOf(person, month, facts, now))
}

/** The same for one person, also where nothing is known of them. */
export async function readSheet(
  req: PayloadRequest,
  { person, month, now }: { person: SheetPerson; month: string; now: Temporal.Instant },
): Promise<PersonMonth> {
  return monthOf(person, month, await readSheetFacts(req, { users: [person.id], month }), now)
}

/** When the clock moves nothing of a month any more: by then all work of it is over, and its last rest. */
const settledAfterDays = 62

function monthOf(person: SheetPerson, month: string, facts: SheetFacts, now: Temporal.Instant): PersonMonth {
  const { days, places } = facts
  const nowMs = Math.min(now.epochMilliseconds, (days.to + settledAfterDays) * dayMs)
  const work = workOf(person, facts, nowMs)
  const place = placeOf(person, work.contracts, facts)
  const zone = place?.timeZone ?? usualZone
  const today = localDayAt(now.epochMilliseconds, zone)
  const since = facts.since.get(person.id) ?? days.from
  const closing = closingOf(person, month, facts)
  const making = { work, place, places, days, today, since, nowMs, carried: closing.before }
  const made = keptSheet(making, {
    places: facts.placesSource,
    stretches: facts.worked.get(person.id)?.source ?? null,
  })
  const hash = once(() => hashOfSheet(made.sheet))
  const { folded } = closing

  return {
    person,
    month,
    days,
    place,
    work,
    hash,
    closed: closing.own,
    folded,
    events: facts.events.get(person.id) ?? [],
    ...made,
    state: stateOfMonth(folded, folded.confirmation && !folded.closing ? hash() : ''),
    differs: folded.closing !== null && isOther(closing.own, made.sheet) && folded.closing.hash !== hash(),
    isOver: today >= days.to,
    isInTurn: since >= days.from || closing.lastMonth === monthOfDay(days.from - 1),
    isOvertaken: closing.isOvertaken,
    conflicts: (facts.conflicts.get(person.id) ?? []).filter(({ workAt }) =>
      isIn(localDayAt(workAt, zone), days),
    ),
    requested: requestedIn(work, days),
  }
}

const workOf = ({ id }: SheetPerson, facts: SheetFacts, nowMs: number): KnownWork => ({
  contracts: facts.contracts.get(id) ?? [],
  absences: facts.absences.get(id) ?? [],
  stretches: (facts.worked.get(id)?.stretches ?? []).map((stretch) => {
    const state = stateByNow(stretch, nowMs)
    return state === stretch.state ? stretch : { ...stretch, state }
  }),
  shifts: facts.shifts.get(id) ?? [],
})

/** Where somebody works by the contract of the month's end, else by the last one, else by who they are. */
function placeOf(
  { branches }: SheetPerson,
  contracts: KnownWork['contracts'],
  { places, days }: SheetFacts,
): PlaceOfWork | null {
  const begun = contracts.filter((contract) => spanOfContract(contract).from < days.to)
  const inForce = begun.findLast((contract) => (spanOfContract(contract).to ?? days.to) >= days.to)
  const branch = (inForce ?? begun.at(-1) ?? contracts[0])?.branch ?? branches[0]

  return places.get(branch ?? '') ?? null
}

function closingOf({ id }: SheetPerson, month: string, { months, closedSheets }: SheetFacts) {
  const own = months.get(id) ?? new Map<string, FoldedMonth>()
  const folded = own.get(month) ?? foldMonth([])
  const lastMonth = lastClosed(own, month)
  const sheetOf = (closing: FoldedMonth['closing'] | undefined) => closedSheets.get(closing?.id ?? '') ?? null

  return {
    folded,
    lastMonth,
    isOvertaken: (lastClosed(own) ?? month) > month,
    own: sheetOf(folded.closing),
    before: lastMonth === null ? null : sheetOf(own.get(lastMonth)?.closing),
  }
}

const isOther = (one: Sheet | null, other: Sheet): boolean => !isDeepStrictEqual(one, other)

const requestedIn = ({ absences }: KnownWork, days: Days): number =>
  absences.filter((absence) => absence.status === 'requested' && reachesInto(absence, days)).length

function once(make: () => string): () => string {
  let made: string | null = null

  return () => (made ??= make())
}

const isIn = (day: number, { from, to }: Days): boolean => day >= from && day < to

const reachesInto = (
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
  { from, to }: Days,
): boolean => dayNumberOf(firstDay) < to && dayNumberOf(lastDay) >= from
