import { Fraction } from '../money/fraction.ts'
import type { AmountRules, ProductView, Unit } from './product.contract.ts'
import { convertAmount } from './units.ts'

export type SoldByAmount = AmountRules & Pick<ProductView, 'alternativeUnits'>

/** What a guest typed as an amount: a comma is a decimal point, anything else is 0. Spec: storefront 5. */
export function parseAmount(text: string): number {
  const plain = text.trim().replace(',', '.')
  const amount = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : 0

  return Number.isFinite(amount) ? amount + 0 : 0
}

/**
 * The nearest amount that may be ordered: below the minimum the minimum, at or above the maximum the
 * maximum, otherwise the nearest step (a half goes up), never above the maximum. Steps are counted from the
 * minimum, or from 0 without one, so without a minimum the answer can be 0, which no item may have.
 * A step that is missing is 1; a maximum of 0 or below the minimum does not count. Spec: storefront 5.
 */
export function snapAmount(amount: number, rules: AmountRules): number {
  const { start, maximum, step } = limitsOf(rules)
  if (!Number.isFinite(amount)) return start.toNumber()

  const wanted = Fraction.of(amount)
  if (maximum && !wanted.isBelow(maximum)) return maximum.toNumber()
  if (!start.isBelow(amount)) return start.toNumber()

  const steps = wanted.minus(start).dividedBy(step).rounded()

  return atMost(start.plus(step.times(steps)), maximum)
}

/** Whether an amount may be ordered as it is. */
export function isAmountValid(amount: number, rules: AmountRules): boolean {
  return amount > 0 && snapAmount(amount, rules) === amount
}

/** The next higher step, at most the maximum. */
export function stepUp(amount: number, rules: AmountRules): number {
  const { start, maximum, step } = limitsOf(rules)
  const current = Fraction.of(amount)
  if (current.isBelow(start)) return start.toNumber()

  const steps = current.minus(start).dividedBy(step).floor() + 1

  return atMost(start.plus(step.times(steps)), maximum)
}

/** The next lower step; the amount itself where minus is disabled. */
export function stepDown(amount: number, rules: AmountRules): number {
  const lower = lowerStep(amount, rules)

  return lower > 0 ? lower : amount
}

/** Whether plus is enabled: there is no maximum or it is not reached. */
export function canStepUp(amount: number, rules: AmountRules): boolean {
  const { maximum } = limitsOf(rules)

  return !maximum || Fraction.of(amount).isBelow(maximum)
}

/** Whether minus is enabled: above the minimum, and without one while a positive amount remains. */
export function canStepDown(amount: number, rules: AmountRules): boolean {
  const lower = lowerStep(amount, rules)

  return lower > 0 && lower < amount
}

/**
 * The rules for ordering a product in a unit: its own, those of an alternative unit, or its own limits
 * converted into another unit of the same type. Null when it is not sold in that unit.
 */
export function rulesOfUnit(product: SoldByAmount, unit: Unit): AmountRules | null {
  if (unit === product.unit) return product

  const alternative = product.alternativeUnits.find((candidate) => candidate.unit === unit)
  if (alternative) return alternative

  const convert = (amount: number) => convertAmount(amount, product.unit, unit)
  const quantityStepSize = convert(limitsOf(product).step.toNumber())
  if (quantityStepSize === null) return null

  return {
    unit,
    calculationModel: product.calculationModel,
    minimumQuantity: product.minimumQuantity == null ? null : convert(product.minimumQuantity),
    maximumQuantity: product.maximumQuantity == null ? null : convert(product.maximumQuantity),
    quantityStepSize,
  }
}

/** The units a guest may pick: the product's own, then its alternatives. */
export function offeredUnits(product: SoldByAmount): Unit[] {
  return [...new Set([product.unit, ...product.alternativeUnits.map((alternative) => alternative.unit)])]
}

/**
 * How many of the product's own unit one `unit` is worth: the ratio of an alternative unit, or the factor
 * between two units of one type. Null when it is not sold in that unit.
 */
export function productUnitsPer(product: SoldByAmount, unit: Unit): Fraction | null {
  if (unit === product.unit) return Fraction.of(1)

  const alternative = product.alternativeUnits.find((candidate) => candidate.unit === unit)
  if (alternative) return Fraction.of(alternative.ratio)

  const factor = convertAmount(1, unit, product.unit)

  return factor === null ? null : Fraction.of(factor)
}

/**
 * The amount after the guest picked another unit: the same quantity, snapped to the new unit's rules.
 * Where no conversion exists the amount is only snapped. Spec: storefront 5.
 */
export function changeUnit(amount: number, fromUnit: Unit, toUnit: Unit, product: SoldByAmount): number {
  const rules = rulesOfUnit(product, toUnit)
  if (!rules || fromUnit === toUnit) return rules ? snapAmount(amount, rules) : amount

  const from = productUnitsPer(product, fromUnit)
  const to = productUnitsPer(product, toUnit)
  if (!from || !to || !Fraction.of(0).isBelow(to)) return snapAmount(amount, rules)

  return snapAmount(from.times(amount).dividedBy(to).toNumber(), rules)
}

type Limits = { start: Fraction; maximum: Fraction | null; step: Fraction }

function limitsOf({ minimumQuantity, maximumQuantity, quantityStepSize }: AmountRules): Limits {
  const start = Fraction.of(Math.max(minimumQuantity ?? 0, 0))
  const hasMaximum =
    maximumQuantity != null && maximumQuantity > 0 && !Fraction.of(maximumQuantity).isBelow(start)
  const maximum = hasMaximum ? Fraction.of(maximumQuantity) : null
  const step = Fraction.of(quantityStepSize != null && quantityStepSize > 0 ? quantityStepSize : 1)

  return { start, maximum, step }
}

function atMost(amount: Fraction, maximum: Fraction | null): number {
  return (maximum?.isBelow(amount) ? maximum : amount).toNumber()
}

function lowerStep(amount: number, rules: AmountRules): number {
  const { start, maximum, step } = limitsOf(rules)
  const below = Fraction.of(amount).minus(start).dividedBy(step).ceil() - 1

  return below < 0 ? start.toNumber() : atMost(start.plus(step.times(below)), maximum)
}
