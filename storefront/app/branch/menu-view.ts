import { type CatalogProduct, visibleCatalog } from '#domain/catalogue/availability.ts'
import { partsOf, priceLabel, unitPriceCents } from '#domain/catalogue/product-configuration.ts'
import type {
  BranchShopView,
  CategoryView,
  ImageRef,
  ProductView,
  Unit,
} from '#domain/catalogue/shop.contract.ts'
import { unitLabel, unitTypeOf } from '#domain/catalogue/units.ts'

export interface MenuSection {
  id: string
  anchor: string
  category: CategoryView
  cards: MenuCard[]
}

/** A product as the menu shows it: plain words and numbers, so that 150 of them render without effort. */
export interface MenuCard {
  id: string
  name: string
  description: string | null
  allergens: string
  price: string
  unit: string
  image: ImageRef | undefined
  /** Why it cannot be ordered, empty when it can. */
  unavailable: string
  canQuickAdd: boolean
}

export function menuSections(shop: BranchShopView, now: Temporal.Instant): MenuSection[] {
  return visibleCatalog(shop, now).map(({ category, products }) => ({
    id: category.id,
    anchor: `kategorie-${category.id}`,
    category,
    cards: products.map((entry) => menuCard(entry, shop.settings.currency, now)),
  }))
}

export function menuCard(
  { product, availability }: CatalogProduct,
  currency: string,
  now: Temporal.Instant,
): MenuCard {
  return {
    id: product.id,
    name: product.name,
    description: product.description || null,
    allergens: product.allergens.join(', '),
    price: product.isPriceHidden ? '' : productPrice(product, currency),
    unit: product.isPriceHidden ? '' : perUnitText(product.unit),
    image: product.images[0],
    unavailable: availability === 'orderable' ? '' : unavailableText(product, now),
    canQuickAdd: partsOf(product).every((part) => part.optional),
  }
}

/** „/ kg" where a price is not for one counted thing. */
export function perUnitText(unit: Unit): string {
  return unitTypeOf(unit) === 'amount' ? '' : `/ ${unitLabel(unit)}`
}

export function unavailableText({ soldOutUntil }: ProductView, now: Temporal.Instant): string {
  const isSoldOut = soldOutUntil && Temporal.Instant.compare(now, Temporal.Instant.from(soldOutUntil)) < 0
  return isSoldOut ? 'Ausverkauft' : 'Derzeit nicht verfügbar'
}

function productPrice(product: ProductView, currency: string): string {
  return priceLabel(unitPriceCents(product, [], product.unit), product.calculationModel, currency)
}
