import type { CalculationModel, Unit } from '../catalogue/product.contract.ts'
import { isCounted } from '../catalogue/units.ts'
import type { OrderItem } from './order.contract.ts'

/** How exact the price of a sold line is: what was weighed is exact. */
export function priceModelOf({ weighed, calculationModel }: OrderItem): CalculationModel {
  return weighed === undefined ? calculationModel : 'fixed'
}

/** In what a line is weighed or measured; null where its price does not depend on that. */
export function weighedUnitOf({ calculationModel, isFlat, basis, unit }: OrderItem): Unit | null {
  const measured = basis?.unit ?? unit

  return calculationModel === 'fixed' || isFlat || isCounted(measured) ? null : measured
}
