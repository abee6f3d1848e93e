import { isOrderLost } from '#domain/ordering/order-status.ts'
import { signOf } from '#domain/ordering/payment-ledger.ts'
import { spreadGiveBack, surplusOf } from '#domain/ordering/vouchers/plan-vouchers.ts'
import { areSoldVouchersVoid, vouchersIn } from '#domain/ordering/vouchers/sold-vouchers.ts'
import { taxedRateOf, taxedTogether } from '#domain/ordering/vouchers/taxed-already.ts'
import { expiryAfterGiveBack } from '#domain/ordering/vouchers/voucher-state.ts'
import { type MethodLine, orderPaymentStatusOf } from '#domain/ordering/vouchers/voucher-payment.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { readLedger } from '#plugins/payments/payments.port.ts'
import {
  dayIn,
  readSoldVouchers,
  readVoucherParts,
  type VoucherEntry,
  type VoucherPart,
} from '#plugins/vouchers/vouchers.port.ts'

import type { Moving } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'
import { voucherPayment } from './store-placed-order.ts'
import type { OrderMover } from './store-moved-order.ts'

/** In cents: what goes back to the vouchers of an order, and how its ledger calls that. */
export type VouchersBack = { cents: number; kind: 'refund' | 'correction' }

type Followed = { order: OrderRecord; verdict: Moving; mover: OrderMover; now: Temporal.Instant }
type Outcome = Required<Pick<Moving, 'change' | 'payments' | 'vouchers'>>

/**
 * What a move means for vouchers, whoever moves: those that pay get back what is not needed any more, those that the
 * order sold are void once it came to nothing. Both are written with the move, so no order has its voucher back without
 * having ended, and the other way round.
 */
export async function followedByVouchers(database: Querying, followed: Followed): Promise<Outcome> {
  const { order, verdict } = followed
  const before = {
    change: verdict.change,
    payments: verdict.payments ?? [],
    vouchers: verdict.vouchers ?? [],
  }
  const given = await givenBack(database, followed)
  const after = {
    ...before,
    payments: [...before.payments, ...given.payments],
    vouchers: [...before.vouchers, ...given.vouchers],
  }
  const isTouched = order.voucherPaid > 0 || after.vouchers.length > 0
  const change = isTouched ? await changeOf(database, order, after) : verdict.change
  const voided = await voidedWith(database, { ...followed, change })

  return { ...after, change, vouchers: [...after.vouchers, ...voided] }
}

const isOver = ({ status, voidedAt }: Pick<OrderRecord, 'status' | 'voidedAt'>): boolean =>
  isOrderLost(status) || voidedAt !== null

async function givenBack(
  database: Querying,
  { order, verdict, now }: Followed,
): Promise<Pick<Outcome, 'payments' | 'vouchers'>> {
  const after = { ...order, ...verdict.change }
  const kind = verdict.vouchersBack?.kind ?? (isOver(after) ? 'refund' : 'correction')
  const isNothing = verdict.vouchersBack
    ? verdict.vouchersBack.cents <= 0
    : order.voucherPaid === 0 || !(isOver(after) || 'total' in verdict.change)
  if (isNothing) return { payments: [], vouchers: [] }
  const parts = await readVoucherParts(database, order.id)
  const amounts = backOf(after, verdict, parts)
  const given = parts
    .map((part, index) => ({ ...part, amount: amounts[index] ?? 0 }))
    .filter(({ amount }) => amount > 0)

  return {
    payments: given.map((part) => voucherPayment(kind, { ...part, taxedRate: taxedRateOf(part) })),
    vouchers: given.map(({ voucher, amount, expiresOn, timeZone }) => ({
      voucher,
      kind: 'give-back',
      amount,
      expiresOn: expiryAfterGiveBack(expiresOn, dayIn(timeZone, now)),
    })),
  }
}

/** What is asked for, all of it once nothing is sold, and what is too much once an order comes to less. */
function backOf(after: OrderRecord, { vouchersBack }: Moving, parts: readonly VoucherPart[]): number[] {
  const kept = parts.map((part) => part.kept)
  if (vouchersBack) return spreadGiveBack(vouchersBack.cents, kept)

  return isOver(after) ? kept : surplusOf({ ...after, vouchers: vouchersIn(after.items) }, parts)
}

async function changeOf(
  database: Querying,
  order: OrderRecord,
  { change, payments }: Outcome,
): Promise<Moving['change']> {
  const after = { ...order, ...change }
  const added = payments.map(
    ({ kind, amount, method, reference }): MethodLine => ({
      kind,
      amount: amount * signOf[kind],
      method,
      payment: reference,
    }),
  )
  const ofVouchers = added.filter(({ method }) => method === 'gift-voucher')
  const voucherPaid = ofVouchers.reduce((sum, { amount }) => sum + amount, order.voucherPaid)
  const taxedBefore = taxedTogether([
    ...order.taxedBefore,
    ...payments.flatMap(({ kind, amount, taxedRate: taxRate = null }) =>
      taxRate === null ? [] : [{ taxRate, gross: amount * signOf[kind] }],
    ),
  ])
  const lines = [...(await readLedger(database, order.id)), ...added]
  const paymentStatus = orderPaymentStatusOf(lines, { total: after.total, isOver: isOver(after) })
  const isCovered = voucherPaid >= after.total && voucherPaid > 0

  return {
    ...change,
    voucherPaid,
    taxedBefore,
    paymentStatus,
    ...(isCovered &&
      paymentStatus === 'paid' &&
      !hasOthers(lines) && { paymentMethod: 'gift-voucher' as const }),
  }
}

const hasOthers = (lines: readonly MethodLine[]): boolean =>
  lines.some(({ kind, method }) => kind === 'capture' && method !== 'gift-voucher')

/**
 * The vouchers that an order sold are void with it. What was spent of one cannot be taken back: people are refused, and
 * where a provider has given the money back already only the rest goes.
 */
async function voidedWith(
  database: Querying,
  { order, mover, change }: Pick<Followed, 'order' | 'mover'> & { change: Moving['change'] },
): Promise<VoucherEntry[]> {
  const after = { ...order, ...change }
  const isNews = areSoldVouchersVoid(after) && !areSoldVouchersVoid(order)
  if (!isNews || !order.items.some(({ voucher }) => voucher)) return []
  const sold = (await readSoldVouchers(database, order.id)).filter(({ isVoid }) => !isVoid)
  if (mover.kind !== 'system' && sold.some(({ value, balance }) => balance < value)) {
    throw new Refused('voucher-used')
  }

  return sold
    .filter(({ balance }) => balance > 0)
    .map(({ voucher, balance }) => ({ voucher, kind: 'void', amount: -balance }))
}
