import { isAmountValid, rulesOfUnit } from '../catalogue/amount.ts'
import { isEstimated, lineGrossCents, unitPriceCents } from '../catalogue/product-configuration.ts'
import type { BranchView, DeliveryArea } from '../catalogue/branch.contract.ts'
import type { ProductView } from '../catalogue/product.contract.ts'
import type { ShopSettings } from '../catalogue/shop.contract.ts'
import { unitTypeOf } from '../catalogue/units.ts'
import { Fraction } from '../money/fraction.ts'
import { netOfGross, sumCents } from '../money/money.ts'
import { pick } from '../pick.ts'
import { taxRateOf, taxTotals } from '../money/tax.ts'
import { availableOrderTypes } from './offered-types.ts'
import { countedGoods } from './counted-goods.ts'
import { deliveryFee } from './delivery-fee.ts'
import type { DiscountRule } from './discounts/discount.contract.ts'
import { discountedLines, takeNothingOff, type TakeOff } from './discounts/discounted-cart.ts'
import type { CartItem, ChosenPart, TaxTotal } from './order.contract.ts'
import type { OrderType } from './order-terms.ts'
import { holdsHiddenPrice } from './shown-price.ts'

export type CartLine<Item extends CartItem = CartItem> = {
  item: Item
  product: ProductView
  /** Before anything is taken off. */
  grossCents: number
  /** Its share of what is taken off. */
  discountCents: number
  taxRate: number
  /** Net in currency units with 4 decimals, see `netOfGross`. */
  netText: string
  isEstimated: boolean
}

export type CartTotals<Item extends CartItem = CartItem> = {
  lines: CartLine<Item>[]
  /** Before anything is taken off. */
  goodsGrossCents: number
  /** The same without vouchers that are bought, for these are money: minimum and free-from look at it. */
  countedGoodsCents: number
  deliveryGrossCents: number
  discounts: { rule: DiscountRule; cents: number }[]
  discountCents: number
  donationCents: number
  tipCents: number
  totalCents: number
  netCents: number
  taxes: TaxTotal[]
  isEstimated: boolean
  /** Guests are shown no sum of the lines, see `shownTotal`. */
  isPriceHidden: boolean
  count: number
}

export type OrderFlags = { isDelivery: boolean; isDineIn: boolean }

/** A cart line as the browser stores it, with what it showed of the product when it was added. */
export type StoredCartLine = CartItem & {
  remembered: Pick<ProductView, 'id' | 'name' | 'description' | 'price'> & {
    /** Cents of one unit as it was configured; missing in carts of an older version of the page. */
    unitPrice?: number
  }
}

/**
 * Prices a cart. Each line is rounded once and everything else is a sum: goods + delivery - discounts + donation + tip
 * = total and net + taxes + donation + tip = total, to the cent. What is taken off lowers the tax of the rates that it
 * is taken off. A donation is no supply and a tip is the team's, so they carry no tax and are in no net. Lines of unknown
 * products, or in a unit their product is not sold in, are left out; an empty cart pays no delivery. Source: spec
 * storefront 9, decisions 2, ADR 113.
 */
export function cartTotals<Item extends CartItem>({
  products,
  items,
  orderType,
  area,
  takeOff = takeNothingOff,
  donationCents = 0,
  tipCents = 0,
}: Cart<Item>): CartTotals<Item> {
  const full = cartLines(items, products, orderType)
  const looked = discountedLines(full)
  const goodsGrossCents = sumCents(full.map((line) => line.grossCents))
  const countedGoodsCents = countedGoods(looked)
  const fee = deliveryFee(orderType === 'delivery' && full.length > 0 ? area : null, countedGoodsCents)
  const taken = takeOff({ lines: looked, orderType, deliveryFee: fee.feeCents })
  const lines = full.map((line, index) => discounted(line, taken.lines[index] ?? 0))
  const discountCents = sumCents(taken.applied.map(({ cents }) => cents))
  const [donation, tip] = lines.length > 0 ? [donationCents, tipCents] : [0, 0]
  const paidFee = fee.feeCents - taken.delivery
  const taxes = taxTotals([
    ...lines.map((line) => ({ gross: line.grossCents - line.discountCents, taxRate: line.taxRate })),
    ...(paidFee > 0 ? [{ gross: paidFee, taxRate: fee.taxRate }] : []),
  ])

  return {
    lines,
    goodsGrossCents,
    countedGoodsCents,
    deliveryGrossCents: fee.feeCents,
    discounts: taken.applied,
    discountCents,
    donationCents: donation,
    tipCents: tip,
    totalCents: goodsGrossCents + fee.feeCents - discountCents + donation + tip,
    netCents: sumCents(taxes.map((tax) => tax.net)),
    taxes,
    isEstimated: lines.some((line) => line.isEstimated),
    isPriceHidden: holdsHiddenPrice(lines.map((line) => line.product)),
    count: countItems(lines.map((line) => line.item)),
  }
}

type Cart<Item extends CartItem> = {
  products: readonly ProductView[]
  items: readonly Item[]
  orderType: OrderType
  area: DeliveryArea | null
  /** What the shop grants; nothing unless given. */
  takeOff?: TakeOff | undefined
  donationCents?: number
  tipCents?: number
}

