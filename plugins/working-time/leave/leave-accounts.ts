import type { PayloadRequest } from 'payload'

import type { Country } from '#domain/ordering/order-terms.ts'
import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { type Days, yearAround } from '#domain/time/month-around.ts'
import { halvesOfAbsence } from '#domain/workforce/absence.ts'
import type { SheetAbsence } from '#domain/workforce/accounts/absences-by-half.ts'
import { plainCalendar } from '#domain/workforce/calendar/work-calendar.ts'
import { spanOfContract } from '#domain/workforce/contract.ts'
import type { LapseFacts } from '#domain/workforce/leave/lapse-check.ts'
import { leaveDays } from '#domain/workforce/leave/leave-days.ts'
import { leaveLaws } from '#domain/workforce/leave/leave-law.data.ts'
import type { LeaveInput } from '#domain/workforce/leave/leave-ledger.ts'
import { carryGroundLabels } from '#domain/workforce/leave/leave-notice.texts.ts'
import { type LeavePhase, leavePhases } from '#domain/workforce/leave/leave-phases.ts'

import type { SheetPerson } from '../sheets/people-of-sheets.ts'
import { type PlaceOfWork, readPlacesOfWork } from '../sheets/places-of-work.ts'
import { readAbsences, readContracts, type StoredContract } from '../sheets/work-record.ts'
import { readCarryOvers, readNotices, type StoredCarryOver, type StoredNotice } from './leave-record.ts'

/** Somebody's account of leave: what it is made of, and what was told of it. */
export type LeaveAccount = {
  person: SheetPerson
  place: PlaceOfWork | null
  country: Country
  input: LeaveInput
  notices: readonly StoredNotice[]
  carryOvers: readonly StoredCarryOver[]
}

/**
 * The accounts of people as they are on a day (a day number), of whoever has a contract then or had one before. In as
 * many statements as for one person.
 */
export async function readLeaveAccounts(
  req: PayloadRequest,
  { people, today }: { people: readonly SheetPerson[]; today: number },
): Promise<LeaveAccount[]> {
  const users = people.map(({ id }) => id)
  const contracts = await readContracts(req, users)
  const begins = [...contracts.values()].flat().map(({ validFrom }) => validFrom)
  const first = begins.toSorted()[0] ?? isoDayOf(today)
  const until = yearAround(today).to
  const absences = await readAbsences(req, users, { first, last: isoDayOf(until + 366) })
  const { places } = await readPlacesOfWork(req, { from: dayNumberOf(first), to: until + 366 })
  const notices = await readNotices(req, users)
  const carryOvers = await readCarryOvers(req, users)

  return people.flatMap((person) => {
    const { id } = person
    const own = (contracts.get(id) ?? []).filter(({ validFrom }) => validFrom <= isoDayOf(today))
    const place = places.get(own.at(-1)?.branch ?? '') ?? null
    const said = { notices: notices.get(id) ?? [], carryOvers: carryOvers.get(id) ?? [] }
    const facts = { contracts: own, absences: absences.get(id) ?? [], place, today, ...said }
    const country = place?.country ?? 'AT'
    return own.length > 0 ? [{ person, place, country, ...said, input: inputOf(facts, country) }] : []
  })
}

type Facts = Pick<LeaveAccount, 'place' | 'notices' | 'carryOvers'> & {
  contracts: readonly StoredContract[]
  absences: readonly SheetAbsence[]
  today: number
}

function inputOf(facts: Facts, country: Country): LeaveInput {
  const { contracts, absences, place, today } = facts
  const phases = currentEmployment(leavePhases(contracts), today)
  const begin = phases[0]?.from ?? today
  const own = absences.filter(({ lastDay }) => dayNumberOf(lastDay) >= begin)
  const spansOf = (type: SheetAbsence['type']) =>
    own
      .filter((absence) => absence.type === type && absence.status === 'approved')
      .map(({ firstDay, lastDay }) => ({ from: dayNumberOf(firstDay), to: dayNumberOf(lastDay) + 1 }))
  const { cutBy } = leaveLaws[country]

  return {
    phases,
    country,
    today,
    until: yearAround(today).to - 1,
    bornOn: bornOnOf(contracts),
    unearned: own
      .filter(({ type, status }) => type === cutBy?.type && status === 'approved')
      .map(wholeDaysOf),
    carriedHalfDays:
      2 * (contracts.find((each) => spanOfContract(each).from === begin)?.holidayCarryOver ?? 0),
    takings: leaveDays({ absences: own, contracts, calendar: place?.calendar ?? plainCalendar, country }),
    ...toldOf(facts),
    illnesses: spansOf('sick'),
    parentalLeaves: spansOf('parental'),
  }
}

/** What was withdrawn counts for nothing; a mail that was only sent, or came back, was not received. */
const toldOf = ({ notices, carryOvers }: Facts): Pick<LapseFacts, 'notices' | 'carriedOver'> => ({
  notices: notices
    .filter(({ withdrawn }) => withdrawn === null)
    .map(({ yearFrom, halfDays, sentOn, receivedOn }) => ({
      of: dayNumberOf(yearFrom),
      halfDays,
      sentOn: dayNumberOf(sentOn),
      receivedOn: receivedOn === null ? null : dayNumberOf(receivedOn),
    })),
  carriedOver: new Map(
    carryOvers.map(({ yearFrom, ground, words }) => [
      dayNumberOf(yearFrom),
      `${carryGroundLabels[ground]} (${words})`,
    ]),
  ),
})

/** Without the halves at its ends, on which there was work. */
function wholeDaysOf(absence: SheetAbsence): Days {
  const { from, to } = halvesOfAbsence(absence)

  return { from: Math.ceil(from / 2), to: Math.floor((to ?? from) / 2) }
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
