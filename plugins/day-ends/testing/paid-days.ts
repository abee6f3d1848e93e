import { randomUUID } from 'node:crypto'

import type { OrderType, PaymentMethod } from '#domain/ordering/order-terms.ts'
import { type PaymentKind, signOf } from '#domain/ordering/payment-ledger.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

export type Paying = {
  branch: string
  /** Another order like this one. */
  model: string
  at: string
  kind?: PaymentKind
  /** In cents, above zero. */
  amount: number
  method?: PaymentMethod
  order?: string
  /** Of a single-purpose voucher that pays. */
  taxedRate?: number
  isGiven?: boolean
  /** In cents: what of the amount the guest gave the team, which the order did not have before. */
  tip?: number
}

/** Lines of the ledger at any instant, of orders of 15,07 € at two tax rates and with a donation, unless one is named. */
export async function pay(app: TestApp, paying: Paying): Promise<{ order: string; line: string }> {
  const { branch, at, kind = 'capture', amount, method = 'cash' } = paying
  const { taxedRate = null, isGiven = false, tip = 0 } = paying
  const order = paying.order ?? (await placeAlike(app, paying.model, 'takeaway'))
  const line = randomUUID()
  await app.pool.query(
    `with tipped as (update orders set tip = tip + $10, total = total + $10 where id = $6 and $10 > 0)
     insert into payments (id, at, kind, amount, method, order_id, branch_id, taxed_rate, is_given, tip)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [line, at, kind, amount * signOf[kind], method, order, branch, taxedRate, isGiven, tip],
  )

  return { order, line }
}

const taxes = [
  { taxRate: 1000, gross: 1000, net: 909, tax: 91 },
  { taxRate: 2000, gross: 500, net: 417, tax: 83 },
]

/** An order of 15,07 €. */
export async function placeAlike(app: TestApp, model: string, type: OrderType): Promise<string> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into orders
     select (jsonb_populate_record(o, jsonb_build_object(
              'id', gen_random_uuid(), 'uid', gen_random_uuid(), 'ticket_number', null, 'type', $2::text,
              'taxes', $3::jsonb, 'donation', 7, 'total', 1507))).*
       from orders o where o.id = $1
     returning id`,
    [model, type, JSON.stringify(taxes)],
  )

  return String(rows[0]?.id)
}
