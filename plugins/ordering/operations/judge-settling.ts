import { settleOnSpot, type SpotPayment } from '#domain/ordering/settle-on-spot.ts'
import { whyNotSettleTexts } from '#domain/ordering/settle-on-spot.texts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { type LedgerEntry, readBalance } from '#plugins/payments/payments.port.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

/** What becomes of an order whose money somebody has in their hands, or gave back; the ledger has a line of it. */
export const judgeSettling =
  (database: Querying, asked: { to: SpotPayment; reason: string | null }) =>
  async (order: OrderRecord): Promise<MoveVerdict> => {
    const verdict = settleOnSpot(order, asked)
    if (!verdict.isAllowed) return { why: verdict.why, message: whyNotSettleTexts[verdict.why] }
    if (verdict.isNoop) return { isNoop: true }
    const isPaid = asked.to === 'paid'
    const amount = isPaid ? order.total : (await readBalance(database, order.id)).kept
    const line: LedgerEntry = {
      kind: isPaid ? 'capture' : 'correction',
      amount,
      method: order.paymentMethod,
      reference: null,
    }

    return {
      action: isPaid ? 'settle' : 'unsettle',
      reason: asked.reason,
      change: { paymentStatus: verdict.to },
      // What costs nothing is paid without money.
      ...(amount !== 0 && { payments: [line] }),
    }
  }
