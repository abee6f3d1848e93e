import { isCounted } from '../catalogue/units.ts'
import { Fraction } from '../money/fraction.ts'
import { sumCents } from '../money/money.ts'
import { taxTotals } from '../money/tax.ts'
import type { OrderDiscount } from './discounts/discount.contract.ts'
import { countedGoods } from './counted-goods.ts'
import { takeOff } from './discounts/discounts.ts'
import type { OrderItem, TaxTotal } from './order.contract.ts'
import { maximumOrderCents } from './order-pricing.ts'
import { lineOf } from './kitchen-lines.ts'
import { isOrderEnded } from './order-status.ts'
import type { OrderStatus, PaymentStatus } from './order-terms.ts'
import { priceModelOf, weighedUnitOf } from './sold-line.ts'

/** What becomes of a line; what is left out stays. */
export type ItemChange = {
  amount?: number | undefined
  /** What it weighed or measured in the end, in `weighedUnitOf`. */
  weighed?: number | undefined
  /** What the guest reads about the line; null for nothing any more. */
  comment?: string | null | undefined
  remove?: true | undefined
}

export type SoldOrder = {
  status: OrderStatus
  paymentStatus: PaymentStatus
  items: OrderItem[]
  taxes: TaxTotal[]
  goodsGross: number
  deliveryGross: number
  discounts: OrderDiscount[]
  /** The sum of what they take off. */
  discount: number
  donation: number
  tip: number
  total: number
}

export type ChangedSale = Pick<
  SoldOrder,
  'items' | 'taxes' | 'goodsGross' | 'discounts' | 'discount' | 'total'
> & {
  isEstimated: boolean
}

export type WhyNotChangeItem =
  | 'order-ended'
  | 'unknown-item'
  | 'last-item'
  | 'payment-begun'
  | 'amount-not-whole'
  | 'not-weighed'
  | 'order-too-large'

export type ItemVerdict =
  | { isAllowed: true; sale: ChangedSale; isNoop: boolean }
  | { isAllowed: false; why: WhyNotChangeItem }

/**
 * An order with one of its lines changed, priced as it was sold: by what the order itself says, whatever its products
 * cost by now, and its discounts by the rules of then. The fee of the delivery, the donation and the tip stay. What an ended order was sold for stays as well, and so
 * does the money of one whose payment has begun; a comment may still be written. The last line is not removed, since an
 * order of nothing is a canceled one. The same change again changes nothing. Source: decision 91.
 */
export function changeItem(order: SoldOrder, index: number, change: ItemChange): ItemVerdict {
  const item = order.items[index]
  if (isOrderEnded(order.status)) return { isAllowed: false, why: 'order-ended' }
  if (!item) return { isAllowed: false, why: 'unknown-item' }
  if (change.remove && order.items.length === 1) return { isAllowed: false, why: 'last-item' }

  const changed = change.remove ? null : changedItem(item, change)
  const why = changed && whyNotAmount(item, change)
  if (why) return { isAllowed: false, why }

  const items = changed
    ? order.items.with(index, changed)
    : order.items.map((each, at) => ({ ...each, line: lineOf(each, at) })).toSpliced(index, 1)
  const sale = saleOf(order, items)
  if (sale.total > maximumOrderCents) return { isAllowed: false, why: 'order-too-large' }

  const isSold = changed && changed.amount === item.amount && changed.weighed === item.weighed
  if (!isSold && (order.paymentStatus !== 'none' || order.status === 'awaiting-payment'))
    return { isAllowed: false, why: 'payment-begun' }

  return { isAllowed: true, sale, isNoop: Boolean(isSold) && changed?.comment === item.comment }
}

function whyNotAmount(item: OrderItem, { amount, weighed }: ItemChange): WhyNotChangeItem | null {
  const isWhole = amount === undefined || Number.isInteger(amount)
  if (!isWhole && isCounted(item.unit) && Number.isInteger(item.amount)) return 'amount-not-whole'

  return weighed !== undefined && weighedUnitOf(item) === null ? 'not-weighed' : null
}

