import type { Unit } from '../catalogue/product.contract.ts'
import { formatAmount, formatPart } from '../catalogue/units.ts'
import { Fraction } from '../money/fraction.ts'
import { parseMoney } from '../money/money.ts'
import { coveredLines, type PartLine } from './covered-lines.ts'
import { lineOf } from './kitchen-lines.ts'
import type { AskedPart, SplitOrder } from './pay-part.ts'

export const partWays = ['all', 'items', 'share', 'amount'] as const
export type PartWay = (typeof partWays)[number]

export const partWayLabels: Readonly<Record<PartWay, string>> = {
  all: 'Alles Offene',
  items: 'Nach Positionen',
  share: 'Gleich teilen',
  amount: 'Betrag',
}

/** What whoever takes the money has chosen so far. */
export type PartChoice = {
  way: PartWay
  /** How much of each line, by its name. */
  lines: Readonly<Record<number, number>>
  /** Among how many what is left is shared. */
  guests: number
  /** As it was typed. */
  amount: string
}

export const firstChoice: PartChoice = { way: 'all', lines: {}, guests: 2, amount: '' }

/** What is to be paid by a choice; null while it says too little. */
export function askedPart({ way, lines, guests, amount }: PartChoice): AskedPart | null {
  switch (way) {
    case 'all':
      return { by: 'share', of: 1 }
    case 'share':
      return { by: 'share', of: guests }
    case 'amount': {
      const cents = parseMoney(amount)
      return cents !== null && cents > 0 ? { by: 'amount', amount: cents } : null
    }
    case 'items': {
      const chosen = Object.entries(lines).flatMap(([line, each]) =>
        each > 0 ? [{ line: Number(line), amount: each }] : [],
      )
      return chosen.length > 0 ? { by: 'items', lines: chosen } : null
    }
  }
}

/** A line of which something is still to be paid. What is not counted in pieces is paid whole. */
export type OpenLine = { line: number; name: string; unit: Unit; left: number; step: number }

export function openLines({ items }: Pick<SplitOrder, 'items'>, ledger: readonly PartLine[]): OpenLine[] {
  const covered = coveredLines(ledger)

  return items.flatMap((item, index) => {
    const line = lineOf(item, index)
    const left = Fraction.of(item.amount)
      .minus(covered.get(line) ?? 0)
      .toNumber()
    const step = Number.isInteger(item.amount) ? 1 : left

    return left > 0 ? [{ line, name: item.name, unit: item.unit, left, step }] : []
  })
}

/** How much of a line is chosen; of how much is said only where there is something in between. */
export const chosenWords = (
  { unit, left, step }: Pick<OpenLine, 'unit' | 'left' | 'step'>,
  chosen: number,
) => (left === step ? formatAmount(chosen, unit) : formatPart(chosen, left, unit))
