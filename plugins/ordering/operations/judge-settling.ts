import { sumCents } from '#domain/money/money.ts'
import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import { leftToPay } from '#domain/ordering/pay-part.ts'
import { correctionsOf } from '#domain/ordering/payment-ledger.ts'
import { changedMeanwhileText } from '#domain/ordering/refund-verdict.texts.ts'
import { settleOnSpot, type SpotPayment, type WhyNotSettle } from '#domain/ordering/settle-on-spot.ts'
import { whyNotSettleTexts } from '#domain/ordering/settle-on-spot.texts.ts'
import { vouchersGrossOf } from '#domain/ordering/vouchers/sold-vouchers.ts'
import { isVoucherLine } from '#domain/ordering/vouchers/voucher-payment.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { type LedgerEntry, readLedger } from '#plugins/payments/payments.port.ts'
import { readSoldVouchers } from '#plugins/vouchers/vouchers.port.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

/** `tip` is all that the guest gave the team, in cents; as the order says where it is left out. */
type Asked = {
  to: SpotPayment
  tip?: number | undefined
  reason: string | null
  /** Of the order as whoever asks saw it. */
  version?: number | undefined
}

/** What becomes of an order whose money somebody has in their hands, or gave back; the ledger has a line of it. */
export const judgeSettling =
  (database: Querying, asked: Asked) =>
  async (order: OrderRecord): Promise<MoveVerdict> => {
    const verdict = settleOnSpot(order, asked)
    if (!verdict.isAllowed) return refused(verdict.why)
    if (verdict.isNoop) return { isNoop: true }
    if (asked.version !== undefined && asked.version !== order.version)
      return { why: 'changed', message: changedMeanwhileText, code: 'changed-meanwhile' }
    if (asked.to === 'none' && (await hasSoldVouchers(database, order))) return refused('vouchers-sold')
    if (asked.to === 'none' && order.paymentMethod === 'gift-voucher')
      return vouchersTakenBack(order, asked.reason)
    const lines = await readLedger(database, order.id)
    if (asked.to === 'none') return moneyTakenBack(order, lines, asked.reason)

    const tip = asked.tip ?? order.tip
    const total = order.total - order.tip + tip
    const amount = leftToPay({ total }, lines)
    const given = sumCents(lines.map((line) => line.tip ?? 0))
    const isMoneyThere = lines.some((line) => line.kind === 'capture' && !isVoucherLine(line))
    if (isMoneyThere && (amount < 0 || tip < given)) return refused('tip-paid')
    // What they give by it is theirs: no receipt of before is about another tip by now, and it goes back with their money.
    const rest: LedgerEntry = {
      kind: 'capture',
      amount,
      method: order.paymentMethod,
      reference: null,
      ...(tip > order.tip && { tip: tip - order.tip }),
    }

    return {
      action: 'settle',
      reason: asked.reason,
      change: { paymentStatus: verdict.to, ...(tip !== order.tip && { tip, total }) },
      // What costs nothing is paid without money, and a voucher that paid for more gets that back.
      ...(amount > 0 && { payments: [rest] }),
    }
  }

const refused = (why: WhyNotSettle): MoveVerdict => ({ why, message: whyNotSettleTexts[why] })

/** Whoever has a voucher of the order would have it for nothing. */
const hasSoldVouchers = async (database: Querying, { id, items }: OrderRecord): Promise<boolean> =>
  vouchersGrossOf(items) > 0 && (await readSoldVouchers(database, id)).length > 0

/** All of it goes back, with what each who paid apart gave the team; the vouchers of the order paid before, and stay. */
function moneyTakenBack(
  order: OrderRecord,
  lines: readonly OrderPayment[],
  reason: string | null,
): MoveVerdict {
  const tip = Math.min(order.tip, sumCents(lines.map((line) => line.tip ?? 0)))
  const back = correctionsOf(lines.filter((line) => !isVoucherLine(line)))

  return {
    action: 'unsettle',
    reason,
    change: {
      paymentStatus: 'none',
      ...(tip > 0 && { tip: order.tip - tip, total: order.total - tip }),
    },
    payments: back.map((line, index) => ({
      ...line,
      ...(tip > 0 && index === 0 && { tip: -tip }),
      kind: 'correction',
      reference: null,
    })),
  }
}

/** Somebody took the wrong voucher, or for the wrong order: it has its money again, and the guest pays otherwise. */
const vouchersTakenBack = (order: OrderRecord, reason: string | null): MoveVerdict => ({
  action: 'unsettle',
  reason,
  change: { paymentStatus: 'none', paymentMethod: 'cash' },
  vouchersBack: { cents: order.voucherPaid, kind: 'correction' },
})
