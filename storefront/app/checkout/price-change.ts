import { type CartTotals, cartTotals, type StoredCartLine, storedCartLine } from '#domain/ordering/cart.ts'
import { migrateCart } from '#domain/ordering/migrate-cart.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { chosenDeliveryArea } from '#domain/ordering/delivery-fee.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { holdsHiddenPrice } from '#domain/ordering/shown-price.ts'

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
}

/** What the guest saw against what it costs now; `after` is null for what can no longer be had. */
export function priceChange({
  before,
  shop,
  orderType,
  deliveryArea,
  donationCents: donation = before.donationCents,
}: PriceQuestion): PriceChange {
  const totalsOf = (items: StoredCartLine[], donationCents = 0) =>
    cartTotals({
      products: shop.products,
      items,
      orderType,
      area: chosenDeliveryArea(shop.branch.deliveryAreas, deliveryArea),
      donationCents,
    })
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
    donation,
  )

  return {
    lines,
    totalBefore: before.totalCents,
    totalAfter: totals.totalCents,
    isPriceHidden: before.isPriceHidden || totals.isPriceHidden,
  }
}

/** A cart line as the catalogue now has it, or null when it can no longer be ordered like this. */
function keptAtNewPrice(item: StoredCartLine, products: readonly ProductView[]): StoredCartLine | null {
  const product = products.find(({ id }) => id === item.product)
  if (!product) return null

  return migrateCart({ items: [storedCartLine(item, product)], products }).items[0] ?? null
}
