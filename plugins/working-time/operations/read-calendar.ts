import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { idOf } from '#kernel/access/caller.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import type { Country } from '#domain/ordering/order-terms.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import type { Days } from '#domain/time/month-around.ts'
import type { Region } from '#domain/workforce/calendar/regions.data.ts'
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
  years: { first: number; last: number },
): Promise<WorkCalendar> {
  const place = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: branch } },
    select: { country: true, region: true },
  })
  const where = { id: branch, country: place?.country ?? null, region: place?.region ?? null }

  return calendarOf(where, years, await readCompanyDays(req))
}

type Place = { id: string; country: Country | null; region: Region | null }

/** The same for many branches at once, and what they were made of besides the places, as text. */
export async function readCalendars(
  req: PayloadRequest,
  places: readonly Place[],
  { from, to }: Days,
): Promise<{ calendars: Map<string, WorkCalendar>; source: string }> {
  const years = { first: yearOf(from), last: yearOf(Math.max(from, to - 1)) }
  const given = await readCompanyDays(req)

  return {
    calendars: new Map(places.map((place) => [place.id, calendarOf(place, years, given)])),
    source: JSON.stringify([years, given]),
  }
}

/** A house gives a handful of days, and which of them are a branch's is no question for the database. */
const readCompanyDays = (req: PayloadRequest) =>
  findRecords(asSystem(req), 'company-days', {
    select: { name: true, day: true, isYearly: true, share: true, branches: true },
  })

function calendarOf(
  { id, country, region }: Place,
  { first, last }: { first: number; last: number },
  given: Awaited<ReturnType<typeof readCompanyDays>>,
): WorkCalendar {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)

  return workCalendarOf(
    years.flatMap((year) => publicHolidaysOf({ country: country ?? 'AT', region, year })),
    given.filter(({ branches }) => !branches?.length || branches.some((each) => idOf(each) === id)),
  )
}

function yearOf(day: number): number {
  return Number(isoDayOf(day).slice(0, 4))
}
