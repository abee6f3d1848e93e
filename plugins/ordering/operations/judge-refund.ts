import type { RefundRequest } from '#domain/ordering/payment-status.contract.ts'
import { refundOnSpot } from '#domain/ordering/refund-on-spot.ts'
import { whyNotRefundText } from '#domain/ordering/refund-on-spot.texts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { readBalance } from '#plugins/payments/payments.port.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * What becomes of an order of whose money somebody gives back a part, or all. Only in the version that they saw: sent
 * twice, money would go back twice.
 */
export const judgeRefund =
  (database: Querying, { amount, reason, version }: RefundRequest) =>
  async (order: OrderRecord): Promise<MoveVerdict> => {
    if (order.version !== version) return { why: 'changed', message: changedText, code: 'changed-meanwhile' }
    const { kept } = await readBalance(database, order.id)
    const verdict = refundOnSpot({ ...order, kept }, amount)
    if (!verdict.isAllowed) return { why: verdict.why, message: whyNotRefundText(verdict.why, kept) }

    return {
      action: verdict.to === 'refunded' ? 'refund' : 'refund-partly',
      reason,
      change: { paymentStatus: verdict.to },
      detail: { refunded: amount },
      payment: { kind: 'refund', amount, method: order.paymentMethod, reference: null },
    }
  }

const changedText = 'Die Bestellung wurde inzwischen geändert. Bitte sehen Sie nach, was schon erstattet ist.'
