import { randomUUID } from 'node:crypto'

import type { CountedOrder, LedgerAmount } from '#domain/insight/business/order-fact.ts'
import type { StatusChange } from '#domain/insight/business/times-of-order.ts'
import { sumCents } from '#domain/money/money.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

export type Stored = {
  order: CountedOrder
  ledger: readonly LedgerAmount[]
  history: readonly StatusChange[]
  phone: string | null
}

export const totalOf = ({ taxes, donation, tip }: CountedOrder): number =>
  sumCents(taxes.map(({ gross }) => gross)) + donation + tip

/** Orders like a stored one, but for all that figures look at. Answers their ids. */
export async function storeOrders(
  app: TestApp,
  model: string,
  branches: readonly string[],
  stored: readonly Stored[],
): Promise<string[]> {
  const ids = stored.map(() => randomUUID())
  await app.pool.query(
    `insert into orders
     select (jsonb_populate_record(o, given || jsonb_build_object('uid', gen_random_uuid(), 'ticket_number', null))).*
       from orders o, jsonb_array_elements($2::jsonb) as given where o.id = $1`,
    [
      model,
      JSON.stringify(
        stored.map(({ order, phone }, index) => ({
          id: ids[index],
          branch_id: branches[index % branches.length],
          ...rowOf(order),
          phone,
          email: null,
        })),
      ),
    ],
  )
  for (const [index, { ledger, history, order }] of stored.entries()) {
    const id = ids[index] ?? ''
    await addLines(app, id, ledger)
    await addEvents(app, id, history, order.placedAt)
  }

  return ids
}

const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

const rowOf = (order: CountedOrder) => ({
  business_day: order.businessDay,
  placed_at: isoOf(order.placedAt),
  promised_at: isoOf(order.promisedAt),
  appointment_date: isoOf(order.appointmentDate),
  type: order.type,
  status: order.status,
  voided_at: order.isVoided ? isoOf(order.placedAt) : null,
  is_quotation: order.isQuotation,
  payment_method: order.paymentMethod,
  channel: order.channel,
  delivery_area: order.deliveryArea,
  zip_code: order.zipCode,
  origin: order.origin,
  items: order.items,
  taxes: order.taxes,
  donation: order.donation,
  tip: order.tip,
  discount: order.discount,
  voucher_paid: order.voucherPaid,
  total: totalOf(order),
})

export async function addLines(app: TestApp, id: string, ledger: readonly LedgerAmount[]): Promise<void> {
  for (const { kind, amount } of ledger) {
    await app.pool.query(
      `insert into payments (id, at, kind, amount, method, order_id, branch_id)
       select gen_random_uuid(), now(), $2, $3, 'cash', id, branch_id from orders where id = $1`,
      [id, kind, amount],
    )
  }
}

async function addEvents(
  app: TestApp,
  id: string,
  history: readonly StatusChange[],
  placedAt: number,
): Promise<void> {
  await app.pool.query(
    `insert into order_events (order_id, version, action, from_status, to_status, actor_kind, at)
     select $1, place, 'probe', e->>'from', e->>'to', e->>'by', $3::timestamptz + ((e->>'after')::int * interval '1 ms')
       from jsonb_array_elements($2::jsonb) with ordinality as t (e, place)`,
    [
      id,
      JSON.stringify(history.map((change) => ({ ...change, after: change.at - placedAt }))),
      isoOf(placedAt),
    ],
  )
}
