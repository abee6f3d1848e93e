import { settleOnSpot, type SpotPayment } from '#domain/ordering/settle-on-spot.ts'
import { whyNotSettleTexts } from '#domain/ordering/settle-on-spot.texts.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

/** What becomes of an order whose money somebody has in their hands, or gave back. */
export const judgeSettling =
  (asked: { to: SpotPayment; reason: string | null }) =>
  (order: OrderRecord): MoveVerdict => {
    const verdict = settleOnSpot(order, asked)
    if (!verdict.isAllowed) return { why: verdict.why, message: whyNotSettleTexts[verdict.why] }
    if (verdict.isNoop) return { isNoop: true }

    return {
      action: asked.to === 'paid' ? 'settle' : 'unsettle',
      reason: asked.reason,
      change: { paymentStatus: verdict.to },
    }
  }
