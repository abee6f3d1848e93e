import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord, findRecords } from '#kernel/database/find-records.ts'
import type { Country } from '#domain/ordering/order-terms.ts'
import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { countAbsenceDays } from '#domain/workforce/absence.ts'
import { interruptionsOf, type KnownAbsence } from '#domain/workforce/absence-overlap.ts'
import { illnessReachDays } from '#domain/workforce/absence-rules.data.ts'
import type { Contract } from '#domain/workforce/contract.ts'

import { readCalendar } from './read-calendar.ts'

export type StoredAbsence = KnownAbsence & { id?: string; user: unknown; branch: unknown }

/** How many days an absence takes, by the contracts, the calendar and the illnesses that are stored. */
export async function countDaysOf(req: PayloadRequest, absence: StoredAbsence): Promise<number | null> {
  const branch = idOf(absence.branch)
  const contracts = await readContracts(req, absence)
  const calendar = await readCalendar({ req, branch })
  const interrupted = interruptionsOf(absence, await readNearby(req, absence), await countryOf(req, branch))

  return countAbsenceDays(absence, contracts, calendar, interrupted)
}

async function readContracts(req: PayloadRequest, absence: StoredAbsence): Promise<Contract[]> {
  const docs = await findRecords(asSystem(req), 'contracts', {
    where: { user: { equals: idOf(absence.user) }, validFrom: { less_than_equal: absence.lastDay } },
    select: {
      validFrom: true,
      validUntil: true,
      hoursPer: true,
      weeklyMinutes: true,
      minutesPerPeriod: true,
      minutesPerWeekday: true,
    },
  })

  return docs.map((contract) => ({ ...contract, minutesPerWeekday: contract.minutesPerWeekday ?? {} }))
}

/** Others of the person that touch it, or that are next to it: an illness that is prolonged is one. */
async function readNearby(req: PayloadRequest, absence: StoredAbsence): Promise<KnownAbsence[]> {
  const first = isoDayOf(dayNumberOf(absence.firstDay) - illnessReachDays)
  const last = isoDayOf(dayNumberOf(absence.lastDay) + illnessReachDays)

  return findRecords(asSystem(req), 'absences', {
    where: {
      user: { equals: idOf(absence.user) },
      status: { equals: 'approved' },
      firstDay: { less_than_equal: last },
      lastDay: { greater_than_equal: first },
      ...(absence.id ? { id: { not_equals: absence.id } } : {}),
    },
    select: { type: true, status: true, firstDay: true, lastDay: true, startsAtNoon: true, endsAtNoon: true },
  })
}

async function countryOf(req: PayloadRequest, branch: string): Promise<Country> {
  const found = await findRecord(asSystem(req), 'branches', {
    where: { id: { equals: branch } },
    select: { country: true },
  })

  return found?.country ?? 'AT'
}
