import type { Payload } from 'payload'

import { paidSoFar, payPart as judgePart } from '#domain/ordering/pay-part.ts'
import type { OrderBill, PayPartRequest } from '#domain/ordering/pay-part.contract.ts'
import { partTexts, whyNotPartTexts } from '#domain/ordering/pay-part.texts.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { readLedger } from '#plugins/payments/payments.port.ts'

import type { FoundOrder } from './find-order.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'
import { readSpotMethods, refuseUntaken } from './spot-methods.ts'
import type { OrderMover } from './store-moved-order.ts'

export type Paying<Asked> = {
  payload: Payload
  order: FoundOrder
  asked: Asked
  mover: OrderMover
  shown: (order: OrderRecord) => StaffOrder
  now: Temporal.Instant
}

/** Takes what one of several guests pays of an order, and answers the bill as it stands then. */
export async function payPart({
  payload,
  order,
  asked,
  mover,
  shown,
  now,
}: Paying<PayPartRequest>): Promise<OrderBill> {
  const database = payload.db.pool
  if (asked.tip) await refuseUnwantedTip(database, order.branch)
  await refuseUntaken(payload, order, [asked.method])
  const moved = await moveOrder({
    payload,
    order,
    mover,
    shown,
    now,
    judge: (current) => judge(database, current, asked),
  })

  return readBill(payload, moved, shown)
}

/** The bill of an order, by its ledger. */
export async function readBill(
  payload: Payload,
  order: FoundOrder,
  shown: (order: OrderRecord) => StaffOrder,
): Promise<OrderBill> {
  const { pool } = payload.db
  const [payments, isTipEnabled, methods] = await Promise.all([
    readLedger(pool, order.id),
    isTipTaken(pool, order.branch),
    readSpotMethods(payload, order),
  ])

  return { order: shown(order), payments, isTipEnabled, methods: [...methods] }
}

/** Whoever works there may take a tip where the branch takes any. */
export async function refuseUnwantedTip(database: Querying, branch: string): Promise<void> {
  if (await isTipTaken(database, branch)) return
  const message = 'Diese Filiale nimmt kein Trinkgeld über die Kasse.'
  throw new Refused('validation', {}, [{ field: 'tip', code: 'validation', message }])
}

export async function isTipTaken(database: Querying, branch: string): Promise<boolean> {
  const { rowCount } = await database.query({
    name: 'is-tip-taken',
    text: 'select from branches where id = $1 and is_tip_enabled',
    values: [branch],
  })

  return rowCount === 1
}

async function judge(database: Querying, order: FoundOrder, asked: PayPartRequest): Promise<MoveVerdict> {
  const { part, method, tip = 0, seen } = asked
  const ledger = await readLedger(database, order.id)
  if (seen.total !== order.total || seen.paid !== paidSoFar(ledger))
    return { why: 'changed', message: partTexts.changed, code: 'changed-meanwhile' }
  const verdict = judgePart(order, ledger, part)
  if (!verdict.isAllowed) return { why: verdict.why, message: whyNotPartTexts[verdict.why] }
  const { amount, covers, to, left } = verdict

  return {
    action: to === 'paid' ? 'settle' : 'pay-part',
    change: {
      paymentStatus: to,
      ...(tip > 0 && { tip: order.tip + tip, total: order.total + tip }),
    },
    detail: { paidPart: { amount: amount + tip, left } },
    payments: [
      {
        kind: 'capture',
        amount: amount + tip,
        method,
        reference: null,
        tip,
        ...(covers && { covers: [...covers] }),
      },
    ],
  }
}
