import { Fraction } from '../money/fraction.ts'
import type { Unit, UnitType } from './product.contract.ts'
import { unitCatalogue } from './units.data.ts'

/** What a unit measures; only units of one type convert into each other. */
export function unitTypeOf(unit: Unit): UnitType {
  return unitCatalogue[unit].type
}

/** The same quantity in another unit, exact; null when the units measure different things. */
export function convertAmount(amount: number, from: Unit, to: Unit): number | null {
  if (unitTypeOf(from) !== unitTypeOf(to)) return null

  return Fraction.of(amount).times(unitCatalogue[from].factor).dividedBy(unitCatalogue[to].factor).toNumber()
}

/** Whether it is counted in words, such as pieces and persons, and not measured. */
export function isCounted(unit: Unit): boolean {
  return countedTypes.has(unitTypeOf(unit))
}

/** German text with at most 3 decimals, e.g. `1,5 kg` or `2 Stück`; the space does not break. */
export function formatAmount(amount: number, unit: Unit): string {
  return `${amountFormat.format(amount)}\u00a0${unitLabel(unit, amount)}`
}

/** So much of so much, with the unit once, e.g. `1 von 3 Stück`. */
export function formatPart(amount: number, of: number, unit: Unit): string {
  return `${amountFormat.format(amount)} von ${formatAmount(of, unit)}`
}

/** The word for a counted unit, in the number that fits the amount; the symbol for a measured one. */
export function unitLabel(unit: Unit, amount = 1): string {
  const { label, labelPlural, symbol } = unitCatalogue[unit]
  if (!isCounted(unit)) return symbol

  return amount === 1 ? label : labelPlural
}

const countedTypes: ReadonlySet<UnitType> = new Set(['amount', 'serving', 'pair', 'person', 'package'])

const amountFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })
