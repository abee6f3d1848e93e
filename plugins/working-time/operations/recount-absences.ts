import type { PayloadRequest, Where } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem, withoutSender } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { blockingStatuses } from '#domain/workforce/absence.ts'

import { countDaysOf } from './count-days-of.ts'

/** Whose absences: those of a person, or of all people at a branch, as its calendar changes. */
type Whose = { user: string } | { branch: string }

/** Days as day numbers; `to` is the first day that did not change, null for ever. */
type Changed = { req: PayloadRequest; whose: Whose; from: number; to: number | null }

/**
 * Counts the open and approved absences anew that a change of contracts, calendar or illnesses touches, and stores
 * those that come to something else. Absences that are stored meanwhile wait, and are counted by what has changed.
 */
export async function recountAbsences({ req, whose, from, to }: Changed): Promise<void> {
  const where: Where = {
    ...('user' in whose ? { user: { equals: whose.user } } : { branch: { equals: whose.branch } }),
    status: { in: [...blockingStatuses] },
    lastDay: { greater_than_equal: isoDayOf(from) },
    ...(to === null ? {} : { firstDay: { less_than: isoDayOf(to) } }),
  }
  await holdAbsencesOf(req, 'user' in whose ? [whose.user] : await peopleIn(req, where))

  for (const absence of await findRecords(asSystem(req), 'absences', { where })) {
    const days = await countDaysOf(req, absence)
    if (days !== (absence.days ?? null)) await storeDays(req, absence.id, days)
  }
}

/** Everybody in the same order, so that no two wait for each other. */
export async function holdAbsencesOf(req: PayloadRequest, people: readonly string[]): Promise<void> {
  for (const person of [...new Set(people)].toSorted()) await holdUntilCommit(req, `absences:${person}`)
}

async function peopleIn(req: PayloadRequest, where: Where): Promise<string[]> {
  const docs = await findRecords(asSystem(req), 'absences', { where, select: { user: true } })

  return docs.map(({ user }) => idOf(user))
}

/** On behalf of nobody: whoever changed a contract or confirmed an illness has not changed the vacation. */
async function storeDays(req: PayloadRequest, id: string, days: number | null): Promise<void> {
  await req.payload.update({
    collection: 'absences',
    id,
    data: { days },
    depth: 0,
    ...asSystem(withoutSender(req)),
  })
}
