import { firstAfter } from '#domain/time/first-after.ts'
import { isScheduleActive, nextScheduleChange } from '#domain/time/schedule.ts'
import type { CategoryView, MenuView, ProductView } from './product.contract.ts'
import { isSoldOut } from './sold-out.ts'
import type { BranchShopView } from './shop.contract.ts'

/** What a guest can do with a product or category: order it, see it greyed out, or not see it. */
export type Availability = 'orderable' | 'shown' | 'hidden'

/** Why a product cannot be ordered for an instant. */
export type Unavailability = 'product-gone' | 'sold-out' | 'not-then'

type Catalogue = Pick<BranchShopView, 'branch' | 'menus' | 'categories' | 'products'>

export type CatalogProduct = { product: ProductView; availability: Exclude<Availability, 'hidden'> }
export type CatalogCategory = {
  category: CategoryView
  availability: Exclude<Availability, 'hidden'>
  products: CatalogProduct[]
}

/**
 * Orderable when enabled, not sold out and on schedule (no schedule is always); otherwise greyed out or
 * hidden as the product says. `timeZone` is the branch's. Spec: storefront 4, menu and availability.
 */
export function productAvailability(
  product: Pick<ProductView, 'isEnabled' | 'schedule' | 'isVisibleWhenUnavailable' | 'soldOutUntil'>,
  now: Temporal.Instant,
  timeZone: string,
): Availability {
  if (isSoldOut(product.soldOutUntil, now)) return whenUnavailable(product)

  return categoryAvailability(product, now, timeZone)
}

/** The same rule for a category, which is never sold out. */
export function categoryAvailability(
  category: Pick<CategoryView, 'isEnabled' | 'schedule' | 'isVisibleWhenUnavailable'>,
  now: Temporal.Instant,
  timeZone: string,
): Availability {
  return category.isEnabled && isScheduleActive(category.schedule, now, timeZone)
    ? 'orderable'
    : whenUnavailable(category)
}

/**
 * The menu with the latest `availableFrom` that is not in the future; one without counts as since ever. Of two
 * with the same instant the later in the list wins. Null when none has begun. Spec: storefront 4.
 */
export function activeMenu(menus: readonly MenuView[], now: Temporal.Instant): MenuView | null {
  let active: MenuView | null = null
  for (const menu of menus) {
    if (menu.availableFrom && isBefore(now, menu.availableFrom)) continue
    if (!active || !startsBefore(menu, active)) active = menu
  }

  return active
}

/**
 * What the branch page lists at an instant: the categories of the active menu in its order, each with its
 * products. A product is listed only in a visible category and is at most as available as that category; a
 * category without a visible product is dropped.
 */
export function visibleCatalog(shop: Catalogue, now: Temporal.Instant): CatalogCategory[] {
  const { timeZone } = shop.branch
  const categories = new Map(shop.categories.map((category) => [category.id, category]))
  const products = new Map(shop.products.map((product) => [product.id, product]))

  return (activeMenu(shop.menus, now)?.catalog ?? []).flatMap((entry): CatalogCategory[] => {
    const category = categories.get(entry.category)
    const availability = category ? categoryAvailability(category, now, timeZone) : 'hidden'
    if (!category || availability === 'hidden') return []

    const listed = entry.products.flatMap((id): CatalogProduct[] => {
      const product = products.get(id)
      const own = product ? productAvailability(product, now, timeZone) : 'hidden'
      if (!product || own === 'hidden') return []

      return [{ product, availability: availability === 'shown' ? 'shown' : own }]
    })

    return listed.length > 0 ? [{ category, availability, products: listed }] : []
  })
}

/**
 * The first instant after `now` at which a menu begins, or at which one may do more or less with a category or
 * product; null when there is none within the next 72 hours.
 */
export function nextCatalogChange(
  { branch, menus, categories, products }: Catalogue,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const scheduled = ({ isEnabled, schedule }: Pick<CategoryView, 'isEnabled' | 'schedule'>) =>
    isEnabled ? nextScheduleChange(schedule, now, branch.timeZone) : null

  return firstAfter(now, [
    ...menus.map(({ availableFrom }) => availableFrom),
    ...categories.map(scheduled),
    ...products.map((product) => firstAfter(now, [product.soldOutUntil]) ?? scheduled(product)),
    ...products.flatMap(({ config }) =>
      config.parts.flatMap(({ options }) => options.map(({ soldOutUntil }) => soldOutUntil)),
    ),
  ])
}

/** The products of the active menu by id; one listed in several categories has its best availability. */
export function listedProducts(catalog: readonly CatalogCategory[]): Map<string, CatalogProduct> {
  const listed = new Map<string, CatalogProduct>()
  for (const entry of catalog.flatMap((category) => category.products)) {
    if (listed.get(entry.product.id)?.availability !== 'orderable') listed.set(entry.product.id, entry)
  }

  return listed
}

/**
 * Why products cannot be ordered for `at`, null for one that can; asked for many of them. What is on the menu now and
 * not on that of `at` is not gone.
 */
export function unavailabilityAt(
  shop: Catalogue,
  { at, now }: { at: Temporal.Instant; now: Temporal.Instant },
): (productId: string) => Unavailability | null {
  const listed = listedProducts(visibleCatalog(shop, at))
  const offered = new Set([...offeredProducts(shop, at), ...offeredProducts(shop, now)])
  const products = new Map(shop.products.map((product) => [product.id, product]))

  return (productId) => {
    if (listed.get(productId)?.availability === 'orderable') return null

    const product = products.get(productId)
    if (!product?.isEnabled || !offered.has(productId)) return 'product-gone'
    return isSoldOut(product.soldOutUntil, at) ? 'sold-out' : 'not-then'
  }
}

/** What the active menu has in a category that is switched on, whatever the clock says. */
function offeredProducts({ menus, categories }: Catalogue, now: Temporal.Instant): string[] {
  const enabled = new Set(categories.filter(({ isEnabled }) => isEnabled).map(({ id }) => id))

  return (activeMenu(menus, now)?.catalog ?? [])
    .filter(({ category }) => enabled.has(category))
    .flatMap((entry) => entry.products)
}

function whenUnavailable({ isVisibleWhenUnavailable }: { isVisibleWhenUnavailable: boolean }): Availability {
  return isVisibleWhenUnavailable ? 'shown' : 'hidden'
}

function isBefore(now: Temporal.Instant, instant: string): boolean {
  return Temporal.Instant.compare(now, Temporal.Instant.from(instant)) < 0
}

function startsBefore(menu: MenuView, other: MenuView): boolean {
  if (!other.availableFrom) return false

  return !menu.availableFrom || isBefore(Temporal.Instant.from(menu.availableFrom), other.availableFrom)
}
