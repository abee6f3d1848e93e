import { Fraction } from '../money/fraction.ts'
import { formatMoney } from '../money/money.ts'
import type { CartItem, ChosenPart } from '../ordering/order.contract.ts'
import { isVoucherValue } from '../ordering/vouchers/voucher-value.ts'
import { isAmountValid, productUnitsPer, rulesOfUnit, type SoldByAmount, snapAmount } from './amount.ts'
import { type ConfigurationProblem, partProblems, priceSaid } from './part-problems.ts'
import { calculationModelLabels } from './calculation-model.texts.ts'
import type { CalculationModel, PartOption, ProductPart, ProductView, Unit } from './product.contract.ts'

export type ConfigurableProduct = SoldByAmount & Pick<ProductView, 'type' | 'config'>
export type PricedProduct = ConfigurableProduct & Pick<ProductView, 'price' | 'pricing'>

/**
 * All that keeps an item from being ordered, empty when it is valid: the amount is positive and one that the
 * unit's rules allow, and every part of a configurable product passes. Spec: storefront 5, item.
 */
export function configurationProblems(
  product: ConfigurableProduct,
  parts: readonly ChosenPart[],
  amount: number,
  unit: Unit,
): ConfigurationProblem[] {
  const known = partsOf(product)

  return [
    ...amountProblems(product, amount, unit),
    ...strayPartProblems(known, parts),
    ...known.flatMap((part) => partProblems(part, chosenFor(part, parts))),
    ...saidPriceProblems(known, parts),
  ]
}

/** Whether one part passes as chosen, for products that are configured step by step. */
export function isPartValid(part: ProductPart, parts: readonly ChosenPart[]): boolean {
  return partProblems(part, chosenFor(part, parts)).length === 0
}

/**
 * Price in cents of one `unit` of a product as configured, for showing: the base price with the chosen options
 * applied in the order of the product's list, never below 0, times the worth of the unit. Rounded to the cent
 * once; a flat price is the same in every unit. 0 for a unit that the product is not sold in.
 * Spec: storefront 9, configurable price.
 */
export function unitPriceCents(product: PricedProduct, parts: readonly ChosenPart[], unit: Unit): number {
  return grossCents(product, parts, 1, unit)
}

/**
 * Price in cents of one line: the configured price times the amount in the product's own unit, rounded once, a
 * half away from zero. A flat price ignores amount and unit. Source: spec storefront 9, decisions 2.
 */
export function lineGrossCents(product: PricedProduct, item: Omit<CartItem, 'product'>): number {
  return grossCents(product, item.parts, item.amount, item.unit)
}

/** How exact the price of a unit is. */
export function calculationModelOf(product: SoldByAmount, unit: Unit): CalculationModel {
  return (rulesOfUnit(product, unit) ?? product).calculationModel
}

/** Whether the price of a unit is only an estimate ("ca.") or a lower bound ("ab"). */
export function isEstimated(product: SoldByAmount, unit: Unit): boolean {
  return calculationModelOf(product, unit) !== 'fixed'
}

/** A price in cents with the words of its calculation model: `12,90 €`, `ca. 12,90 €` or `ab 12,90 €`. */
export function priceLabel(cents: number, model: CalculationModel, currency = 'EUR'): string {
  const price = formatMoney(cents, currency)

  return model === 'fixed' ? price : `${calculationModelLabels[model]}\u00a0${price}`
}

/** The price of one `product.unit` before anything is chosen; where the guest says it, the least that there is. */
export function startingPriceLabel(
  product: PricedProduct & Pick<ProductView, 'unit'>,
  currency?: string,
): string {
  const isChosen = partsOf(product).some(({ isPrice }) => isPrice)

  return priceLabel(
    unitPriceCents(product, [], product.unit),
    isChosen ? 'minimum' : product.calculationModel,
    currency,
  )
}

/** The parts a guest configures; only configurable products have any. */
export function partsOf(product: Pick<ProductView, 'type' | 'config'>): readonly ProductPart[] {
  return product.type === 'configurable' ? product.config.parts : []
}

/** What was chosen for a part, if anything. */
export function chosenFor(part: ProductPart, parts: readonly ChosenPart[]): ChosenPart | undefined {
  return parts.find((chosen) => chosen.part === part.id)
}

