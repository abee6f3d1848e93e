import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { balanceOf, correctionsOf } from '#domain/ordering/payment-ledger.ts'
import type { RefundRequest } from '#domain/ordering/payment-status.contract.ts'
import {
  type MethodShare,
  mostToRefund,
  refundVerdict,
  spreadRefund,
} from '#domain/ordering/refund-verdict.ts'
import { splitRefund } from '#domain/ordering/vouchers/plan-vouchers.ts'
import { vouchersGrossOf } from '#domain/ordering/vouchers/sold-vouchers.ts'
import { isVoucherLine } from '#domain/ordering/vouchers/voucher-payment.ts'
import { changedMeanwhileText, whyNotRefundText } from '#domain/ordering/refund-verdict.texts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { type LedgerEntry, readLedger, readPromised } from '#plugins/payments/payments.port.ts'
import { readSoldVouchers, type VoucherEntry } from '#plugins/vouchers/vouchers.port.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * What becomes of an order of whose money somebody gives back a part, or all. Only in the version that they saw: sent
 * twice, money would go back twice. What a provider has taken it gives back, and the ledger has it once it did.
 */
export const judgeRefund =
  (database: Querying, { amount, reason, version }: RefundRequest) =>
  async (order: OrderRecord): Promise<MoveVerdict> => {
    if (order.version !== version)
      return { why: 'changed', message: changedMeanwhileText, code: 'changed-meanwhile' }
    const money = await moneyOf(database, order)
    const kept = Math.max(0, money.kept + order.voucherPaid)
    const sold = await soldBy(database, order)
    const most = mostToRefund(amount, kept, sold)
    if (amount <= kept && amount > most)
      return { why: 'vouchers-sold', message: whyNotRefundText('vouchers-sold', most) }
    // A provider takes its time, in which nobody is to pay with what is on its way back.
    const vouchers = amount === kept && isPaidOnline(order.paymentMethod) ? sold.voids : []
    const asked = { amount, reason, money, kept, vouchers }

    return order.voucherPaid > 0 ? refundWithVouchers(order, asked) : refundMoney(order, asked)
  }

type Asked = {
  amount: number
  reason: string
  money: { kept: number; shares: readonly MethodShare[] }
  /** With what vouchers paid. */
  kept: number
  /** Vouchers of the order that are blocked before a provider gives back what was paid for them. */
  vouchers: readonly VoucherEntry[]
}

function refundMoney(order: OrderRecord, { amount, reason, money, kept, vouchers }: Asked): MoveVerdict {
  const verdict = refundVerdict({ ...order, kept }, amount)
  if (!verdict.isAllowed) return { why: verdict.why, message: whyNotRefundText(verdict.why, kept) }
  if (verdict.to === null) {
    return {
      action: 'ask-refund',
      reason,
      change: {},
      detail: { refundAsked: amount },
      refundWanted: amount,
      vouchers,
    }
  }

  return {
    action: verdict.to === 'refunded' ? 'refund' : 'refund-partly',
    reason,
    change: { paymentStatus: verdict.to },
    detail: { refunded: amount },
    payments: refundsOf(order, amount, money.shares),
  }
}

/** Money that was paid besides goes back first, by the ways it came; the rest to the vouchers, at once. */
function refundWithVouchers(
  order: OrderRecord,
  { amount, reason, money, kept, vouchers }: Asked,
): MoveVerdict {
  const why = whyNot(order, { amount, kept })
  if (why) return { why, message: whyNotRefundText(why, kept) }
  const parts = splitRefund(amount, money.kept)
  const isAsked = parts.money > 0 && isPaidOnline(order.paymentMethod)
  // Nobody has paid the rest yet: the order is as open again as if its voucher had paid less.
  const kind = order.paymentStatus === 'none' ? 'correction' : 'refund'

  return {
    action: isAsked ? 'ask-refund' : amount < kept ? 'refund-partly' : 'refund',
    reason,
    change: {},
    detail: isAsked ? { refundAsked: parts.money, refunded: parts.vouchers } : { refunded: amount },
    vouchersBack: { cents: parts.vouchers, kind },
    vouchers,
    ...(isAsked && { refundWanted: parts.money }),
    ...(!isAsked && { payments: refundsOf(order, parts.money, money.shares) }),
  }
}

function whyNot({ status, paymentStatus }: OrderRecord, { amount, kept }: Pick<Asked, 'amount' | 'kept'>) {
  if (kept <= 0 || status === 'awaiting-payment') return 'nothing-paid'
  if (paymentStatus === 'partly-paid') return 'not-all-paid'

  return amount > kept ? 'more-than-paid' : null
}

const refundsOf = (
  { paymentMethod }: OrderRecord,
  cents: number,
  shares: readonly MethodShare[],
): LedgerEntry[] =>
  spreadRefund(cents, shares, paymentMethod).map((share) => ({ ...share, kind: 'refund', reference: null }))

/** What the house has of an order that no voucher paid and that is not on its way back, and how it came. In cents. */
async function moneyOf(database: Querying, { id, paymentMethod }: OrderRecord): Promise<Asked['money']> {
  const promised = isPaidOnline(paymentMethod) ? await readPromised(database, id) : 0
  const lines = (await readLedger(database, id)).filter((line) => !isVoucherLine(line))

  return { shares: correctionsOf(lines), kept: balanceOf(lines).kept - promised }
}

async function soldBy(database: Querying, { id, items }: OrderRecord) {
  const gross = vouchersGrossOf(items)
  const sold = gross > 0 ? await readSoldVouchers(database, id) : []
  const voids = sold.flatMap(({ voucher, balance, isVoid }): VoucherEntry[] =>
    isVoid || balance === 0 ? [] : [{ voucher, kind: 'void', amount: -balance }],
  )

  return { gross, sold, voids }
}
