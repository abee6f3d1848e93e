import { sumCents } from '../money/money.ts'
import { type CoveredLine, type PartLine, priceLines } from './covered-lines.ts'
import { apportion } from './day-end/apportion.ts'
import type { CoveredPart } from './order-payment.contract.ts'
import { leftToPay, type SplitOrder, type WhyNotPay, whyNotPay } from './pay-part.ts'

/** So many can share one bill at once. */
export const mostPeople = 50

/** One of those who share a bill, with what they had alone. */
export type SplitPerson = { lines: readonly CoveredLine[] }

export type WhyNotSplit = WhyNotPay | 'unknown-line' | 'nothing-for-one'

/** What one of them pays, in cents, and what of it they had alone. */
export type SplitPart = { amount: number; covers: readonly CoveredPart[] | null }

export type SplitVerdict =
  | { isAllowed: true; parts: readonly SplitPart[] }
  | { isAllowed: false; why: WhyNotSplit }

/**
 * All that is left of a bill, split at once: each pays what they had alone, and of what nobody had alone, such as a fee, a
 * donation or a bottle for all, an equal share. Cents that cannot be shared go to the first. Where more was paid before
 * than that, what is left is shared by what each had. The parts always come to what is left. Source: ADR 121.
 */
export function splitBill(
  order: SplitOrder,
  ledger: readonly PartLine[],
  people: readonly SplitPerson[],
): SplitVerdict {
  const why = whyNotPay(order, ledger)
  if (why) return refused(why)
  const covers = priceAll(order, ledger, people)
  if (!covers) return refused('unknown-line')

  const left = leftToPay(order, ledger)
  const own = covers.map((lines) => sumCents(lines.map(({ gross = 0 }) => gross)))
  const shared = left - sumCents(own)
  const amounts =
    shared < 0 ? apportion(left, own) : added(own, apportion(shared, Array<number>(people.length).fill(1)))
  if (amounts.some((cents) => cents <= 0)) return refused('nothing-for-one')

  return {
    isAllowed: true,
    parts: amounts.map((amount, index) => ({ amount, covers: noneIfEmpty(covers[index] ?? []) })),
  }
}

const refused = (why: WhyNotSplit): SplitVerdict => ({ isAllowed: false, why })

/** Each after those before, so that the shares of one line come to it. */
function priceAll(
  order: SplitOrder,
  ledger: readonly PartLine[],
  people: readonly SplitPerson[],
): CoveredPart[][] | null {
  const taken = [...ledger]
  const all: CoveredPart[][] = []
  for (const { lines } of people) {
    const covers = priceLines(order, taken, lines)
    if (!covers) return null
    taken.push({ kind: 'capture', amount: 0, covers })
    all.push(covers)
  }

  return all
}

const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((cents, index) => cents + (other[index] ?? 0))

const noneIfEmpty = (covers: readonly CoveredPart[]): readonly CoveredPart[] | null =>
  covers.length > 0 ? covers : null
