import { type DishOffer, offeredCents } from '../ordering/discounts/dish-offers.ts'
import { priceLabel, unitPriceCents } from './product-configuration.ts'
import type { ProductView } from './product.contract.ts'

/** What it is called that something costs less just now, and what it costs then, where that is sure. */
export type ShownOffer = { name: string; price: string }

/** What is said of a dish with an offer: a share of a hidden price would tell it. Null without one. */
export function offerOf(
  product: ProductView,
  offer: DishOffer | undefined,
  currency: string | undefined,
): ShownOffer | null {
  if (!offer) return null
  const { name, percent } = offer
  if (percent === null || product.isPriceHidden) return { name, price: '' }
  const cents = offeredCents(unitPriceCents(product, [], product.unit), percent)

  return { name, price: priceLabel(cents, product.calculationModel, currency) }
}