/** The chosen options of a part in the order of the product's list; parts without options have none. */
export function chosenOptions(part: ProductPart, parts: readonly ChosenPart[]): PartOption[] {
  if (part.type !== 'select' && part.type !== 'multiselect') return []

  const chosen = chosenFor(part, parts)?.options ?? []

  return part.options.filter((option) => chosen.includes(option.id))
}

/**
 * The option ids of a part after a click on one of them, in the order of the product's list. Multiselect
 * toggles; select replaces, and a second click clears it only when the part is optional. Spec: storefront 5.
 */
export function toggleOption(part: ProductPart, chosen: readonly string[], optionId: string): string[] {
  const isChosen = chosen.includes(optionId)
  if (part.type !== 'multiselect') return isChosen && part.optional ? [] : [optionId]

  const next = isChosen ? chosen.filter((id) => id !== optionId) : [...chosen, optionId]

  return part.options.map((option) => option.id).filter((id) => next.includes(id))
}

/** The chosen parts with one of them replaced or added. */
export function withChosenPart(parts: readonly ChosenPart[], changed: ChosenPart): ChosenPart[] {
  return [...parts.filter((chosen) => chosen.part !== changed.part), changed]
}

/**
 * The item a guest starts from: the default amount in the default unit, or one of the product's own unit,
 * snapped to the rules and never 0.
 */
export function defaultItem(
  product: SoldByAmount & Pick<ProductView, 'id' | 'defaultUnit' | 'defaultQuantity'>,
): CartItem {
  const rules = (product.defaultUnit && rulesOfUnit(product, product.defaultUnit)) || product
  const amount = snapAmount(product.defaultQuantity ?? 1, rules)

  return {
    product: product.id,
    amount: amount > 0 ? amount : (rules.quantityStepSize ?? 1),
    unit: rules.unit,
    parts: [],
  }
}

function amountProblems(product: SoldByAmount, amount: number, unit: Unit): ConfigurationProblem[] {
  const rules = rulesOfUnit(product, unit)
  if (!rules) return [{ reason: 'unit-unknown', unit }]
  if (isAmountValid(amount, rules)) return []

  return [{ reason: 'amount-invalid', amount, unit, nearest: snapAmount(amount, rules) }]
}

function grossCents(
  product: PricedProduct,
  parts: readonly ChosenPart[],
  amount: number,
  unit: Unit,
): number {
  const worth = productUnitsPer(product, unit)
  if (!worth) return 0

  const price = Fraction.of(configuredPriceCents(product, parts))

  return (product.pricing === 'flat' ? price : price.times(worth).times(amount)).rounded()
}

function configuredPriceCents(product: PricedProduct, parts: readonly ChosenPart[]): number {
  const known = partsOf(product)
  const base = saidPrice(known, parts)?.price ?? product.price

  return Math.max(withOptions(base, known, parts), 0)
}

const withOptions = (base: number, known: readonly ProductPart[], parts: readonly ChosenPart[]): number =>
  known.flatMap((part) => chosenOptions(part, parts)).reduce(modifyPrice, base)

/** What the guest says that it costs, where a part asks for that and is answered. */
function saidPrice(known: readonly ProductPart[], parts: readonly ChosenPart[]) {
  const part = known.find(({ isPrice }) => isPrice)
  const price = part && priceSaid(part, chosenFor(part, parts))

  return part && price != null ? { part: part.id, price } : null
}

/** A price that the guest says is one that a house takes also with all that was chosen besides. */
function saidPriceProblems(
  known: readonly ProductPart[],
  parts: readonly ChosenPart[],
): ConfigurationProblem[] {
  const said = saidPrice(known, parts)
  if (!said || isVoucherValue(withOptions(said.price, known, parts))) return []

  return [{ reason: 'price-invalid', part: said.part }]
}

function modifyPrice(price: number, { modifier, value }: PartOption): number {
  switch (modifier) {
    case 'add':
      return price + value
    case 'subtract':
      return price - value
    case 'overwrite':
      return value
  }
}

function strayPartProblems(
  known: readonly ProductPart[],
  parts: readonly ChosenPart[],
): ConfigurationProblem[] {
  const ids = new Set(known.map((part) => part.id))

  return parts.flatMap(({ part }, index): ConfigurationProblem[] => {
    if (!ids.has(part)) return [{ reason: 'unknown-part', part }]
    if (parts.findIndex((other) => other.part === part) < index) return [{ reason: 'part-repeated', part }]

    return []
  })
}
