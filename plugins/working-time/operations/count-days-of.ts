import type { PayloadRequest } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { dayNumberOf, isoDayOf } from '#domain/time/calendar-day.ts'
import { countAbsenceDays } from '#domain/workforce/absence.ts'
import { interruptionsOf, type KnownAbsence } from '#domain/workforce/absence-overlap.ts'
import { illnessReachDays } from '#domain/workforce/absence-rules.data.ts'

import { readPlacesOfWork } from '../sheets/places-of-work.ts'
import { readAbsences, readContracts } from '../sheets/work-record.ts'

export type StoredAbsence = KnownAbsence & { id?: string; user: unknown; branch: unknown }

/** How many days an absence takes, by the contracts, the calendar and the illnesses that are stored. */
export async function countDaysOf(req: PayloadRequest, absence: StoredAbsence): Promise<number | null> {
  const [days = null] = await countDaysOfAll(req, [absence])

  return days
}

/** The same for many absences, each in its place, in as many statements as for one. */
export async function countDaysOfAll(
  req: PayloadRequest,
  absences: readonly StoredAbsence[],
): Promise<(number | null)[]> {
  if (absences.length === 0) return []
  const users = [...new Set(absences.map(({ user }) => idOf(user)))]
  const contracts = await readContracts(req, users)
  const known = await readAbsences(req, users, aroundAll(absences))
  const { places } = await readPlacesOfWork(req)

  return absences.map((absence) => {
    const place = places.get(idOf(absence.branch))
    const others = (known.get(idOf(absence.user)) ?? []).filter(({ id }) => id !== absence.id)
    const interrupted = interruptionsOf(absence, others, place?.country ?? 'AT')

    return countAbsenceDays(absence, contracts.get(idOf(absence.user)) ?? [], place?.calendar, interrupted)
  })
}

/** With what touches them or is next to them: an illness that is prolonged is one. */
function aroundAll(absences: readonly StoredAbsence[]): { first: string; last: string } {
  const first = Math.min(...absences.map(({ firstDay }) => dayNumberOf(firstDay)))
  const last = Math.max(...absences.map(({ lastDay }) => dayNumberOf(lastDay)))

  return { first: isoDayOf(first - illnessReachDays), last: isoDayOf(last + illnessReachDays) }
}