function changedItem({ weighed: before, comment: said, ...item }: OrderItem, change: ItemChange): OrderItem {
  const amount = change.amount ?? item.amount
  // What was weighed was weighed for the amount of then.
  const weighed = change.weighed ?? (amount === item.amount ? before : undefined)
  const comment = change.comment === undefined ? said : change.comment?.trim() || undefined
  const isAsBefore = amount === item.amount && weighed === before

  return {
    ...item,
    amount,
    gross: isAsBefore ? item.gross : grossOf({ ...item, weighed: before }, amount, weighed),
    ...(weighed !== undefined && { weighed }),
    ...(comment !== undefined && { comment }),
  }
}

/** In cents, rounded once, a half away from zero. */
function grossOf(item: OrderItem, amount: number, weighed: number | undefined): number {
  const { basis, unitPrice, gross } = item
  if (isSoldFlat(item)) return gross
  if (basis)
    return Fraction.of(basis.price)
      .times(weighed ?? Fraction.of(basis.worth).times(amount))
      .rounded()

  const sold = item.weighed ?? item.amount
  if (priceOf(unitPrice, sold) === gross) return priceOf(unitPrice, weighed ?? amount)

  // Orders of earlier versions know the price of a unit rounded alone, so their line says it better.
  return Fraction.of(gross)
    .times(weighed ?? amount)
    .dividedBy(sold)
    .rounded()
}

const priceOf = (unitPrice: number, amount: number): number => Fraction.of(unitPrice).times(amount).rounded()

/** Orders of earlier versions do not say so; there it shows in a line that costs as much as one unit. */
const isSoldFlat = ({ isFlat, basis, amount, weighed, unitPrice, gross }: OrderItem): boolean =>
  isFlat ?? (!basis && weighed === undefined && gross === unitPrice && priceOf(unitPrice, amount) !== gross)

type Priced = Pick<SoldOrder, 'items' | 'taxes' | 'deliveryGross' | 'donation'> &
  Partial<Pick<SoldOrder, 'discounts' | 'tip'>>

/**
 * What an order comes to with other lines; the fee of the delivery, the donation and the tip stay. Its discounts are reckoned
 * anew by their rules as they were: one whose minimum is missed takes nothing, and again something once it is reached.
 */
export function saleOf(order: Priced, sold: OrderItem[]): ChangedSale {
  const goodsGross = sumCents(sold.map(({ gross }) => gross))
  const { deliveryGross, donation, discounts: granted = [], tip = 0 } = order
  const taken = takeOff(
    granted.filter(({ minimumGoods }) => countedGoods(sold) >= minimumGoods),
    { lines: sold, deliveryFee: deliveryGross },
  )
  const items = sold.map((item, index) => withDiscount(item, taken.lines[index] ?? 0))
  const discounts = granted.map((one) => ({
    ...one,
    cents: taken.applied.find(({ rule }) => rule === one)?.cents ?? 0,
  }))
  const discount = sumCents(discounts.map(({ cents }) => cents))

  return {
    items,
    goodsGross,
    discounts,
    discount,
    total: goodsGross + deliveryGross - discount + donation + tip,
    taxes: taxTotals([
      ...items.map((item) => ({ gross: paidOf(item), taxRate: item.taxRate })),
      ...besideItems(order)
        .map((fee) => ({ ...fee, gross: fee.gross - taken.delivery }))
        .filter(({ gross }) => gross > 0),
    ]),
    isEstimated: items.some((item) => priceModelOf(item) !== 'fixed'),
  }
}

/** What of the price of a line is paid, in cents. */
export const paidOf = ({ gross, discount = 0 }: OrderItem): number => gross - discount

function withDiscount(sold: OrderItem, discount: number): OrderItem {
  if (discount > 0) return { ...sold, discount }
  const item = { ...sold }
  delete item.discount

  return item
}

/** What is taxed besides the lines, which is the fee of the delivery with the rate of then. */
function besideItems({
  taxes,
  items,
  deliveryGross,
  discounts = [],
}: Priced): { gross: number; taxRate: number }[] {
  const waived = discounts.find(({ cents, deliveryTaxRate }) => deliveryTaxRate !== undefined && cents > 0)
  if (waived?.deliveryTaxRate !== undefined)
    return [{ taxRate: waived.deliveryTaxRate, gross: deliveryGross }]

  return taxes.flatMap(({ taxRate, gross }) => {
    const sold = sumCents(items.flatMap((item) => (item.taxRate === taxRate ? [paidOf(item)] : [])))

    return gross > sold ? [{ taxRate, gross: gross - sold }] : []
  })
}
