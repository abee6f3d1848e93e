import { isOrderLost } from './order-status.ts'
import type { OrderStatus } from './order-terms.ts'
import { balanceOf, type PaymentKind, type PaymentLine } from './payment-ledger.ts'

/**
 * How a payment stands at its provider. `open`: the guest may still pay. `authorised`: the money is kept for us.
 * `paid`: it was taken, whatever was given back since. The others have ended without money.
 */
export const providerStates = ['open', 'authorised', 'paid', 'failed', 'canceled', 'expired'] as const
export type ProviderState = (typeof providerStates)[number]

/** What a provider says of one payment, in cents and over all that was ever done with it. */
export type ProviderFacts = {
  state: ProviderState
  /** What the guest was asked for. */
  amount: number
  /** What was kept for us, also if it was taken later. */
  authorised: number
  captured: number
  /** What the guest got back, or took back through their bank. */
  refunded: number
}

/** A line that the ledger lacks, above zero; the ledger has it as the money flows. */
export type MissingLine = { kind: PaymentKind; amount: number }

/**
 * The lines that bring the ledger to what the provider says, in the order in which the money moved. The same facts
 * again miss nothing, and facts of an earlier moment neither: news may come late, twice and in any order.
 *
 * `lines` are those of this payment alone.
 */
export function missingLines(facts: ProviderFacts, lines: readonly PaymentLine[]): MissingLine[] {
  const sum = (kind: PaymentKind) =>
    Math.abs(lines.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0))
  const missing = (kind: PaymentKind, amount: number): MissingLine[] =>
    amount > sum(kind) ? [{ kind, amount: amount - sum(kind) }] : []
  const moved: MissingLine[] = [
    ...(lines.length === 0 ? [{ kind: 'intent' as const, amount: facts.amount }] : []),
    ...missing('authorise', facts.authorised),
    ...missing('capture', facts.captured),
    // Nothing can be given back that was never taken: whoever says so is asked again later.
    ...missing('refund', Math.min(facts.refunded, Math.max(facts.captured, sum('capture')))),
  ]

  return [...moved, ...missingEnd(facts, lines, sum('capture') === 0 && facts.captured === 0)]
}

/** Once for each end, since a provider's late yes may come in between. */
function missingEnd(
  { state, amount, authorised }: ProviderFacts,
  lines: readonly PaymentLine[],
  isUntaken: boolean,
): MissingLine[] {
  const hasEnded = state === 'failed' || state === 'canceled' || state === 'expired'
  if (!hasEnded || !isUntaken) return []
  const last = lines.findLast(({ kind }) => kind === 'release' || kind === 'failure' || kind === 'authorise')
  if (last && last.kind !== 'authorise') return []
  const wasHeld = authorised > 0 || last !== undefined

  return [wasHeld ? { kind: 'release', amount: authorised || amount } : { kind: 'failure', amount }]
}

/** What has to be done at the provider, in cents. */
export type Due = { kind: 'capture' | 'release' | 'refund'; amount: number }

/**
 * What an order asks of its payment: money that is held is taken once the house has accepted the order and given up
 * where it did not; what was taken for an order that came to nothing goes back. `promised` is what is on its way back
 * already, in cents.
 */
export function dueOf(
  order: { status: OrderStatus; total: number; voidedAt: string | null },
  lines: readonly PaymentLine[],
  promised: number,
): Due | null {
  const { captured, kept, held } = balanceOf(lines)
  const isOver = isOrderLost(order.status) || order.voidedAt !== null
  if (held > 0 && isOver) return { kind: 'release', amount: held }
  const untaken = Math.min(held, order.total - captured)
  if (untaken > 0 && isAccepted(order.status)) return { kind: 'capture', amount: untaken }
  const rest = kept - promised

  return isOver && rest > 0 ? { kind: 'refund', amount: rest } : null
}

const isAccepted = (status: OrderStatus): boolean =>
  status !== 'awaiting-payment' && status !== 'awaiting' && !isOrderLost(status)

/** How long a guest has for the way to the provider and back, in minutes. After that the place in the slot is free. */
export const paymentMinutes = 30

/**
 * What becomes of an order that waits for its money: the house hears of it when all of it is there or held, and it
 * fails with its payment, or when the time for it is over.
 */
export function endOfWaiting(
  order: { status: OrderStatus; total: number; placedAt: string },
  lines: readonly PaymentLine[],
  { state, now }: { state: ProviderState | null; now: Temporal.Instant },
): 'pay' | 'fail' | null {
  if (order.status !== 'awaiting-payment') return null
  const { kept, held } = balanceOf(lines)
  if (kept + held >= order.total) return 'pay'
  if (state === 'failed' || state === 'canceled' || state === 'expired') return 'fail'
  const over = Temporal.Instant.from(order.placedAt).add({ minutes: paymentMinutes })

  return Temporal.Instant.compare(now, over) >= 0 ? 'fail' : null
}
