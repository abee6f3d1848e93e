import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { OpenWork } from '#domain/workforce/ledger/next-punches.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import type { Presser } from './find-clock.ts'
import { type ClockBranch, findBranches, findPerson, type TimePerson } from './time-people.ts'

type OpenActivity = { state: OpenWork['state']; startedAt: string; branch: string }
export type OwnClock = { person: TimePerson; activity: OpenActivity | null; branches: ClockBranch[] }

/** Whoever has signed in on a device of their own, how they stand, and which of their branches agree to that. */
export async function findOwnClock(req: PayloadRequest): Promise<OwnClock> {
  const staff = staffOf(req)
  const person = staff && (await findPerson(req, { id: staff.id }))
  if (!person) throw new Refused('unauthenticated')

  return {
    person,
    activity: await readOpenActivity(req, person.id),
    branches: await findBranches(req, staff.branches),
  }
}

export async function readOpenActivity(req: PayloadRequest, user: string): Promise<OpenActivity | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<OpenActivity>(sql`
    select state, started_at as "startedAt", branch_id as branch from working_activities
     where user_id = ${user} and state in ('running', 'paused')`)

  return rows[0] ? { ...rows[0], startedAt: new Date(rows[0].startedAt).toISOString() } : null
}

/** As somebody at one of their branches, where they name one. */
export function presserAt(presser: Presser, branch: string | undefined): Presser {
  if (presser.clock || branch === undefined) return presser
  const branches = presser.branches.filter((each) => each === branch)
  if (branches.length === 0) throw new Refused('unknown-branch')

  return { ...presser, branches }
}
