import { isOrderLost, toStatusOf } from '#domain/ordering/order-status.ts'
import type { PaymentStatus } from '#domain/ordering/order-terms.ts'
import { isPaidOnline } from '#domain/ordering/order-terms.ts'
import { signOf } from '#domain/ordering/payment-ledger.ts'
import { type MethodLine, orderPaymentStatusOf } from '#domain/ordering/vouchers/voucher-payment.ts'
import {
  endOfWaiting,
  type MissingLine,
  missingLines,
  type ProviderFacts,
} from '#domain/ordering/provider-payment.ts'
import { promiseOncePaid } from '#domain/ordering/promised-time.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { readLedger } from '#plugins/payments/payments.port.ts'

import type { MoveVerdict } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'

type Heard = {
  /** The provider's name of the payment, or null where none has begun. */
  reference: string | null
  /** What the provider says, or null where it says nothing to go by. */
  facts: ProviderFacts | null
  now: Temporal.Instant
}

/** What becomes of an order by what its provider says: the lines that the ledger lacks, and the steps that follow. */
export const judgePaymentNews =
  (database: Querying, { reference, facts, now }: Heard) =>
  async (order: OrderRecord): Promise<MoveVerdict> => {
    if (!isPaidOnline(order.paymentMethod)) return { isNoop: true }
    const method = order.paymentMethod
    const lines = await readLedger(database, order.id)
    const own = lines.filter(({ payment }) => payment === reference)
    const missing = facts && reference !== null ? missingLines(facts, own) : []
    const after = [...lines, ...missing.map((line): MethodLine => ({ ...asLine(line, reference), method }))]
    const isOver = isOrderLost(order.status) || order.voidedAt !== null
    const paymentStatus = orderPaymentStatusOf(after, { total: order.total, isOver })
    const end = endOfWaiting(order, after, { state: facts?.state ?? null, now })
    if (missing.length === 0 && end === null && paymentStatus === order.paymentStatus) return { isNoop: true }

    const refunded = missing.find(({ kind }) => kind === 'refund')?.amount
    return {
      action: end ?? deedOf(missing, paymentStatus),
      change: {
        paymentStatus,
        ...(end && { status: toStatusOf(end) }),
        // The house hears of it now, and has as long to answer as of any other order.
        ...(end === 'pay' && {
          placedAt: now.toString({ smallestUnit: 'millisecond' }),
          promisedAt: promiseOncePaid(order, now),
        }),
      },
      ...(refunded !== undefined && { detail: { refunded } }),
      payments: missing.map((line) => ({ ...line, method, reference })),
    }
  }

const asLine = ({ kind, amount }: MissingLine, payment: string | null): Omit<MethodLine, 'method'> => ({
  kind,
  amount: amount * signOf[kind],
  payment,
})

/** What the history calls it. */
function deedOf(missing: readonly MissingLine[], status: PaymentStatus): string {
  const kind = missing.at(-1)?.kind
  if (kind === 'refund') return status === 'refunded' ? 'refund' : 'refund-partly'

  return kind === undefined ? 'payment' : `payment-${kind}`
}
