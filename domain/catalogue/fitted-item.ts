import type { CartItem } from '../ordering/order.contract.ts'
import { isAmountValid, rulesOfUnit, snapAmount } from './amount.ts'
import { chosenFor, type ConfigurableProduct, partsOf } from './product-configuration.ts'

/**
 * What can still be had of an item after its product has changed, for a guest who chooses anew: without the parts and
 * options that are gone, in a unit and an amount in which it is sold.
 */
export function fittedItem(product: ConfigurableProduct, item: CartItem): CartItem {
  const rules = rulesOfUnit(product, item.unit) ?? product
  const parts = partsOf(product).flatMap((part) => {
    const chosen = chosenFor(part, item.parts)
    const known = new Set(part.options.map(({ id }) => id))
    if (!chosen?.options) return chosen ?? []
    return { ...chosen, options: chosen.options.filter((option) => known.has(option)) }
  })
  if (isAmountValid(item.amount, rules)) return { ...item, unit: rules.unit, parts }

  const amount = snapAmount(item.amount, rules) || (rules.quantityStepSize ?? 1)
  return { ...item, unit: rules.unit, amount, parts }
}
