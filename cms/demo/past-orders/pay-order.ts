import type { PaymentStatus } from '#domain/ordering/order-terms.ts'
import type { LedgerEntry } from '#plugins/payments/payments.port.ts'

import type { PastOrder } from '../past-orders.ts'
import type { Chance } from './chance.ts'
import type { OrderEvent } from './run-order.ts'

/** A line of the ledger, with the instant of the move that it comes from. */
export type PastPayment = { entry: LedgerEntry; at: string; reason: string | null }
export type PaidOrder = PastOrder & {
  payments: PastPayment[]
  /** What a voucher has paid of it, in cents. */
  spent?: { voucher: string; amount: number } | undefined
}

/** A voucher that nobody paid for, which guests of a branch spend; its balance is what is left of it, in cents. */
export type SpentVoucher = { id: string; branch: string; issuedAt: string; balance: number }

const reasons = ['Suppe war kalt', 'Getränk fehlte', 'Lange Wartezeit', 'Falsches Gericht geliefert']

type Paying = { now: Temporal.Instant; chance: Chance; vouchers: readonly SpentVoucher[] }

/** Guests pay when they have what they ordered; a few get something back. What lies ahead of `now` has not happened. */
export function payOrder(past: PastOrder, { now, chance, vouchers }: Paying): PaidOrder {
  const { order, events } = past
  const served = events.at(-1)
  const [waits, fate, share] = [20 + chance.whole(100), chance.share(), chance.share()]
  const reason = chance.one(reasons)
  if (order.status !== 'completed' || order.total === 0 || !served) return { ...past, payments: [] }
  const paidAt = Temporal.Instant.from(served.at).add({ seconds: waits })
  const backAt = paidAt.add({ minutes: 5 + Math.round(share * 40) })
  if (Temporal.Instant.compare(backAt, now) >= 0) return { ...past, payments: [] }

  const begun = fate > shareOfVouchers ? { ...past, payments: [] } : paidByVoucher(past, vouchers)
  const rest = order.total - begun.order.voucherPaid
  const paid = rest === 0 ? begun : booked(begun, 'settle', { at: paidAt, amount: rest, reason: null })
  if (fate < 1 - shareOfRefunds || begun.spent) return paid
  const part = Math.max(50, Math.round((order.total * share) / 50) * 50)
  const amount = fate > 1 - shareOfRefunds / 4 ? order.total : Math.min(order.total, part)
  const action = amount < order.total ? 'refund-partly' : 'refund'

  return booked(paid, action, { at: backAt, amount, reason })
}

const shareOfVouchers = 0.06
const shareOfRefunds = 0.02

/** As it is placed: the first voucher that has something left pays as much as it can. */
function paidByVoucher(past: PastOrder, vouchers: readonly SpentVoucher[]): PaidOrder {
  const { order } = past
  const voucher = vouchers.find(({ issuedAt, balance }) => issuedAt < order.placedAt && balance > 0)
  if (!voucher) return { ...past, payments: [] }
  const amount = Math.min(voucher.balance, order.total)
  voucher.balance -= amount
  const method = 'gift-voucher' as const
  const entry: LedgerEntry = { kind: 'capture', amount, method, reference: null, isGiven: true }
  const isWhole = amount === order.total

  return {
    ...past,
    order: {
      ...order,
      voucherPaid: amount,
      ...(isWhole
        ? { paymentMethod: method, paymentStatus: 'paid' as const }
        : { paymentStatus: 'partly-paid' as const }),
    },
    payments: [{ entry, at: order.placedAt, reason: null }],
    spent: { voucher: voucher.id, amount },
  }
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
    ...past,
    order: { ...order, version: event.version, paymentStatus: statusAfter[action] },
    events: [...events, event],
    payments: [...payments, { entry, at: moment, reason }],
  }
}
