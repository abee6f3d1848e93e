import type { Diet } from '#domain/catalogue/diets.data.ts'
import { type CatalogCategory, type CatalogProduct, visibleCatalog } from '#domain/catalogue/availability.ts'
import { offerOf, type ShownOffer } from '#domain/catalogue/offer-of.ts'
import { perUnitText } from '#domain/catalogue/per-unit-text.ts'
import { partsOf, startingPriceLabel } from '#domain/catalogue/product-configuration.ts'
import type { CategoryView, ImageRef } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { unavailableText } from '#domain/catalogue/unavailable-text.ts'
import type { DishOffer } from '#domain/ordering/discounts/dish-offers.ts'
import { sellsVouchers } from '#domain/ordering/vouchers/voucher-cart.ts'

export interface MenuSection {
  id: string
  anchor: string
  category: CategoryView
  /** Why none of its products can be ordered, empty when they differ or one can. */
  unavailable: string
  cards: MenuCard[]
}

/** A product as the menu shows it: plain words and numbers, so that 150 of them render without effort. */
export interface MenuCard {
  id: string
  name: string
  description: string | null
  allergens: string
  diets: readonly Diet[]
  isPopular: boolean
  price: string
  offer: ShownOffer | null
  unit: string
  image: ImageRef | undefined
  isOrderable: boolean
  /** Whether it looks like what cannot be had; where nothing was ever meant to be ordered it does not. */
  isGreyed: boolean
  /** Why it cannot be ordered, unless its section says so already. */
  badge: string
  canQuickAdd: boolean
}

/** Why nothing on the menu can be ordered, null where that is for each product to say. */
export type MenuStop = { badge: string } | null

/** In the order of the menu, what nobody can order now last: hungry people come first. */
export function menuSections(
  shop: BranchShopView,
  now: Temporal.Instant,
  stop: MenuStop,
  offers: DishOffers = noOffers,
): MenuSection[] {
  const { currency } = shop.settings
  const popular = new Set(shop.popularProducts)
  const isSellingVouchers = sellsVouchers(shop.branch)
  const sections = visibleCatalog(shop, now).map((entry) =>
    menuSection(entry, { currency, popular, now, stop, offers, sellsVouchers: isSellingVouchers }),
  )

  return firstThose(sections, ({ cards }) => cards.some((card) => card.isOrderable))
}

/** The sections with those of before in the place of their equals: what has not changed is the same object. */
export function steadySections(before: readonly MenuSection[], sections: MenuSection[]): MenuSection[] {
  const known = new Map(before.map((section) => [JSON.stringify(section), section]))

  return sections.map((section) => known.get(JSON.stringify(section)) ?? section)
}

/** The sections as far as they hold what was found; all of them where nothing is looked for. */
export function foundSections(sections: MenuSection[], found: ReadonlySet<string> | null): MenuSection[] {
  if (!found) return sections

  return sections
    .map((section) => ({ ...section, cards: section.cards.filter(({ id }) => found.has(id)) }))
    .filter(({ cards }) => cards.length > 0)
}

export type DishOffers = ReadonlyMap<string, DishOffer>
const noOffers: DishOffers = new Map()

type Shown = {
  currency: string
  popular: ReadonlySet<string>
  now: Temporal.Instant
  stop: MenuStop
  offers: DishOffers
  /** Whatever the hour; a branch that sells by offers answers these as well. */
  sellsVouchers: boolean
}

function menuSection(
  { category, availability, products: listed }: CatalogCategory,
  { currency, popular, now, stop, offers, sellsVouchers }: Shown,
): MenuSection {
  // What is sold out waits at the end of its category.
  const products = stop ? listed : firstThose(listed, (entry) => entry.availability === 'orderable')
  const ownReason = (entry: CatalogProduct) =>
    availability === 'shown' ? unavailableText(category, now) : whyUnavailable(entry, now)
  // What a clock ends keeps nobody from buying a voucher.
  const stopOf = ({ product }: CatalogProduct) =>
    product.voucherKind && sellsVouchers && stop?.badge ? null : stop
  const reasons = products.map((entry) => stopOf(entry)?.badge || ownReason(entry))
  const shared = reasons.every((reason) => reason === reasons[0]) ? (reasons[0] ?? '') : ''

  return {
    id: category.id,
    anchor: `kategorie-${category.id}`,
    category,
    unavailable: shared,
    cards: products.map((entry, index) => {
      const reason = reasons[index] ?? ''
      const card = menuCard(entry, shared ? '' : reason, { currency, offers })
      const isPopular = popular.has(card.id)
      return { ...card, isPopular, isOrderable: card.isOrderable && !stopOf(entry), isGreyed: reason !== '' }
    }),
  }
}

/** The others after them, each in their order. */
function firstThose<Entry>(entries: readonly Entry[], isFirst: (entry: Entry) => boolean): Entry[] {
  return entries.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
}

function whyUnavailable({ product, availability }: CatalogProduct, now: Temporal.Instant): string {
  return availability === 'orderable' ? '' : unavailableText(product, now)
}

function menuCard(
  { product, availability }: CatalogProduct,
  badge: string,
  { currency, offers }: Pick<Shown, 'currency' | 'offers'>,
): Omit<MenuCard, 'isGreyed' | 'isPopular'> {
  return {
    id: product.id,
    name: product.name,
    description: product.description || null,
    allergens: product.allergens.join(', '),
    diets: product.diets,
    price: product.isPriceHidden ? '' : startingPriceLabel(product, currency),
    offer: offerOf(product, offers.get(product.id), currency),
    unit: product.isPriceHidden ? '' : perUnitText(product.unit),
    image: product.images[0],
    isOrderable: availability === 'orderable',
    badge,
    canQuickAdd: partsOf(product).every((part) => part.optional),
  }
}
