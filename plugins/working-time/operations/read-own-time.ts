import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { dayNumberOf } from '#domain/time/calendar-day.ts'
import { epochMsOf, localDayAt } from '#domain/time/zone-clock.ts'
import { usualZone } from '#domain/time/time-zones.data.ts'
import type { ToldConflict } from '#domain/workforce/ledger/fold-ledger.ts'
import { refusals } from '#domain/refusals/refusals.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

import { readDuties } from '../sheets/read-duties.ts'
import type { Presser } from './find-clock.ts'
import { findBranch } from './time-people.ts'
import { viewCurrent, viewPeriod } from './view-activities.ts'

type Reference = { id: string; name: string }
type Period = { from?: string; to?: string }

/** The person, what they work at, what they can say it is about, and what is still unsettled. */
export async function readMe(
  req: PayloadRequest,
  { person, clock, branches }: Presser,
  now: Temporal.Instant,
) {
  const branch = clock?.branch ?? (await findBranch(req, branches[0] ?? ''))
  const home = { id: branch?.id ?? '', name: branch?.name ?? '', timeZone: branch?.timeZone ?? usualZone }
  const { id, name, username } = person

  return {
    person: { id, name, username },
    branch: home,
    activity: await viewCurrent(req, id, now),
    duty: (await readDuties(req, [id], now.epochMilliseconds)).get(id) ?? null,
    conflicts: await readConflicts(req, id, now),
    tasks: branch ? await readTasks(req, { branch: branch.id, user: id }) : [],
    projects: branch ? await readProjects(req, { branch: branch.id, user: id }) : [],
    at: stamp(now),
  }
}

/** Published shifts, of the next two weeks unless days are named; days are of the zone in which one works. */
export async function readShifts(
  req: PayloadRequest,
  presser: Presser,
  period: Period,
  now: Temporal.Instant,
) {
  const { fromMs, toMs } = await spanOf(req, presser, period, { now, back: 0, ahead: 14 })
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{
    id: string
    from: number
    to: number
    breakMinutes: number
    position: string | null
    branch: Reference
  }>(sql`
    select s.id, (extract(epoch from s."from") * 1000)::float8 as "from",
           (extract(epoch from s."to") * 1000)::float8 as "to", coalesce(s.break_minutes, 0)::int as "breakMinutes",
           s.position, json_build_object('id', b.id, 'name', b.name) as branch
      from working_schedules s join branches b on b.id = s.branch_id
     where s.user_id = ${presser.person.id} and s.status = 'published'
       and s."to" > ${isoOf(fromMs)} and s."from" < ${isoOf(toMs)}
     order by s."from", s.id limit 400`)

  return rows.map((row) => ({ ...row, from: isoOf(row.from), to: isoOf(row.to) }))
}

export async function readActivities(
  req: PayloadRequest,
  presser: Presser,
  period: Period,
  now: Temporal.Instant,
) {
  const span = await spanOf(req, presser, period, { now, back: 14, ahead: 1 })

  return viewPeriod(req, presser.person.id, span, now)
}

type Default = { now: Temporal.Instant; back: number; ahead: number }

/** From the first day to the end of the last one, both named ones included. */
async function spanOf(
  req: PayloadRequest,
  presser: Presser,
  { from, to }: Period,
  { now, back, ahead }: Default,
) {
  const timeZone = await zoneOf(req, presser)
  const today = localDayAt(now.epochMilliseconds, timeZone)
  const first = from === undefined ? today - back : dayNumberOf(from)
  const last = to === undefined ? Math.max(first, today) + ahead : dayNumberOf(to) + 1

  return { fromMs: epochMsOf(first, 0, timeZone), toMs: epochMsOf(last, 0, timeZone) }
}

export async function zoneOf(req: PayloadRequest, { clock, branches }: Presser): Promise<string> {
  const branch = clock?.branch ?? (await findBranch(req, branches[0] ?? ''))

  return branch?.timeZone ?? usualZone
}

async function readConflicts(req: PayloadRequest, user: string, now: Temporal.Instant) {
  const transaction = await transactionOf(req)
  const since = now.subtract({ hours: 24 * 60 }).toString()
  const { rows } = await transaction.execute<{
    id: string
    at: number
    reason: ToldConflict
  }>(sql`
    select event_id as id, (extract(epoch from at) * 1000)::float8 as at, reason
      from working_time_conflicts
     where user_id = ${user} and reason <> 'repeated' and at >= ${since}
     order by at desc limit 100`)

  return rows.map(({ id, at, reason }) => ({ id, at: isoOf(at), message: refusals[reason].text }))
}

async function readTasks(
  req: PayloadRequest,
  { branch, user }: { branch: string; user: string },
): Promise<Reference[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Reference>(sql`
    select t.id, t.title as name from tasks t
     where t.branch_id = ${branch} and t.status in ('open', 'in-progress')
       and exists (select from tasks_rels r where r.parent_id = t.id and r.path = 'assignees' and r.users_id = ${user})
     order by t.title, t.id limit 50`)

  return rows
}

async function readProjects(
  req: PayloadRequest,
  { branch, user }: { branch: string; user: string },
): Promise<Reference[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Reference>(sql`
    select p.id, p.name from projects p
     where p.branch_id = ${branch} and p.status = 'active'
       and exists (select from projects_rels r where r.parent_id = p.id and r.path = 'members' and r.users_id = ${user})
     order by p.name, p.id limit 50`)

  return rows
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
const stamp = (now: Temporal.Instant): string => now.toString({ smallestUnit: 'millisecond' })
