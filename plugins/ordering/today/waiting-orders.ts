import type { PayloadRequest, Where } from 'payload'

import { listPath } from '#collections/shared/admin/list-path.ts'
import { missedBounds } from '#domain/ordering/missed-orders.ts'
import { statusesAtWork } from '#domain/ordering/order-status.ts'
import type { TodayLine } from '#plugins/desk/today.port.ts'

import { isMissed } from '../operations/is-missed.sql.ts'
import { dueAt, hasStatus, instantText } from '../operations/order-record.ts'
import { ownBranches } from './own-branches.ts'

/** Orders that nobody has answered, and those whose time went by, within the branches of the person who asks. */
export async function waitingOrders(req: PayloadRequest, now: Temporal.Instant): Promise<TodayLine[]> {
  const branches = await ownBranches(req)
  const { due, placed, answered } = missedBounds(now)
  const { rows } = await req.payload.db.pool.query<Counted>({
    name: 'today-waiting',
    text: waitingQuery,
    values: [branches.map(({ id }) => id), due.toString(), placed.toString(), answered.toString()],
  })
  const [found] = rows
  if (!found) return []
  const { awaiting, awaitingSince, overdue, missed, missedSince } = found

  return [
    {
      key: 'orders-missed',
      label: missed === 1 ? 'Verpasste Bestellung' : 'Verpasste Bestellungen',
      count: missed,
      since: missedSince,
      note: overdue > 0 ? `davon ${overdue} ohne Antwort` : 'zugesagte Zeit ist vorbei',
      tone: 'wrong',
      path: missedPath(now),
    },
    {
      key: 'orders-awaiting',
      label: awaiting === 1 ? 'Unbestätigte Bestellung' : 'Unbestätigte Bestellungen',
      count: awaiting,
      since: awaitingSince,
      tone: 'waits',
      path: listPath('orders', [{ status: { equals: 'awaiting' } }], 'placedAt'),
    },
  ]
}

type Counted = {
  awaiting: number
  awaitingSince: string | null
  missed: number
  missedSince: string | null
  /** Of those that are missed, how many wait for an answer. */
  overdue: number
}

/** Reads what is at work, by branch and status. */
export const waitingQuery = `
  with at_work as (
    select o.status, o.counter_appointment_status, o.placed_at, ${dueAt('o')} as due,
           ${isMissed('o', 2)} as is_missed
      from orders o
     where o.branch_id = any($1::uuid[]) and ${hasStatus(statusesAtWork, 'o')})
  select count(*) filter (where status = 'awaiting')::int as awaiting,
         ${instantText("min(placed_at) filter (where status = 'awaiting')")} as "awaitingSince",
         count(*) filter (where is_missed)::int as missed,
         ${instantText('min(due) filter (where is_missed)')} as "missedSince",
         count(*) filter (where is_missed and status = 'awaiting' and counter_appointment_status <> 'open')::int as overdue
    from at_work`

/** The same as filters of the list, which shows exactly what is counted. */
export const missedPath = (now: Temporal.Instant): `/${string}` =>
  listPath('orders', missedGroups(now), 'placedAt')

function missedGroups(now: Temporal.Instant): Record<string, Where[string]>[] {
  const { due, placed, answered } = missedBounds(now)
  const before = (bound: Temporal.Instant) => ({ less_than: bound.toString() })
  const atWork = { in: statusesAtWork }
  const unsaid = { exists: false }

  return [
    { status: atWork, promisedAt: before(due) },
    { status: atWork, promisedAt: unsaid, appointmentDate: before(due) },
    { status: atWork, promisedAt: unsaid, appointmentDate: unsaid, placedAt: before(placed) },
    {
      status: { equals: 'awaiting' },
      counterAppointmentStatus: { not_equals: 'open' },
      appointmentDate: unsaid,
      placedAt: before(answered),
    },
  ]
}
