import type { OrderActor } from '#domain/ordering/order-status.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { liveChannel } from '#kernel/live/live-message.ts'
import { orderMoved } from '../jobs/order-effects.ts'
import { keptNames } from '#domain/ordering/order-fields.ts'
import { type OrderRecord, orderColumn, orderValue } from './order-record.ts'

/** What a move may change; everything else of an order stays as it was sold. */
export type OrderChange = Partial<
  Pick<
    OrderRecord,
    | 'status'
    | 'paymentStatus'
    | 'counterAppointmentStatus'
    | 'counterAppointment'
    | 'appointmentDate'
    | 'promisedAt'
    | 'rejectionMessage'
  >
>

export type OrderMover = { kind: OrderActor; id: string | null }

export type MovedOrder = {
  order: OrderRecord
  change: OrderChange
  action: string
  mover: OrderMover
  reason: string | null
  at: string
}

/**
 * Writes a move if the order still is in the version and state that was judged, together with its history
 * row, its side effects and its live event, in one statement. Answers whether it was written.
 */
export async function storeMovedOrder(database: Querying, moved: MovedOrder): Promise<boolean> {
  const { order, change, action, mover, reason, at } = moved
  const next = { ...order, ...change }
  const message = JSON.stringify({ tags: ['orders', `orders:${order.id}`, `orders:${order.uid}`, 'outbox'] })
  const { rowCount } = await database.query({
    name: 'store-moved-order',
    text: statement,
    values: [
      order.id,
      order.version,
      order.status,
      at,
      action,
      mover.kind,
      mover.id,
      reason,
      message,
      ...changeableFields.map((field) => orderValue(field, next[field])),
    ],
  })
  return rowCount === 1
}

const changeable: Record<keyof OrderChange, true> = {
  status: true,
  paymentStatus: true,
  counterAppointmentStatus: true,
  counterAppointment: true,
  appointmentDate: true,
  promisedAt: true,
  rejectionMessage: true,
}
const changeableFields = keptNames.filter((field) => field in changeable)

const statement = `
  with moved as (
    update orders
       set ${changeableFields.map((field, index) => `"${orderColumn(field)}" = $${index + 10}`).join(', ')},
           version = version + 1, updated_at = $4::timestamptz
     where id = $1 and version = $2 and status::text = $3::text
    returning id, version::int as version, status),
  event as (
    insert into order_events (order_id, version, action, from_status, to_status, actor_kind, actor_id, reason, at)
    select id, version, $5, $3, status::text, $6, $7, $8, $4::timestamptz from moved),
  effect as (
    insert into outbox (topic, dedupe_key, payload)
    select '${orderMoved.name}', '${orderMoved.name}:' || id || ':' || version,
           jsonb_build_object('order', id, 'version', version, 'action', $5::text)
      from moved)
  select pg_notify('${liveChannel}', $9) from moved`
