import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { PayloadRequest } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { idOf } from '#kernel/access/caller.ts'

/** So long what is over stays in the calendar. */
const keptDays = 60

/** The published shifts of a person by RFC 5545: in UTC, each with a name of its own that stays, and its revision. */
export async function makeCalendar(
  req: PayloadRequest,
  person: string,
  now: Temporal.Instant,
): Promise<string> {
  const shifts = await readShifts(req, person, now)
  const branches = await findRecords(asSystem(req), 'branches', { select: { name: true } })
  const nameOf = new Map(branches.map(({ id, name }) => [id, name]))
  const calendar = ical({
    name: 'Dienstplan',
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Theke', product: 'Dienstplan', language: 'DE' },
    ttl: 3600,
  })
  for (const shift of shifts) {
    const place = nameOf.get(idOf(shift.branch)) ?? ''
    calendar.createEvent({
      id: `shift-${shift.id}@theke`,
      sequence: shift.revision,
      start: new Date(shift.from),
      end: new Date(shift.to),
      stamp: new Date(shift.updatedAt),
      lastModified: new Date(shift.updatedAt),
      status: ICalEventStatus.CONFIRMED,
      summary: shift.position ? `Dienst: ${shift.position}` : 'Dienst',
      location: place,
      description: descriptionOf(shift),
    })
  }

  return calendar.toString()
}

function descriptionOf({
  breakMinutes,
  note,
}: {
  breakMinutes?: number | null
  note?: string | null
}): string {
  return [...(breakMinutes ? [`Geplante Pause: ${breakMinutes} Minuten`] : []), ...(note ? [note] : [])].join(
    '\n',
  )
}

function readShifts(req: PayloadRequest, person: string, now: Temporal.Instant) {
  return findRecords(asSystem(req), 'working-schedules', {
    where: {
      user: { equals: person },
      status: { equals: 'published' },
      to: { greater_than: now.subtract({ hours: 24 * keptDays }).toString() },
    },
    select: {
      from: true,
      to: true,
      position: true,
      note: true,
      branch: true,
      revision: true,
      updatedAt: true,
      breakMinutes: true,
    },
    sort: ['from', 'id'],
  })
}
