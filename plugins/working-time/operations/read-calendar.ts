import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { idOf } from '#kernel/access/caller.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import type { Country } from '#domain/ordering/order-terms.ts'
import type { Region } from '#domain/workforce/calendar/regions.data.ts'
import { workCalendarOf } from '#domain/workforce/calendar/company-days.ts'
import type { WorkCalendar } from '#domain/workforce/calendar/work-calendar.ts'

import { publicHolidaysOf } from '../holidays/public-holidays.ts'

type Asked = { req: PayloadRequest; branch: string }

/** What is special about days at a branch. */
export async function readCalendar({ req, branch }: Asked): Promise<WorkCalendar> {
  const place = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: branch } },
    select: { country: true, region: true },
  })
  const where = { id: branch, country: place?.country ?? null, region: place?.region ?? null }

  return calendarOf(where, await readCompanyDays(req))
}

type Place = { id: string; country: Country | null; region: Region | null }

/** The same for many branches at once, and what they were made of besides the places, as text. */
export async function readCalendars(
  req: PayloadRequest,
  places: readonly Place[],
): Promise<{ calendars: Map<string, WorkCalendar>; source: string }> {
  const given = await readCompanyDays(req)

  return {
    calendars: new Map(places.map((place) => [place.id, calendarOf(place, given)])),
    source: JSON.stringify(given),
  }
}

/** A house gives a handful of days, and which of them are a branch's is no question for the database. */
const readCompanyDays = (req: PayloadRequest) =>
  findRecords(asSystem(req), 'company-days', {
    select: { name: true, day: true, isYearly: true, share: true, branches: true },
  })

function calendarOf(
  { id, country, region }: Place,
  given: Awaited<ReturnType<typeof readCompanyDays>>,
): WorkCalendar {
  return workCalendarOf(
    (year) => publicHolidaysOf({ country: country ?? 'AT', region, year }),
    given.filter(({ branches }) => !branches?.length || branches.some((each) => idOf(each) === id)),
  )
}
