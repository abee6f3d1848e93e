import type { PayloadRequest } from 'payload'

import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import { localDayAt } from '#domain/time/zone-clock.ts'
import { dueNotices } from '#domain/workforce/leave/due-notices.ts'
import { leaveLedger } from '#domain/workforce/leave/leave-ledger.ts'
import type { LeaveNoticeRow } from '#domain/workforce/leave-rows.contract.ts'
import type { LeaveRow } from '#domain/workforce/time-sheets.contract.ts'
import { refuseFields } from '#kernel/refuse-fields.ts'

import { furthestLeaveDays, type LeaveAccount, readLeaveAccounts } from '../leave/leave-accounts.ts'
import type { StoredNotice } from '../leave/leave-record.ts'
import { peopleOfSheets } from './people-of-sheets.ts'
import { named } from './tell-month.ts'

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
  const current = localDayAt(now.epochMilliseconds, usualZone)
  const today = day === undefined ? current : dayNumberOf(day)
  const people = await peopleOfSheets(req, { branch, user })
  const message = 'So weit voraus wird kein Urlaubskonto geführt.'
  refuseFields(today > current + furthestLeaveDays ? [{ field: 'day', code: 'day-ahead', message }] : [])

  return { day: isoDayOf(today), docs: (await readLeaveAccounts(req, { people, today })).map(rowOf) }
}

function rowOf({ person, place, country, input, notices, carryOvers }: LeaveAccount): LeaveRow {
  const { sums, lines, until } = leaveLedger(input)
  const { left, planned, carried, entitled, taken, givenBack, lapsed } = sums

  return {
    person: named(person),
    branch: place && named(place),
    country,
    ...inDays({ left, planned, carried, entitled, taken, givenBack, lapsed }),
    until: isoDayOf(until),
    lines: lines.map(({ on, kind, halfDays, year, reason }) => ({
      day: isoDayOf(on),
      kind,
      days: halfDays / 2,
      year,
      reason,
    })),
    open: dueNotices(input).map(({ year, halfDays, lapsesOn }) => ({
      year: year.name,
      yearFrom: isoDayOf(year.from),
      days: halfDays / 2,
      takeUntil: lapsesOn === null ? null : isoDayOf(lapsesOn - 1),
    })),
    notices: notices.map(noticeRow),
    carriedOver: carryOvers.map(({ yearFrom, ground, words, by }) => ({
      year: yearFrom.slice(0, 4),
      yearFrom,
      ground,
      words,
      by,
    })),
  }
}

const noticeRow = (notice: StoredNotice): LeaveNoticeRow => ({
  id: notice.id,
  year: notice.year,
  yearFrom: notice.yearFrom,
  days: notice.halfDays / 2,
  takeUntil: notice.takeUntil,
  sentOn: notice.sentOn,
  by: notice.by,
  mail: notice.mail,
  receivedOn: notice.receivedOn,
  receipt: notice.receipt,
  witness: notice.witness,
  withdrawn: notice.withdrawn,
})

const inDays = <Name extends string>(halves: Record<Name, number>): Record<Name, number> =>
  Object.fromEntries(Object.entries<number>(halves).map(([name, value]) => [name, value / 2])) as Record<
    Name,
    number
  >
