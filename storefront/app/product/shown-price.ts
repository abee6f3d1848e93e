import { priceLabel, unitPriceCents } from '#domain/catalogue/product-configuration.ts'
import type { ProductView, Unit } from '#domain/catalogue/product.contract.ts'
import { unitLabel, unitTypeOf } from '#domain/catalogue/units.ts'
import { type DishOffer, offeredCents } from '#domain/ordering/discounts/dish-offers.ts'

/** What it is called that something costs less just now, and what it costs then, where that is sure. */
export type ShownOffer = { name: string; price: string }

/** A share of a hidden price would tell it. */
export function offerOf(
  product: ProductView,
  offer: DishOffer | undefined,
  currency: string,
): ShownOffer | null {
  if (!offer) return null
  const { name, percent } = offer
  if (percent === null || product.isPriceHidden) return { name, price: '' }
  const cents = offeredCents(unitPriceCents(product, [], product.unit), percent)

  return { name, price: priceLabel(cents, product.calculationModel, currency) }
}

/** „/ kg" where a price is not for one counted thing. */
export function perUnitText(unit: Unit): string {
  return unitTypeOf(unit) === 'amount' ? '' : `/ ${unitLabel(unit)}`
}