/** The number on the cart: pieces, pairs and persons count by amount, anything else 1 each. Spec: storefront 9. */
export function cartCount(items: readonly CartItem[], products: readonly ProductView[]): number {
  const known = new Set(products.map((product) => product.id))

  return countItems(items.filter((item) => known.has(item.product)))
}

/**
 * The cart with one more item. The same product, unit and choices become one line, at most the maximum, when
 * the product allows the summed amount; a flat price never merges, since its amount does not count.
 */
export function addToCart<Item extends CartItem>(
  items: readonly Item[],
  item: Item,
  product?: ProductView,
): Item[] {
  const index = items.findIndex((line) => lineKey(line) === lineKey(item))
  const line = items[index]
  const amount = line ? mergedAmount(line, item, product) : null
  if (!line || amount === null) return [...items, item]

  return items.with(index, { ...line, ...item, amount })
}

/** A cart line with what the browser has to remember of its product. */
export function storedCartLine(item: CartItem, product: ProductView): StoredCartLine {
  const unitPrice = unitPriceCents(product, item.parts, item.unit)

  return { ...item, remembered: { ...pick(product, ['id', 'name', 'description', 'price']), unitPrice } }
}

/** The order type that the two flags stand for; neither is takeaway. Spec: storefront 4, cart. */
export function orderTypeOf({ isDelivery, isDineIn }: OrderFlags): OrderType {
  if (isDelivery) return 'delivery'

  return isDineIn ? 'dineIn' : 'takeaway'
}

/** The two flags of an order type. */
export function orderFlagsOf(orderType: OrderType): OrderFlags {
  return { isDelivery: orderType === 'delivery', isDineIn: orderType === 'dineIn' }
}

/**
 * The order type a cart opens with: the stored one (chosen once either flag is stored), else the default of
 * the settings, each only if the branch offers it, else the first the branch offers. Spec: storefront 4, cart.
 */
export function initialOrderType(
  branch: Pick<BranchView, 'isTakeawayEnabled' | 'isDeliveryEnabled' | 'isDineInEnabled'>,
  settings: Pick<ShopSettings, 'defaultOrderType'>,
  stored: { isDelivery?: boolean | null; isDineIn?: boolean | null } | null,
): OrderType {
  const offered = availableOrderTypes(branch)
  const isChosen = stored?.isDelivery != null || stored?.isDineIn != null
  const chosen = isChosen
    ? orderTypeOf({ isDelivery: stored?.isDelivery === true, isDineIn: stored?.isDineIn === true })
    : null

  return (
    [chosen, settings.defaultOrderType].find((orderType) => orderType && offered.includes(orderType)) ??
    offered[0] ??
    'takeaway'
  )
}

function cartLines<Item extends CartItem>(
  items: readonly Item[],
  products: readonly ProductView[],
  orderType: OrderType,
): CartLine<Item>[] {
  const known = new Map(products.map((product) => [product.id, product]))

  return items.flatMap((item) => {
    const product = known.get(item.product)
    if (!product || !rulesOfUnit(product, item.unit)) return []

    const grossCents = lineGrossCents(product, item)
    const taxRate = taxRateOf(product, orderType)
    const netText = netOfGross(grossCents, taxRate)
    const isAbout = isEstimated(product, item.unit)

    return [{ item, product, grossCents, discountCents: 0, taxRate, netText, isEstimated: isAbout }]
  })
}

const discounted = <Item extends CartItem>(line: CartLine<Item>, discountCents: number): CartLine<Item> =>
  discountCents === 0
    ? line
    : { ...line, discountCents, netText: netOfGross(line.grossCents - discountCents, line.taxRate) }

function countItems(items: readonly CartItem[]): number {
  const isCountedByAmount = (item: CartItem) => ['amount', 'pair', 'person'].includes(unitTypeOf(item.unit))

  return items
    .reduce((sum, item) => sum.plus(isCountedByAmount(item) ? item.amount : 1), Fraction.of(0))
    .toNumber()
}

function lineKey({ product, unit, parts }: CartItem): string {
  const chosen = parts.map(partKey).filter((key) => key !== null)

  return JSON.stringify([product, unit, chosen.sort()])
}

/** Two choices are the same in any order of the options; an empty choice is none. */
function partKey({ part, options = [], text = '', uploads = [] }: ChosenPart): string | null {
  const isEmpty = options.length === 0 && text.trim() === '' && uploads.length === 0

  return isEmpty ? null : JSON.stringify([part, [...options].sort(), text.trim(), uploads])
}

function mergedAmount(line: CartItem, item: CartItem, product: ProductView | undefined): number | null {
  const amount = Fraction.of(line.amount).plus(item.amount).toNumber()
  if (!product) return amount
  if (product.pricing === 'flat') return null

  const rules = rulesOfUnit(product, item.unit)
  const { maximumQuantity } = rules ?? {}
  const atMost = maximumQuantity ? Math.min(amount, maximumQuantity) : amount

  return rules && isAmountValid(atMost, rules) ? atMost : null
}
