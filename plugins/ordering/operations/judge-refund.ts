import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import type { RefundRequest } from '#domain/ordering/payment-status.contract.ts'
import { refundVerdict } from '#domain/ordering/refund-verdict.ts'
import { whyNotRefundText } from '#domain/ordering/refund-verdict.texts.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { readBalance, readPromised } from '#plugins/payments/payments.port.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

/**
 * What becomes of an order of whose money somebody gives back a part, or all. Only in the version that they saw: sent
 * twice, money would go back twice. What a provider has taken it gives back, and the ledger has it once it did.
 */
export const judgeRefund =
  (database: Querying, { amount, reason, version }: RefundRequest) =>
  async (order: OrderRecord): Promise<MoveVerdict> => {
    if (order.version !== version) return { why: 'changed', message: changedText, code: 'changed-meanwhile' }
    const balance = await readBalance(database, order.id)
    const promised = isPaidOnline(order.paymentMethod) ? await readPromised(database, order.id) : 0
    const kept = balance.kept - promised
    const verdict = refundVerdict({ ...order, kept }, amount)
    if (!verdict.isAllowed) return { why: verdict.why, message: whyNotRefundText(verdict.why, kept) }
    if (verdict.to === null) {
      return {
        action: 'ask-refund',
        reason,
        change: {},
        detail: { refundAsked: amount },
        refundWanted: amount,
      }
    }

    return {
      action: verdict.to === 'refunded' ? 'refund' : 'refund-partly',
      reason,
      change: { paymentStatus: verdict.to },
      detail: { refunded: amount },
      payments: [{ kind: 'refund', amount, method: order.paymentMethod, reference: null }],
    }
  }

const changedText = 'Die Bestellung wurde inzwischen geändert. Bitte sehen Sie nach, was schon erstattet ist.'
