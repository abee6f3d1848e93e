import { whyNotRedeem, payableOf } from '#domain/ordering/vouchers/redeem-on-spot.ts'
import { whyNotRedeemTexts } from '#domain/ordering/vouchers/redeem-on-spot.texts.ts'
import { planVouchers } from '#domain/ordering/vouchers/plan-vouchers.ts'
import { vouchersIn } from '#domain/ordering/vouchers/sold-vouchers.ts'
import { taxedRateOf } from '#domain/ordering/vouchers/taxed-already.ts'
import { changedMeanwhileText } from '#domain/ordering/refund-verdict.texts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { readVoucherParts, type VoucherRecord } from '#plugins/vouchers/vouchers.port.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'
import { voucherPayment } from './store-placed-order.ts'

type Asked = {
  /** As it stands when it is asked for anew each time. */
  voucher: () => Promise<VoucherRecord>
  /** In cents; all that it can where nothing is said. */
  amount?: number | undefined
  /** Of the order as it was seen: sent twice, it pays once. */
  version: number
}

/** What becomes of an order that somebody at the counter lets a voucher pay, in part or whole. */
export const judgeRedeeming =
  (database: Querying, { voucher: find, amount: wanted, version }: Asked) =>
  async (order: OrderRecord): Promise<MoveVerdict> => {
    if (order.version !== version) {
      return { why: 'changed', message: changedMeanwhileText, code: 'changed-meanwhile' }
    }
    const why = whyNotRedeem(order)
    if (why) return { why, message: whyNotRedeemTexts[why] }
    const voucher = await find()
    const parts = await readVoucherParts(database, order.id)
    const { amounts } = planVouchers(payableOf(order, vouchersIn(order.items), parts), [voucher])
    const most = amounts[0] ?? 0
    if (most === 0) return { why: 'nothing-payable', message: whyNotRedeemTexts['nothing-payable'] }
    if (wanted !== undefined && wanted > most) {
      return { why: 'more-than-possible', message: whyNotRedeemTexts['more-than-possible'] }
    }

    const amount = wanted ?? most
    const paid = { amount, taxedRate: taxedRateOf(voucher), isGiven: voucher.isGiven }
    return {
      action: 'redeem',
      change: {},
      detail: { redeemed: amount },
      payments: [voucherPayment('capture', paid)],
      vouchers: [{ voucher: voucher.id, kind: 'redeem', amount: -amount }],
    }
  }
