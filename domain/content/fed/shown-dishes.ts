import { allergenNames } from '../../catalogue/allergens.data.ts'
import { type CatalogProduct, nextCatalogChange, visibleCatalog } from '../../catalogue/availability.ts'
import { dietLabels } from '../../catalogue/diets.data.ts'
import { offerOf, type ShownOffer } from '../../catalogue/offer-of.ts'
import { productParameter } from '../../catalogue/page-parameters.ts'
import { perUnitText } from '../../catalogue/per-unit-text.ts'
import { startingPriceLabel } from '../../catalogue/product-configuration.ts'
import type { ImageRef } from '../../catalogue/product.contract.ts'
import type { BranchShopView } from '../../catalogue/shop.contract.ts'
import { unavailableText } from '../../catalogue/unavailable-text.ts'
import { dishOffersForAll } from '../../ordering/discounts/dish-offers.ts'
import { discountChanges } from '../../ordering/discounts/when-discount.ts'
import type { OrderType } from '../../ordering/order-terms.ts'
import { nextBranchChange } from '../../time/branch-hours.ts'
import { firstAfter } from '../../time/first-after.ts'

/** What a section shows of a dish. */
export type ShownDish = {
  id: string
  name: string
  description: string | null
  /** Empty where the house does not tell it. */
  price: string
  /** What it is called that it costs less just now, however it is ordered, and what it costs then, where that is sure. */
  offer: ShownOffer | null
  /** `/ kg` where it is sold by weight; empty for one counted thing. */
  unit: string
  /** The letters of its allergens, such as `A, C, G`. */
  allergens: string
  diets: string[]
  image: ImageRef | null
  /** The dish in the shop. */
  href: string
  /** Why it cannot be ordered now; empty where it can. */
  badge: string
}

export type ShownDishes = {
  branch: string
  /** The whole menu. */
  href: string
  dishes: ShownDish[]
  /** What the letters of these dishes stand for: `A Glutenhaltiges Getreide`. */
  legend: string[]
  /** The ISO instant at which the clock makes something else of it. */
  until: string | null
}

/** What an editor has chosen: dishes by their ids, or a category, or neither. */
export type DishChoice = { products: readonly string[]; category: string | null; limit: number }

/**
 * The chosen dishes as the shop offers them at an instant, those of a category in the order of the menu, else what guests
 * order most of late. What the shop hides is left out, what it greys out says why; null where nothing is left.
 */
export function shownDishes(
  shop: BranchShopView,
  choice: DishChoice,
  now: Temporal.Instant,
): ShownDishes | null {
  const { branch, settings } = shop
  const dishes = chosenOf(offeredAt(shop, now), choice, shop.popularProducts).slice(0, choice.limit)
  if (dishes.length === 0) return null
  const href = `/store/${branch.identifier}`
  const { discounts = [] } = shop
  const { timeZone } = branch
  const offers = dishOffersForAll(discounts, waysOf(branch), { at: now, now, timeZone })

  return {
    branch: branch.name,
    href,
    dishes: dishes.map(({ product, badge }) => ({
      id: product.id,
      name: product.name,
      description: product.description || null,
      price: product.isPriceHidden ? '' : startingPriceLabel(product, settings.currency),
      offer: badge === '' ? offerOf(product, offers.get(product.id), settings.currency) : null,
      unit: product.isPriceHidden ? '' : perUnitText(product.unit),
      allergens: product.allergens.join(', '),
      diets: product.diets.map((diet) => dietLabels[diet]),
      image: product.images[0] ?? null,
      href: `${href}?${productParameter}=${product.id}`,
      badge,
    })),
    legend: legendOf(dishes),
    until: untilOf(shop, now),
  }
}

const waysOf = (branch: BranchShopView['branch']): OrderType[] => [
  ...(branch.isTakeawayEnabled ? (['takeaway'] as const) : []),
  ...(branch.isDeliveryEnabled ? (['delivery'] as const) : []),
  ...(branch.isDineInEnabled ? (['dineIn'] as const) : []),
]

function untilOf(shop: BranchShopView, now: Temporal.Instant): string | null {
  const { branch, discounts = [] } = shop
  const changes = [
    nextCatalogChange(shop, now),
    nextBranchChange(branch, now),
    ...discountChanges(discounts, now, branch.timeZone),
  ]

  return firstAfter(now, changes)?.toString() ?? null
}

type Offered = Pick<CatalogProduct, 'product'> & { category: string; badge: string }

/** All that the menu lists, each as often as it does. */
const offeredAt = (shop: BranchShopView, now: Temporal.Instant): Offered[] =>
  visibleCatalog(shop, now).flatMap(({ category, availability, products }) =>
    products.map(({ product, availability: own }) => ({
      product,
      category: category.id,
      badge: own === 'orderable' ? '' : unavailableText(availability === 'shown' ? category : product, now),
    })),
  )

function chosenOf(
  offered: readonly Offered[],
  { products, category }: DishChoice,
  popular: readonly string[],
): Offered[] {
  if (products.length === 0 && category !== null) {
    return offered.filter((entry) => entry.category === category).toSorted(orderableFirst)
  }

  return (products.length > 0 ? products : popular).flatMap((id) => bestOf(offered, id))
}

/** One that stands in several categories is there once, as well as it can be had. */
function bestOf(offered: readonly Offered[], id: string): Offered[] {
  return offered
    .filter(({ product }) => product.id === id)
    .toSorted(orderableFirst)
    .slice(0, 1)
}

const orderableFirst = (one: Offered, other: Offered): number =>
  Number(one.badge !== '') - Number(other.badge !== '')

const legendOf = (dishes: readonly Offered[]): string[] =>
  [...new Set(dishes.flatMap(({ product }) => product.allergens))]
    .toSorted()
    .map((letter) => `${letter} ${allergenNames[letter] ?? ''}`.trim())
