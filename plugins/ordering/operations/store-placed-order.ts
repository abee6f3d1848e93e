import type { Querying } from '#kernel/database/in-turn.ts'
import { liveChannel } from '#kernel/live/live-message.ts'
import { orderPlaced } from '../jobs/order-effects.ts'
import { keptNames } from '#domain/ordering/order-fields.ts'
import type { StaffChannel } from '#domain/ordering/order-terms.ts'
import { instantText, type OrderRecord, orderColumn, orderValue } from './order-record.ts'

/** The ticket number is the database's to give. */
export type NewOrder = Omit<OrderRecord, 'ticketNumber'>

/** Who of the staff ordered for a guest, and where the guest was. */
export type OrderTaker = { person: string; channel: StaffChannel }

type PlacedOrder = {
  order: NewOrder
  taker?: OrderTaker | undefined
  idempotencyKey: string
  fingerprint: string
}

/** What is kept with a claimed key to answer it again; everything else is in the order. */
export type PlacedClaim = {
  order: string
  appointmentDate: string | null
  /** Missing in claims from before times were promised. */
  promisedAt?: string | null
}

/**
 * Writes an order with all that belongs to it: the claim of its key, the ticket number, the row, its
 * history, the side effects and the live event. It is one statement, so it is atomic, holds the branch's
 * counter for as short as can be and costs one round trip. Answers null when the key is already taken.
 */
export async function storePlacedOrder(
  database: Querying,
  placed: PlacedOrder,
): Promise<{ ticketNumber: number } | null> {
  const { order, taker, idempotencyKey, fingerprint } = placed
  const message = JSON.stringify({ tags: ['orders', `orders:${order.id}`, `orders:${order.uid}`, 'outbox'] })
  const { rows } = await database.query<{ ticketNumber: number }>({
    name: 'store-placed-order',
    text: statement,
    values: [
      idempotencyKey,
      fingerprint,
      order.businessDay,
      message,
      taker ? 'staff' : 'guest',
      taker?.person ?? null,
      ...storedFields.map((field) => orderValue(field, order[field])),
    ],
  })
  return rows[0] ?? null
}

const storedFields = keptNames.filter((field) => field !== 'ticketNumber')
const firstFieldPlace = 7

const statement = `
  with claim as (
    insert into idempotency_keys (scope, key, fingerprint, status, response)
    values ('orders', $1, $2, 201, jsonb_build_object(
      'order', ${placeOf('id')}::uuid,
      'appointmentDate', ${instantText(`${placeOf('appointmentDate')}::timestamptz`)},
      'promisedAt', ${instantText(`${placeOf('promisedAt')}::timestamptz`)}))
    on conflict do nothing
    returning 1),
  ticket as (
    insert into ticket_counters as counter (branch_id, business_day, last_number)
    select ${placeOf('branch')}::uuid, $3::date, 1 from claim
    on conflict (branch_id, business_day) do update set last_number = counter.last_number + 1
    returning last_number),
  placed as (
    insert into orders (${storedFields.map((field) => `"${orderColumn(field)}"`).join(', ')},
                        ticket_number, created_at, updated_at)
    select ${storedFields.map(placeOf).join(', ')},
           last_number, ${placeOf('placedAt')}::timestamptz, ${placeOf('placedAt')}::timestamptz
      from ticket
    returning id, ticket_number, version, status, placed_at),
  event as (
    insert into order_events (order_id, version, action, to_status, actor_kind, actor_id, at)
    select id, version, 'place', status::text, $5, $6, placed_at from placed),
  effect as (
    insert into outbox (topic, dedupe_key, payload)
    select '${orderPlaced.name}', '${orderPlaced.name}:' || id, jsonb_build_object('order', id, 'version', version)
      from placed where status <> 'awaiting-payment')
  select ticket_number::int as "ticketNumber", pg_notify('${liveChannel}', $4) from placed`

function placeOf(field: keyof NewOrder): string {
  return `$${firstFieldPlace + storedFields.indexOf(field)}`
}
