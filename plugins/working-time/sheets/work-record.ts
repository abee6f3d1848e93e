import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { weekdays } from '#domain/time/weekdays.ts'
import type { SheetAbsence } from '#domain/workforce/accounts/absences-by-half.ts'
import type { SheetContract } from '#domain/workforce/accounts/owed-lines.ts'
import type { LeaveContract } from '#domain/workforce/leave/leave-phases.ts'
import type { ToldConflict } from '#domain/workforce/ledger/fold-ledger.ts'
import { forgottenAfterMs } from '#domain/workforce/ledger/forgotten-end.ts'
import { ownDeviceLateHours } from '#domain/workforce/ledger/late-press.data.ts'
import type { WorkStretch } from '#domain/workforce/ledger/work-stretch.ts'
import type { ActivityState } from '#domain/workforce/working-activity.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

type OfUser = { user: string }

export type StoredContract = SheetContract &
  LeaveContract &
  OfUser & { branch: string; bornOn: string | null; holidayCarryOver: number; personnelNumber: string | null }
export type StoredStretch = Omit<WorkStretch, 'timeZone'> & OfUser & { branch: string; state: ActivityState }
export type StoredConflict = OfUser & {
  id: string
  at: number
  /** Whose day it is of: when the work began that it is part of, else when it was pressed. */
  workAt: number
  reason: ToldConflict | 'arrived-late'
  /** Of what arrived late. */
  receivedMs: number | null
}
export type StoredShift = OfUser & { from: number; to: number; breakMinutes: number; branch: string }

/** All contracts of people, the oldest first: what they are carried from goes back to the first one. */
export async function readContracts(
  req: PayloadRequest,
  users: readonly string[],
): Promise<Map<string, StoredContract[]>> {
  const transaction = await transactionOf(req)
  const week = weekdays.map(
    (weekday) => sql`${weekday}::text, minutes_per_weekday_${sql.raw(weekday)}::float8`,
  )
  const { rows } = await transaction.execute<StoredContract>(sql`
    select id, user_id as "user", branch_id as branch, valid_from as "validFrom", nullif(valid_until, '') as "validUntil",
           hours_per as "hoursPer", weekly_minutes::float8 as "weeklyMinutes",
           minutes_per_period::float8 as "minutesPerPeriod",
           json_build_object(${sql.join(week, sql`, `)}) as "minutesPerWeekday", nullif(born_on, '') as "bornOn",
           holiday_days_per_year::float8 as "holidayDaysPerYear", employment_type as "employmentType",
           coalesce(holiday_carry_over, 0)::float8 as "holidayCarryOver",
           nullif(personnel_number, '') as "personnelNumber"
      from contracts where user_id = any (${arrayOf(users)}::uuid[]) order by valid_from, id`)

  return Map.groupBy(rows, ({ user }) => user)
}

/** Absences that are or may become ones, and that reach into the days (`YYYY-MM-DD`, both included). */
export async function readAbsences(
  req: PayloadRequest,
  users: readonly string[],
  { first, last }: { first: string; last: string },
): Promise<Map<string, (SheetAbsence & OfUser)[]>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<SheetAbsence & OfUser>(sql`
    select id, user_id as "user", type, status, first_day as "firstDay", last_day as "lastDay",
           coalesce(starts_at_noon, false) as "startsAtNoon", coalesce(ends_at_noon, false) as "endsAtNoon"
      from absences
     where user_id = any (${arrayOf(users)}::uuid[]) and status in ('requested', 'approved')
       and first_day <= ${last} and last_day >= ${first}`)

  return Map.groupBy(rows, ({ user }) => user)
}

/** When each of the people first worked, in ms. */
export async function readFirstWork(
  req: PayloadRequest,
  users: readonly string[],
): Promise<Map<string, number>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<OfUser & { at: number }>(sql`
    select u.id as "user", (extract(epoch from first.at) * 1000)::float8 as at
      from unnest(${arrayOf(users)}::uuid[]) u (id),
           lateral (select min(started_at) as at from working_activities a where a.user_id = u.id) first
     where first.at is not null`)

  return new Map(rows.map(({ user, at }) => [user, at]))
}

export type Since = { user: string; sinceMs: number }

/** What people have worked, each since an instant of their own and all until one (ms); breaks come along. */
export async function readStretches(
  req: PayloadRequest,
  asked: readonly Since[],
  untilMs: number,
): Promise<Map<string, SignedStretches>> {
  const transaction = await transactionOf(req)
  // In one statement, so that the sign is that of these very rows.
  const { rows } = await transaction.execute<StretchRow>(sql`
    with work as materialized (
           select a.*, a.xmin as written from ${workOf(asked, untilMs)}),
         signs as (select user_id, ${sign} as sign from work group by user_id)
    select a.id, a.user_id as "user", a.branch_id as branch, a.state, ${msOf('a.started_at')} as "from",
           ${msOf('a.ended_at')} as "to", ${msOf('b.started_at')} as "breakFrom", ${msOf('b.ended_at')} as "breakTo",
           signs.sign
      from work a join signs using (user_id)
      left join working_activities_breaks b on b._parent_id = a.id
     order by a.started_at, a.id, b._order`)

  return new Map([...Map.groupBy(rows, ({ user }) => user)].map(([user, own]) => [user, signed(own)]))
}

