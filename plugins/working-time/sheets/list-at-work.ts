import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { usualZone } from '#domain/time/time-zones.data.ts'
import type { AtWork, PersonAtWork } from '#domain/workforce/at-work.contract.ts'
import { isForgotten } from '#domain/workforce/ledger/forgotten-end.ts'
import { staffOf } from '#kernel/access/caller.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { findBranches } from '../operations/time-people.ts'
import { isAdmin, leadsBranch, peopleOfSheets } from './people-of-sheets.ts'
import { readDuties } from './read-duties.ts'

type Asked = { branch?: string | undefined; now: Temporal.Instant }

/** Who is at work now, of all whom whoever asks may see, and where they lead. */
export async function listAtWork(req: PayloadRequest, { branch, now }: Asked): Promise<AtWork> {
  const people = await peopleOfSheets(req, { branch })
  const staff = staffOf(req)
  // Whoever is no staff was refused above.
  const [self] = staff ? await peopleOfSheets(req, { user: staff.id }) : []
  if (!self) throw new Refused('not-allowed')

  return {
    self: {
      id: self.id,
      name: self.name,
      branch: self.branches[0] ?? null,
      mayUseOwnDevice: (await findBranches(req, self.branches)).some(
        ({ allowsOwnDevices }) => allowsOwnDevices,
      ),
    },
    branches: await branchesLed(req),
    people: await readAtWork(
      req,
      people.map(({ id }) => id),
      now.epochMilliseconds,
    ),
    at: now.toString({ smallestUnit: 'millisecond' }),
  }
}

type Branch = AtWork['branches'][number]

async function branchesLed(req: PayloadRequest): Promise<Branch[]> {
  const own = isAdmin(req) ? null : (staffOf(req)?.branches ?? [])
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Branch>(sql`
    select id, name, coalesce(time_zone, ${usualZone}) as "timeZone" from branches
     where ${own === null ? sql`true` : sql`id = any (${`{${own.join(',')}}`}::uuid[])`}
     order by name, id`)
  if (own === null) return rows
  const led = await Promise.all(rows.map(({ id }) => leadsBranch(req, id)))

  return rows.filter((_, index) => led[index])
}

type Row = Omit<PersonAtWork, 'person' | 'branch' | 'duty'> & {
  user: string
  userName: string
  branch: string
  branchName: string
}

async function readAtWork(
  req: PayloadRequest,
  users: readonly string[],
  nowMs: number,
): Promise<PersonAtWork[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Row>(sql`
    select u.id as "user", coalesce(u.name, concat_ws(' ', u.first_name, u.last_name)) as "userName",
           b.id as branch, b.name as "branchName", coalesce(b.time_zone, ${usualZone}) as "timeZone",
           a.state, a.started_at as "startedAt", t.title as task,
           coalesce((select json_agg(json_build_object('startedAt', r.started_at, 'endedAt', r.ended_at)
                                     order by r.started_at)
                       from working_activities_breaks r where r._parent_id = a.id), '[]') as breaks
      from working_activities a
      join users u on u.id = a.user_id
      join branches b on b.id = a.branch_id
      left join tasks t on t.id = a.task_id
     where a.state in ('running', 'paused') and a.user_id = any (${`{${users.join(',')}}`}::uuid[])
     order by 2, u.id, a.started_at`)

  const present = rows.filter(({ startedAt }) => !isForgotten(Date.parse(startedAt), nowMs))
  const duties = await readDuties(
    req,
    present.map(({ user }) => user),
    nowMs,
  )

  return present.map(({ user, userName, branch, branchName, startedAt, breaks, ...rest }) => ({
    person: { id: user, name: userName },
    branch: { id: branch, name: branchName },
    ...rest,
    startedAt: isoOf(startedAt),
    breaks: breaks.map((rest) => ({
      startedAt: isoOf(rest.startedAt),
      endedAt: rest.endedAt && isoOf(rest.endedAt),
    })),
    duty: duties.get(user) ?? null,
  }))
}

const isoOf = (at: string): string => new Date(at).toISOString()
