import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { type QuietHours, remindedAt, usualQuietHours } from '#domain/operations/messages/quiet-hours.ts'
import type { Working } from '#kernel/workers/worker.ts'

import { orderMail } from './order-effects.ts'
import { promiseNotices } from './promise-notices.ts'

const mostAtOnce = 500

/** The last one of a page, by its appointment and its name. */
type Place = { appointment: string; id: string }
const nobody = '00000000-0000-0000-0000-000000000000'

type Coming = Place & {
  version: number
  placedAt: string
  hoursBefore: number
  quiet: QuietHours
  timeZone: string
}

/**
 * Promises a reminder of each appointment whose time has come, once for each appointment of an order: one that is moved
 * has another. Who ordered later than they would have been reminded needs none. Read page by page, so that none is
 * missed however many there are.
 */
export async function remindGuests({ payload, now, ending }: Working): Promise<void> {
  let after: Place | null = { appointment: now.toString(), id: nobody }
  while (after && !ending.aborted) {
    const page = await findComing(payload.db.pool, now, after)
    for (const due of page) {
      if (ending.aborted) return
      if (isDue(due, now)) await promiseReminder(payload, due)
    }
    after = page.length < mostAtOnce ? null : (page.at(-1) ?? null)
  }
}

function isDue(due: Coming, now: Temporal.Instant): boolean {
  const at = remindedAt({ ...due, appointment: Temporal.Instant.from(due.appointment) })
  const wasPlacedBefore = Temporal.Instant.compare(Temporal.Instant.from(due.placedAt), at) < 0

  return Temporal.Instant.compare(at, now) <= 0 && wasPlacedBefore
}

const promiseReminder = (payload: Payload, { id, version, appointment }: Coming): Promise<void> =>
  promiseNotices(
    payload,
    { order: id, version, action: 'remind', appointment },
    { occasion: occasionOf(appointment) },
  )

const occasionOf = (appointment: string): string =>
  `remind-${Temporal.Instant.from(appointment).epochMilliseconds}`

async function findComing(pool: Pool, now: Temporal.Instant, after: Place): Promise<Coming[]> {
  const { rows } = await pool.query<Coming>({
    name: 'coming-appointments',
    text: comingQuery,
    values: [now.toString(), usualQuietHours.from, usualQuietHours.to, after.appointment, after.id],
  })
  return rows
}

const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const quiet = `coalesce(nullif(b.quiet_from, ''), $2) as quiet_from, coalesce(nullif(b.quiet_to, ''), $3) as quiet_to`

/**
 * Of what is confirmed, which is little, what may be due by now: so many hours before, or up to a day earlier while it
 * is quiet at the branch, for quiet hours bring a reminder forward to where they begin. `remindedAt` has the last word.
 */
export const comingQuery = `
  select o.id, o.version::int as version, ${instant('o.appointment_date')} as appointment,
         ${instant('o.placed_at')} as "placedAt", b.reminder_hours::float8 as "hoursBefore",
         b.time_zone::text as "timeZone", json_build_object('from', q.quiet_from, 'to', q.quiet_to) as quiet
    from orders o join branches b on b.id = o.branch_id,
 lateral (select ${quiet}, to_char($1::timestamptz at time zone b.time_zone::text, 'HH24:MI') as clock) q
   where o.status = 'confirmed' and o.voided_at is null and b.reminder_hours is not null
     and o.appointment_date > $1::timestamptz
     and (o.appointment_date, o.id) > ($4::timestamptz, $5::uuid)
     and o.appointment_date <= $1::timestamptz + b.reminder_hours::float8 * interval '1 hour'
           + case when q.quiet_from <= q.quiet_to then q.clock between q.quiet_from and q.quiet_to
                  else q.clock >= q.quiet_from or q.clock <= q.quiet_to end::int * interval '25 hours'
     and not exists (
       select from outbox where dedupe_key = '${orderMail.name}:' || o.id || ':remind-'
         || floor(extract(epoch from o.appointment_date) * 1000)::bigint || ':guest')
   order by o.appointment_date, o.id
   limit ${mostAtOnce}`
