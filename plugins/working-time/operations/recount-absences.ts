import type { PayloadRequest, Where } from 'payload'

import { idOf } from '#kernel/access/caller.ts'
import { holdBesideOthers, holdUntilCommit } from '#kernel/database/hold-until-commit.ts'
import { asSystem, withoutSender } from '#kernel/access/on-behalf.ts'
import { findRecords } from '#kernel/database/find-records.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { blockingStatuses } from '#domain/workforce/absence.ts'

import { countDaysOfAll } from './count-days-of.ts'

/**
 * Whose absences: those of a person, or of all people at branches, as their calendar changes. Days as day numbers: null
 * is ever, and `to` the first one that did not change.
 */
export type Change = ({ user: string } | { branches: readonly string[] | 'all' }) & {
  from: number | null
  to: number | null
}

/**
 * Counts the open and approved absences anew that changes of contracts, calendar or illnesses touch, and stores those
 * that come to something else. Absences that are stored meanwhile wait, and are counted by what has changed. All of them
 * are held at once, so that nobody waits for somebody who waits for them.
 */
export async function recountAbsences(req: PayloadRequest, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const where: Where = { status: { in: [...blockingStatuses] }, or: changes.map(touchedBy) }
  const named = changes.map((change) => ('user' in change ? change.user : null))
  const isNamed = named.every((user) => user !== null)
  // Whoever is counted meanwhile, also for the first time, is so before this looks who there is, or by what has changed.
  if (!isNamed) await holdUntilCommit(req, calendarHold)
  await holdAbsencesOf(req, isNamed ? named : await peopleIn(req, where))

  const absences = await findRecords(asSystem(req), 'absences', { where })
  const counted = await countDaysOfAll(req, absences)
  // On behalf of nobody: whoever changed a contract or confirmed an illness has not changed the vacation.
  const apart = withoutSender(req)
  for (const [nth, { id, days: stored = null }] of absences.entries()) {
    const days = counted[nth] ?? null
    if (days !== stored) await storeDays(apart, id, days)
  }
}

const calendarHold = 'work-calendar'

const touchedBy = ({ from, to, ...whose }: Change): Where => ({
  ...('user' in whose ? { user: { equals: whose.user } } : {}),
  ...('branches' in whose && whose.branches !== 'all' ? { branch: { in: [...whose.branches] } } : {}),
  ...(from === null ? {} : { lastDay: { greater_than_equal: isoDayOf(from) } }),
  ...(to === null ? {} : { firstDay: { less_than: isoDayOf(to) } }),
})

/** The calendar as it is and then everybody in the same order, so that no two wait for each other. */
export async function holdAbsencesOf(req: PayloadRequest, people: readonly string[]): Promise<void> {
  await holdBesideOthers(req, calendarHold)
  for (const person of [...new Set(people)].toSorted()) await holdUntilCommit(req, `absences:${person}`)
}

async function peopleIn(req: PayloadRequest, where: Where): Promise<string[]> {
  const docs = await findRecords(asSystem(req), 'absences', { where, select: { user: true } })

  return docs.map(({ user }) => idOf(user))
}

async function storeDays(req: PayloadRequest, id: string, days: number | null): Promise<void> {
  await req.payload.update({ collection: 'absences', id, data: { days }, depth: 0, ...asSystem(req) })
}
