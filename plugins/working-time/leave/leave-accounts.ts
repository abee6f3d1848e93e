import type { PayloadRequest } from 'payload'

import type { Country } from '#domain/ordering/order-terms.ts'
import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { type Days, yearAround } from '#domain/time/month-around.ts'
import { blockingStatuses, halvesOfAbsence } from '#domain/workforce/absence.ts'
import type { SheetAbsence } from '#domain/workforce/accounts/absences-by-half.ts'
import { absenceRules } from '#domain/workforce/absence-rules.data.ts'
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

/** Leave is earned year after year, so each year ahead is reckoned for each person. */
export const furthestLeaveDays = 5 * 366

/**
 * The accounts of people as they are on a day (a day number), of whoever has a contract then or had one before, told
 * until the end of the year in which all leave that is asked for is over. In as many statements as for one person.
 */
export async function readLeaveAccounts(
  req: PayloadRequest,
  { people, today }: { people: readonly SheetPerson[]; today: number },
): Promise<LeaveAccount[]> {
  const users = people.map(({ id }) => id)
  const contracts = await readContracts(req, users)
  const begins = [...contracts.values()].flat().map(({ validFrom }) => validFrom)
  const first = begins.toSorted()[0] ?? isoDayOf(today)
  const last = isoDayOf(yearAround(today + furthestLeaveDays).to)
  const absences = await readAbsences(req, users, { first, last })
  const { places } = await readPlacesOfWork(req)
  const notices = await readNotices(req, users)
  const carryOvers = await readCarryOvers(req, users)

  return people.flatMap((person) => {
    const { id } = person
    const own = contracts.get(id) ?? []
    const current = own.findLast(({ validFrom }) => validFrom <= isoDayOf(today))
    const place = places.get(current?.branch ?? '') ?? null
    const said = { notices: notices.get(id) ?? [], carryOvers: carryOvers.get(id) ?? [] }
    const facts = { contracts: own, absences: absences.get(id) ?? [], place, today, ...said }
    const country = place?.country ?? 'AT'
    return current ? [{ person, place, country, ...said, input: inputOf(facts, country) }] : []
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
    until: toldUntil(own, today),
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

/** The end of the year of the last leave that is asked for or approved, as far as years are reckoned ahead. */
function toldUntil(absences: readonly SheetAbsence[], today: number): number {
  const last = absences
    .filter(({ type, status }) => absenceRules[type].takesLeave && blockingStatuses.includes(status))
    .map(({ lastDay }) => dayNumberOf(lastDay))
  const furthest = Math.min(Math.max(today, ...last), today + furthestLeaveDays)

  return yearAround(furthest).to - 1
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

/**
 * Phases around the day without a gap, those that are entered ahead as well: leave of an employment that has ended is
 * settled with it, and nobody leaves who goes on.
 */
function currentEmployment(phases: readonly LeavePhase[], today: number): LeavePhase[] {
  const isAfterGap = (phase: LeavePhase, index: number) => index > 0 && phases[index - 1]?.to !== phase.from
  const first = phases.findLastIndex(
    (phase, index) => phase.from <= today && (index === 0 || isAfterGap(phase, index)),
  )
  const next = phases.findIndex((phase, index) => index > Math.max(0, first) && isAfterGap(phase, index))

  return first === -1 ? [] : phases.slice(first, next === -1 ? undefined : next)
}

function bornOnOf(contracts: readonly StoredContract[]): number | null {
  const known = contracts.findLast(({ bornOn }) => bornOn !== null)?.bornOn

  return known ? dayNumberOf(known) : null
}
