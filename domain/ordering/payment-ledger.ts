import type { PaymentStatus } from './order-terms.ts'

/**
 * What a line of the ledger says. `intent` to `failure` tell how a payment at a provider goes and move no money;
 * `capture` takes it, `refund` gives it back, `correction` takes back what was booked by mistake, `fee` is what the
 * provider keeps.
 */
export const paymentKinds = [
  'intent',
  'authorise',
  'release',
  'failure',
  'capture',
  'refund',
  'correction',
  'fee',
] as const
export type PaymentKind = (typeof paymentKinds)[number]

/** A line of the ledger of one order. Lines are added, never changed. */
export type PaymentLine = {
  kind: PaymentKind
  /**
   * In cents, as the money flows: what the house gets is above zero, what it gives below. What moves no money says how
   * much it is about.
   */
  amount: number
  /** The payment at the provider that it belongs to, or null for what is paid on the spot. */
  payment: string | null
}

/** In cents. */
export type PaymentBalance = {
  /** What guests have paid, without what was booked by mistake. */
  captured: number
  /** What they got back. */
  refunded: number
  /** What of it the house has: the most that can be given back. */
  kept: number
  /** What providers keep for us until it is captured or released. */
  held: number
}

/** Which way the money of a line flows; the database refuses any other. */
export const signOf: Readonly<Record<PaymentKind, 1 | -1>> = {
  intent: 1,
  authorise: 1,
  release: 1,
  failure: 1,
  capture: 1,
  refund: -1,
  correction: -1,
  fee: -1,
}

export function balanceOf(lines: readonly PaymentLine[]): PaymentBalance {
  const sum = (...kinds: PaymentKind[]) =>
    lines.reduce((total, { kind, amount }) => (kinds.includes(kind) ? total + amount : total), 0)
  const captured = sum('capture', 'correction')
  const refunded = -sum('refund')
  const held = [...paymentsIn(lines).values()].reduce((total, payment) => total + heldOf(payment), 0)

  // Adding zero turns a negative zero into the zero that people know.
  return { captured, refunded: refunded + 0, kept: captured - refunded, held }
}

/**
 * Where the money of an order stands; `due` is what it comes to, in cents: what is paid on the spot may come in parts. Its payments count in whatever order news of them came: money that was taken
 * counts before what is held, and that before what is under way or has failed.
 */
export function paymentStatusOf(lines: readonly PaymentLine[], due = 0): PaymentStatus {
  const { captured, refunded, held } = balanceOf(lines)
  if (captured > 0 && refunded === 0) return captured < due ? 'partly-paid' : 'paid'
  if (captured > 0) return refunded < captured ? 'partly-refunded' : 'refunded'
  if (held > 0) return 'authorised'

  const payments = [...paymentsIn(lines).values()]
  if (!payments.every(hasEnded)) return 'pending'
  const last = lines.findLast(isEnd)?.kind

  return last === undefined ? 'none' : last === 'release' ? 'voided' : 'failed'
}

const isEnd = ({ kind }: PaymentLine): boolean => kind === 'release' || kind === 'failure'

/** A provider's late yes wins over its earlier no. */
function hasEnded(payment: readonly PaymentLine[]): boolean {
  const last = payment.findLast((line) => isEnd(line) || line.kind === 'authorise')

  return last !== undefined && isEnd(last)
}

/** The lines of each payment at a provider. */
function paymentsIn(lines: readonly PaymentLine[]): Map<string, PaymentLine[]> {
  const payments = new Map<string, PaymentLine[]>()
  for (const line of lines) {
    if (line.payment === null) continue
    payments.set(line.payment, [...(payments.get(line.payment) ?? []), line])
  }

  return payments
}

/** What was authorised and is neither taken, given up nor lost. */
function heldOf(payment: readonly PaymentLine[]): number {
  const sum = (kind: PaymentKind) =>
    payment.reduce((total, line) => (line.kind === kind ? total + line.amount : total), 0)

  return hasEnded(payment) ? 0 : Math.max(0, sum('authorise') - sum('capture') - sum('correction'))
}

/** What is taken back of each method where all of it was booked by mistake, in cents above zero: what each still has. */
export function correctionsOf<Method extends string>(
  lines: readonly (Pick<PaymentLine, 'kind' | 'amount'> & { method: Method })[],
): { method: Method; amount: number }[] {
  const kept = new Map<Method, number>()
  for (const { kind, amount, method } of lines) {
    if (kind !== 'capture' && kind !== 'correction' && kind !== 'refund') continue
    kept.set(method, (kept.get(method) ?? 0) + amount)
  }

  return [...kept].flatMap(([method, amount]) => (amount > 0 ? [{ method, amount }] : []))
}
