import { type CartTotals, cartTotals, type StoredCartLine, storedCartLine } from '#domain/ordering/cart.ts'
import { migrateCart } from '#domain/ordering/migrate-cart.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import type { OfferedDiscounts } from '#domain/ordering/discounts/cart-discounts.ts'
import { discountLabel } from '#domain/ordering/discounts/discounts.texts.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { holdsHiddenPrice } from '#domain/ordering/shown-price.ts'
import { takeOffBy } from '../cart/late-discounts.ts'

export type ChangedLine = { name: string; before: number; after: number | null; isPriceHidden: boolean }

export type PriceChange = {
  lines: ChangedLine[]
  totalBefore: number
  totalAfter: number
  /** Guests read neither total. */
  isPriceHidden: boolean
}

export type PriceQuestion = {
  before: CartTotals<StoredCartLine>
  shop: BranchShopView
  orderType: OrderType
  deliveryArea: string
  /** What the donation is now; as before unless given. */
  donationCents?: number
  /** What may be taken off now. */
  discounts?: OfferedDiscounts
}

/** What the guest saw against what it costs now; `after` is null for what can no longer be had. */
export function priceChange({
  before,
  shop,
  orderType,
  deliveryArea,
  donationCents: donation = before.donationCents,
  discounts,
}: PriceQuestion): PriceChange {
  const area = chosenDeliveryArea(shop.branch.deliveryAreas, deliveryArea)
  const takeOff = discounts && takeOffBy(discounts)
  const totalsOf = (items: StoredCartLine[], besides: { donationCents?: number; tipCents?: number } = {}) =>
    cartTotals({ products: shop.products, items, orderType, area, takeOff, ...besides })
  const kept = before.lines.map(({ item }) => keptAtNewPrice(item, shop.products))
  const lines = before.lines.flatMap<ChangedLine>(({ product, grossCents }, index) => {
    const line = kept[index]
    const now = line ? totalsOf([line]).lines[0] : undefined
    const after = now?.grossCents ?? null
    const isPriceHidden = holdsHiddenPrice([product, now?.product ?? {}])

    return after === grossCents ? [] : [{ name: product.name, before: grossCents, after, isPriceHidden }]
  })
  const totals = totalsOf(
    kept.filter((line) => line !== null),
    { donationCents: donation, tipCents: before.tipCents },
  )

  return {
    lines: [...lines, ...changedDiscounts(before, totals)],
    totalBefore: before.totalCents,
    totalAfter: totals.totalCents,
    isPriceHidden: before.isPriceHidden || totals.isPriceHidden,
  }
}

/** What was taken off and is no more, or differs. */
function changedDiscounts(before: CartTotals, after: CartTotals): ChangedLine[] {
  const isPriceHidden = before.isPriceHidden || after.isPriceHidden
  const centsIn = ({ discounts }: CartTotals, id: string) =>
    discounts.find(({ rule }) => rule.id === id)?.cents ?? null

  return [...before.discounts, ...after.discounts]
    .filter(({ rule }, index, all) => all.findIndex((other) => other.rule.id === rule.id) === index)
    .map(({ rule }) => ({ rule, was: centsIn(before, rule.id), is: centsIn(after, rule.id) }))
    .filter(({ was, is }) => was !== is)
    .map(({ rule, was, is }) => ({
      name: discountLabel(rule.name),
      before: -(was ?? 0),
      after: is === null ? null : -is,
      isPriceHidden,
    }))
}

/** A cart line as the catalogue now has it, or null when it can no longer be ordered like this. */
function keptAtNewPrice(item: StoredCartLine, products: readonly ProductView[]): StoredCartLine | null {
  const product = products.find(({ id }) => id === item.product)
  if (!product) return null

  return migrateCart({ items: [storedCartLine(item, product)], products }).items[0] ?? null
}
