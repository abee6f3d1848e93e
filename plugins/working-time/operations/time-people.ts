import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { shortName } from '#domain/people/pin.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { peopleWithPin } from '#plugins/pins/pins.port.ts'

import { badgeCodeOf } from '../badges/badge-code.ts'

export type TimePerson = { id: string; username: string; name: string }
export type ClockBranch = { id: string; name: string; timeZone: string; allowsOwnDevices: boolean }

/** Somebody of the staff by id or by what they are called; whoever has no name for signing in goes by the address. */
export async function findPerson(
  req: PayloadRequest,
  { id, username }: { id?: string; username?: string },
): Promise<TimePerson | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{
    id: string
    username: string
    firstName: string
    lastName: string
  }>(sql`
    select id, coalesce(username, email) as username, coalesce(first_name, '') as "firstName",
           coalesce(last_name, '') as "lastName"
      from users
     where ${id ? sql`id = ${id}` : sql`lower(coalesce(username, email)) = lower(${username ?? ''})`}`)
  const [found] = rows

  return found ? { id: found.id, username: found.username, name: shortName(found) } : null
}

export const findBranch = async (req: PayloadRequest, id: string): Promise<ClockBranch | null> =>
  (id && (await findBranches(req, [id]))[0]) || null

/** By name. */
export async function findBranches(req: PayloadRequest, ids: readonly string[]): Promise<ClockBranch[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<ClockBranch>(sql`
    select id, name, time_zone as "timeZone", coalesce(allows_own_devices, false) as "allowsOwnDevices"
      from branches where id = any (${`{${ids.join(',')}}`}::uuid[])
     order by name, id`)

  return rows
}

/** `badge` is the number on their badge. */
export type PersonAtClock = TimePerson & {
  state: 'running' | 'paused' | null
  startedAt: string | null
  badge: string
}

/** Who may press at the clocks of a branch, by name, and whether they are at work. */
export async function listPeopleAtClock(req: PayloadRequest, branch: string): Promise<PersonAtClock[]> {
  const known = await peopleWithPin(req.payload.db.pool, branch, Temporal.Now.instant())
  const ids = known.map(({ id }) => id)
  const { rows } = await req.payload.db.pool.query<{
    id: string
    username: string
    state: PersonAtClock['state']
    startedAt: Date | null
    renewals: number
  }>({
    name: 'people-at-clock',
    text: `select u.id, coalesce(u.username, u.email) as username, a.state, a.started_at as "startedAt",
                  coalesce(b.renewals, 0) as renewals
             from users u
             left join user_badges b on b.user_id = u.id
             left join working_activities a on a.user_id = u.id and a.state in ('running', 'paused')
            where u.id = any ($1)`,
    values: [ids],
  })
  const found = new Map(rows.map((row) => [row.id, row]))

  return known.flatMap(({ id, name }) => {
    const row = found.get(id)
    if (!row) return []
    const { username, state, startedAt, renewals } = row
    const badge = badgeCodeOf(req.payload.secret, id, renewals)
    return [{ id, name, username, badge, state, startedAt: startedAt?.toISOString() ?? null }]
  })
}
