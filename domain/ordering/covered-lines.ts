import { Fraction } from '../money/fraction.ts'
import { paidOf } from './change-order-item.ts'
import { lineOf } from './kitchen-lines.ts'
import type { OrderItem } from './order.contract.ts'
import type { CoveredPart } from './order-payment.contract.ts'
import type { PaymentMethod } from './order-terms.ts'
import type { PaymentKind } from './payment-ledger.ts'
import { standingCaptures } from './standing-captures.ts'

/** So much of a line of the order, by its name. */
export type CoveredLine = { line: number; amount: number }

/** A line of the ledger as far as parts go. */
export type PartLine = {
  kind: PaymentKind
  amount: number
  method?: PaymentMethod | undefined
  covers?: readonly CoveredLine[] | null | undefined
}

/** How much of each line was paid by name and not taken back since. */
export const coveredLines = (ledger: readonly PartLine[]): ReadonlyMap<number, number> =>
  amountsOf(standingCaptures(ledger).flatMap(({ covers }) => covers ?? []))

/** How much of each line it is together. */
function amountsOf(parts: readonly CoveredLine[]): ReadonlyMap<number, number> {
  const covered = new Map<number, Fraction>()
  for (const { line, amount } of parts) {
    covered.set(line, (covered.get(line) ?? Fraction.of(0)).plus(amount))
  }

  return new Map([...covered].map(([line, amount]) => [line, amount.toNumber()]))
}

type Sold = { items: readonly OrderItem[] }

/**
 * What so much of these lines costs in cents, and at which rate; null where a line is named that there is none of, or no
 * more. Shares of a line are differences of rounded sums, so they come to the line whoever pays first.
 */
export function priceLines(
  { items }: Sold,
  ledger: readonly PartLine[],
  lines: readonly CoveredLine[],
): CoveredPart[] | null {
  const before = coveredLines(ledger)
  const named = new Map(items.map((item, index) => [lineOf(item, index), item]))
  const priced: CoveredPart[] = []
  for (const [line, amount] of amountsOf(lines)) {
    const item = named.get(line)
    const taken = before.get(line) ?? 0
    const until = Fraction.of(taken).plus(amount)
    if (!item || amount <= 0 || Fraction.of(item.amount).isBelow(until)) return null
    const gross = costOf(item, until.toNumber()) - costOf(item, taken)
    const isMoney = item.voucher === 'multi-purpose'
    priced.push({ line, amount, gross, taxRate: item.taxRate, ...(isMoney && { untaxed: 'voucher' }) })
  }

  return priced
}

/** Whether each line is paid by name. */
export function isAllCovered({ items }: Sold, ledger: readonly PartLine[]): boolean {
  const covered = coveredLines(ledger)

  return items.every(
    (item, index) => !Fraction.of(covered.get(lineOf(item, index)) ?? 0).isBelow(item.amount),
  )
}

/** What so much of a line costs in cents, rounded once, a half away from zero. */
const costOf = (item: OrderItem, amount: number): number =>
  Fraction.of(paidOf(item)).times(amount).dividedBy(item.amount).rounded()