/**
 * By the person, what tells the rows apart that `readStretches` answers from any that it ever answered. Breaks are
 * written with the activity that they belong to.
 */
export async function readSignsOfStretches(
  req: PayloadRequest,
  asked: readonly Since[],
  untilMs: number,
): Promise<Map<string, string | null>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<OfUser & { sign: string | null }>(sql`
    select user_id as "user", ${sign} as sign
      from (select a.user_id, a.id, a.xmin as written from ${workOf(asked, untilMs)}) work group by user_id`)

  return new Map(rows.map(({ user, sign }) => [user, sign]))
}

/**
 * Which rows there are and which transaction wrote each last. One that has written may write the same row again, so for
 * what it reads itself there is no sign.
 */
const sign = sql`
  case when pg_current_xact_id_if_assigned() is null
       then concat(count(*), ' ', sum(uuid_hash_extended(id, written::text::bigint))) end`

const workOf = (asked: readonly Since[], untilMs: number) => sql`
  unnest(${arrayOf(asked.map(({ user }) => user))}::uuid[],
         ${arrayOf(asked.map(({ sinceMs }) => isoOf(sinceMs)))}::timestamptz[]) asked (user_id, since)
    join working_activities a on a.user_id = asked.user_id and a.started_at >= asked.since
                             and a.started_at < ${isoOf(untilMs)}`

export type SignedStretches = { stretches: StoredStretch[]; sign: string | null }
type StretchRow = Omit<StoredStretch, 'breaks'> & {
  breakFrom: number | null
  breakTo: number | null
  sign: string | null
}

const signed = (rows: readonly StretchRow[]): SignedStretches => ({
  stretches: wholeOf(rows),
  sign: rows[0]?.sign ?? null,
})

/** A row for each break becomes one for each stretch. */
function wholeOf(rows: readonly StretchRow[]): StoredStretch[] {
  const whole: StoredStretch[] = []
  let breaks: { from: number; to: number | null }[] = []
  for (const { breakFrom, breakTo, sign: _, ...stretch } of rows) {
    if (whole.at(-1)?.id !== stretch.id) {
      breaks = []
      whole.push({ ...stretch, breaks })
    }
    if (breakFrom !== null) breaks.push({ from: breakFrom, to: breakTo })
  }

  return whole
}

/** Published shifts that begin between two instants (ms). */
export async function readShifts(
  req: PayloadRequest,
  users: readonly string[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): Promise<Map<string, StoredShift[]>> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<StoredShift>(sql`
    select user_id as "user", branch_id as branch, (extract(epoch from "from") * 1000)::float8 as "from",
           (extract(epoch from "to") * 1000)::float8 as "to", coalesce(break_minutes, 0)::float8 as "breakMinutes"
      from working_schedules
     where user_id = any (${arrayOf(users)}::uuid[]) and status = 'published'
       and "from" >= ${isoOf(fromMs)} and "from" < ${isoOf(toMs)}`)

  return Map.groupBy(rows, ({ user }) => user)
}

/** Epoch ms of a column. `extract` reckons in exact decimals, which takes several times as long. */
const msOf = (column: string) => sql.raw(`round(date_part('epoch', ${column}) * 1000)`)

/** Of the work that a press is part of; asked of the few alone that arrived late. */
const beginOfWork = sql`
  select ${msOf('a.started_at')} from working_activities a
   where a.user_id = e.user_id and a.started_at <= e.at
     and a.started_at > e.at - make_interval(secs => ${forgottenAfterMs / 1000}::int)
     and a.made_of @> to_jsonb(e.id::text)
   limit 1`

/**
 * Presses between two instants (ms) that fitted to nothing and that nobody has settled, and those from people's own
 * devices that arrived so late that somebody who leads has to accept them.
 */
export async function readConflicts(
  req: PayloadRequest,
  users: readonly string[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
) {
  const transaction = await transactionOf(req)
  const isAsked = sql`e.user_id = any (${arrayOf(users)}::uuid[])
                      and e.at >= ${isoOf(fromMs)} and e.at < ${isoOf(toMs)}`
  const { rows } = await transaction.execute<StoredConflict>(sql`
    select e.event_id as id, e.user_id as "user", ${msOf('e.at')} as at, ${msOf('e.at')} as "workAt", e.reason,
           null::float8 as "receivedMs"
      from working_time_conflicts e
     where ${isAsked} and e.reason <> 'repeated'
     union all
    select e.id, e.user_id, ${msOf('e.at')}, coalesce((${beginOfWork}), ${msOf('e.at')}), 'arrived-late',
           ${msOf('e.received_at')}
      from working_time_events e
     where ${isAsked} and e.source = 'web' and e.kind <> 'correction'
       and e.received_at - e.at > make_interval(hours => ${ownDeviceLateHours}::int)
       and not exists (select from working_time_conflicts c where c.event_id = e.id)
       and not exists (select from working_time_events r
                        where r.user_id = e.user_id and r.kind = 'correction' and e.id = any (r.replaces))
     order by at`)

  return Map.groupBy(rows, ({ user }) => user)
}

const isoOf = (ms: number): string => new Date(ms).toISOString()
const arrayOf = (values: readonly string[]): string => `{${values.join(',')}}`
