import type { PaymentStatus } from '#domain/ordering/order-terms.ts'
import type { LedgerEntry } from '#plugins/payments/payments.port.ts'

import type { PastOrder } from '../past-orders.ts'
import type { Chance } from './chance.ts'
import type { OrderEvent } from './run-order.ts'

/** A line of the ledger, with the instant of the move that it comes from. */
export type PastPayment = { entry: LedgerEntry; at: string; reason: string | null }
export type PaidOrder = PastOrder & { payments: PastPayment[] }

const reasons = ['Suppe war kalt', 'Getränk fehlte', 'Lange Wartezeit', 'Falsches Gericht geliefert']

/** Guests pay when they have what they ordered; a few get something back. What lies ahead of `now` has not happened. */
export function payOrder(past: PastOrder, now: Temporal.Instant, chance: Chance): PaidOrder {
  const { order, events } = past
  const served = events.at(-1)
  const [waits, fate, share] = [20 + chance.whole(100), chance.share(), chance.share()]
  const reason = chance.one(reasons)
  if (order.status !== 'completed' || order.total === 0 || !served) return { ...past, payments: [] }
  const paidAt = Temporal.Instant.from(served.at).add({ seconds: waits })
  const backAt = paidAt.add({ minutes: 5 + Math.round(share * 40) })
  if (Temporal.Instant.compare(backAt, now) >= 0) return { ...past, payments: [] }

  const paid = booked({ ...past, payments: [] }, 'settle', { at: paidAt, amount: order.total, reason: null })
  if (fate > 0.02) return paid
  const part = Math.max(50, Math.round((order.total * share) / 50) * 50)
  const amount = fate < 0.005 ? order.total : Math.min(order.total, part)
  const action = amount < order.total ? 'refund-partly' : 'refund'

  return booked(paid, action, { at: backAt, amount, reason })
}

const statusAfter = {
  settle: 'paid',
  'refund-partly': 'partly-refunded',
  refund: 'refunded',
} as const satisfies Record<string, PaymentStatus>

type Booking = { at: Temporal.Instant; amount: number; reason: string | null }

/** As a move of staff writes it: the order, its history and the ledger. */
function booked(
  past: PaidOrder,
  action: keyof typeof statusAfter,
  { at, amount, reason }: Booking,
): PaidOrder {
  const { order, events, payments } = past
  const moment = at.toString({ smallestUnit: 'millisecond' })
  const isRefund = action !== 'settle'
  const event: OrderEvent = {
    version: order.version + 1,
    action,
    from: order.status,
    to: order.status,
    actor: 'staff',
    reason,
    at: moment,
    ...(isRefund && { detail: { refunded: amount } }),
  }
  const entry: LedgerEntry = {
    kind: isRefund ? 'refund' : 'capture',
    amount,
    method: order.paymentMethod,
    reference: null,
  }

  return {
    order: { ...order, version: event.version, paymentStatus: statusAfter[action] },
    events: [...events, event],
    payments: [...payments, { entry, at: moment, reason }],
  }
}
