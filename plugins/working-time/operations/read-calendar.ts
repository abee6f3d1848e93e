import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { idOf } from '#kernel/access/caller.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { workCalendarOf } from '#domain/workforce/calendar/company-days.ts'
import type { WorkCalendar } from '#domain/workforce/calendar/work-calendar.ts'

import { publicHolidaysOf } from '../holidays/public-holidays.ts'

type Asked = { req: PayloadRequest; branch: string; from: number; to: number }

const byRequest = new WeakMap<PayloadRequest, Map<string, Promise<WorkCalendar>>>()

/** What is special at a branch about the days from `from` to before `to` (day numbers); read once per request. */
export function readCalendar({ req, branch, from, to }: Asked): Promise<WorkCalendar> {
  const years = { first: yearOf(from), last: yearOf(Math.max(from, to - 1)) }
  const kept = byRequest.get(req) ?? new Map<string, Promise<WorkCalendar>>()
  const key = `${branch} ${years.first} ${years.last}`
  const calendar = kept.get(key) ?? read(req, branch, years)
  byRequest.set(req, kept.set(key, calendar))

  return calendar
}

async function read(
  req: PayloadRequest,
  branch: string,
  { first, last }: { first: number; last: number },
): Promise<WorkCalendar> {
  const place = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: branch } },
    select: { country: true, region: true },
  })
  // A house gives a handful of days, and which of them are this branch's is no question for the database.
  const given = await findRecords(asSystem(req), 'company-days', {
    select: { name: true, day: true, isYearly: true, share: true, branches: true },
  })
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)

  return workCalendarOf(
    years.flatMap((year) =>
      publicHolidaysOf({ country: place?.country ?? 'AT', region: place?.region, year }),
    ),
    given.filter(({ branches }) => !branches?.length || branches.some((each) => idOf(each) === branch)),
  )
}

function yearOf(day: number): number {
  return Number(isoDayOf(day).slice(0, 4))
}
