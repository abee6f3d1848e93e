import type { PayloadRequest } from 'payload'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { yearAround } from '#domain/time/month-around.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import type { SheetAbsence } from '#domain/workforce/accounts/absences-by-half.ts'
import { plainCalendar } from '#domain/workforce/calendar/work-calendar.ts'
import { spanOfContract } from '#domain/workforce/contract.ts'
import { leaveDays } from '#domain/workforce/leave/leave-days.ts'
import { leaveLedger, type LeaveLedger } from '#domain/workforce/leave/leave-ledger.ts'
import { type LeavePhase, leavePhases } from '#domain/workforce/leave/leave-phases.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'

import { peopleOfSheets, type SheetPerson } from './people-of-sheets.ts'
import { type PlaceOfWork, readPlacesOfWork } from './places-of-work.ts'
import { named } from './tell-month.ts'
import { readAbsences, readContracts, type StoredContract } from './work-record.ts'

type Asked = {
  day?: string | undefined
  branch?: string | undefined
  user?: string | undefined
  now: Temporal.Instant
}

/** The leave accounts of people who have a contract on the day or had one before, of all whom whoever asks may see. */
export async function listLeave(
  req: PayloadRequest,
  { day, branch, user, now }: Asked,
): Promise<{ day: string; docs: LeaveRow[] }> {
  const today = day === undefined ? localDayAt(now.epochMilliseconds, usualZone) : dayNumberOf(day)
  const people = await peopleOfSheets(req, { branch, user })
  const users = people.map(({ id }) => id)
  const contracts = await readContracts(req, users)
  const begins = [...contracts.values()].flat().map(({ validFrom }) => validFrom)
  const first = begins.toSorted()[0] ?? isoDayOf(today)
  const until = yearAround(today).to
  const absences = await readAbsences(req, users, { first, last: isoDayOf(until + 366) })
  const places = await readPlacesOfWork(req, { from: dayNumberOf(first), to: until + 366 })
  const docs = people.flatMap((person) => {
    const own = (contracts.get(person.id) ?? []).filter(({ validFrom }) => validFrom <= isoDayOf(today))
    const facts = { person, contracts: own, absences: absences.get(person.id) ?? [], places, today }
    return own.length > 0 ? [rowOf(facts)] : []
  })

  return { day: isoDayOf(today), docs }
}

type Facts = {
  person: SheetPerson
  contracts: readonly StoredContract[]
  absences: readonly SheetAbsence[]
  places: ReadonlyMap<string, PlaceOfWork>
  today: number
}

function rowOf(facts: Facts): LeaveRow {
  const { person, contracts, places } = facts
  const place = places.get(contracts.at(-1)?.branch ?? '') ?? null
  const { sums, lines } = accountOf(facts, place)
  const { left, planned, carried, entitled, taken, givenBack, lapsed } = sums

  return {
    person: named(person),
    branch: place && named(place),
    ...inDays({ left, planned, carried, entitled, taken, givenBack, lapsed }),
    lines: lines.map(({ on, kind, halfDays, year, reason }) => ({
      day: isoDayOf(on),
      kind,
      days: halfDays / 2,
      year,
      reason,
    })),
  }
}

function accountOf({ contracts, absences, today }: Facts, place: PlaceOfWork | null): LeaveLedger {
  const phases = currentEmployment(leavePhases(contracts), today)
  const country = place?.country ?? 'AT'
  const begin = phases[0]?.from ?? today
  const own = absences.filter(({ lastDay }) => dayNumberOf(lastDay) >= begin)
  const calendar = place?.calendar ?? plainCalendar
  const spansOf = (type: SheetAbsence['type']) =>
    own
      .filter((absence) => absence.type === type && absence.status === 'approved')
      .map(({ firstDay, lastDay }) => ({ from: dayNumberOf(firstDay), to: dayNumberOf(lastDay) + 1 }))

  return leaveLedger({
    phases,
    country,
    today,
    until: yearAround(today).to - 1,
    bornOn: bornOnOf(contracts),
    carriedHalfDays:
      2 * (contracts.find((each) => spanOfContract(each).from === begin)?.holidayCarryOver ?? 0),
    takings: leaveDays({
      absences: own,
      contracts,
      calendar,
      country,
    }),
    notices: [],
    illnesses: spansOf('sick'),
    parentalLeaves: spansOf('parental'),
    carriedOver: new Map(),
  })
}

/** Phases without a gap up to the day: leave of an employment that has ended is settled with it. */
function currentEmployment(phases: readonly LeavePhase[], today: number): LeavePhase[] {
  const begun = phases.filter(({ from }) => from <= today)
  const lastGap = begun.findLastIndex((phase, index) => index > 0 && begun[index - 1]?.to !== phase.from)

  return begun.slice(Math.max(0, lastGap))
}

function bornOnOf(contracts: readonly StoredContract[]): number | null {
  const known = contracts.findLast(({ bornOn }) => bornOn !== null)?.bornOn

  return known ? dayNumberOf(known) : null
}

const inDays = <Name extends string>(halves: Record<Name, number>): Record<Name, number> =>
  Object.fromEntries(Object.entries<number>(halves).map(([name, value]) => [name, value / 2])) as Record<
    Name,
    number
  >
