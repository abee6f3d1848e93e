import type { DeliveryArea } from '../catalogue/branch.contract.ts'
import { type Unavailability, unavailabilityAt } from '../catalogue/availability.ts'
import type { ConfigurationProblem } from '../catalogue/part-problems.ts'
import { configurationProblems } from '../catalogue/product-configuration.ts'
import type { BranchShopView } from '../catalogue/shop.contract.ts'
import { soldOutOption } from '../catalogue/sold-out.ts'
import { pick } from '../pick.ts'
import { type CartTotals, cartTotals, orderTypeOf } from './cart.ts'
import { cartDiscounts } from './discounts/cart-discounts.ts'
import type { DiscountRule, OrderDiscount } from './discounts/discount.contract.ts'
import { orderItemOf } from './order-item-of.ts'
import { slotHorizonDays } from './slots.ts'
import type { OrderItem, PlaceOrderRequest, TaxTotal } from './order.contract.ts'

/** What the server reads of a request to price it: ids and choices, never a price. */
export type PricingRequest = Pick<
  PlaceOrderRequest,
  'items' | 'isDelivery' | 'isDineIn' | 'deliveryArea' | 'appointmentDate' | 'donatee' | 'tip'
>

/** Why an order cannot be priced. `field` is the path in the request; the words are in `order-pricing.texts.ts`. */
export type PricingProblem =
  | { field: 'items'; code: 'cart-empty'; facts: Record<string, never> }
  | { field: 'items'; code: 'order-too-large'; facts: { maximumCents: number } }
  | { field: 'deliveryArea'; code: 'delivery-area-unknown'; facts: { area: string } }
  | { field: 'appointmentDate'; code: 'appointment-invalid'; facts: { value: string } }
  | { field: string; code: 'product-unknown'; facts: { product: string } }
  | {
      field: string
      code: 'product-unavailable'
      facts: { product: string; name: string; reason: Unavailability }
    }
  | { field: string; code: 'option-sold-out'; facts: { product: string; name: string; option: string } }
  | {
      field: string
      code: ConfigurationProblem['reason']
      facts: { product: string; name: string; problem: ConfigurationProblem }
    }

export type PricedOrder = {
  items: OrderItem[]
  goodsGross: number
  deliveryGross: number
  discounts: OrderDiscount[]
  discount: number
  donation: number
  tip: number
  total: number
  taxes: TaxTotal[]
  isEstimated: boolean
}

/** No order is worth more, in cents; the bound keeps every sum exact. */
export const maximumOrderCents = 1_000_000_000

/**
 * Prices an order on the server from ids and choices alone and takes a snapshot of what was sold. Refuses with
 * all problems at once: products that are unknown, not in the active menu or not to be ordered then, amounts that are
 * not an allowed step, choices that do not pass. Availability is judged at the appointment when one later than
 * `now` is given. Takes off what the shop grants by itself, and what `code` does. The minimum order value is the checkout's
 * to judge, and so is whether the code holds. Source: decisions 5.
 */
export function priceOrder({
  shop,
  request,
  code,
  now,
}: Pricing): ({ ok: true } & PricedOrder) | { ok: false; problems: PricingProblem[] } {
  const at = orderInstant(request.appointmentDate, now)
  const whyUnavailable = unavailabilityAt(shop, { at: at ?? now, now })
  const problems = [
    ...requestProblems(shop, request, at),
    ...request.items.flatMap((item, index) =>
      itemProblems(shop, { reason: whyUnavailable(item.product), at: at ?? now }, item, index),
    ),
  ]
  if (problems.length > 0) return { ok: false, problems }

  const area = deliveryAreaOf(shop, request) ?? null
  const totals = totalsOf({ shop, request, code, now }, { area, at: at ?? now })
  if (totals.totalCents > maximumOrderCents) {
    const facts = { maximumCents: maximumOrderCents }
    return { ok: false, problems: [{ field: 'items', code: 'order-too-large', facts }] }
  }

  return { ok: true, ...pricedBy(totals, area) }
}

type Pricing = {
  shop: BranchShopView
  request: PricingRequest
  /** What the code of the guest grants. */
  code?: DiscountRule | null | undefined
  now: Temporal.Instant
}

function totalsOf(
  { shop, request, code, now }: Pricing,
  { area, at }: { area: DeliveryArea | null; at: Temporal.Instant },
): CartTotals {
  const { timeZone, isTipEnabled } = shop.branch

  return cartTotals({
    products: shop.products,
    items: request.items,
    orderType: orderTypeOf(request),
    area,
    takeOff: cartDiscounts({
      rules: [...(shop.discounts ?? []), ...(code ? [code] : [])],
      occasion: { at, now, timeZone },
    }),
    donationCents: donationOf(shop, request),
    tipCents: isTipEnabled ? (request.tip ?? 0) : 0,
  })
}

function pricedBy(totals: CartTotals, area: DeliveryArea | null): PricedOrder {
  return {
    items: totals.lines.map((each, line) => ({ line, ...orderItemOf(each) })),
    goodsGross: totals.goodsGrossCents,
    deliveryGross: totals.deliveryGrossCents,
    discounts: orderDiscountsOf(totals, area),
    discount: totals.discountCents,
    donation: totals.donationCents,
    tip: totals.tipCents,
    total: totals.totalCents,
    taxes: totals.taxes,
    isEstimated: totals.isEstimated,
  }
}

/** What was taken off, with the rules as they are now. */
function orderDiscountsOf({ discounts }: CartTotals, area: DeliveryArea | null): OrderDiscount[] {
  return discounts.map(({ rule, cents }) => ({
    ...pick(rule, ['id', 'name', 'kind', 'value', 'products', 'minimumGoods', 'isCombinable', 'isLimited']),
    cents,
    // What was left was claimed by this order: no change of it takes more, for others may have the rest.
    ...(rule.mostCents !== undefined && { mostCents: cents }),
    ...(rule.kind === 'free-delivery' && area && { deliveryTaxRate: area.tax }),
  }))
}

/**
 * When the goods are wanted: the appointment if it is later than now. Null when it is no instant. The date comes from
 * outside: beyond what the checkout takes there is nothing to price, and at the end of time no calendar.
 */
export function orderInstant(appointmentDate: string | null, now: Temporal.Instant): Temporal.Instant | null {
  if (!appointmentDate) return now

  try {
    const appointment = Temporal.Instant.from(appointmentDate)

    const latest = now.add({ hours: (slotHorizonDays + 2) * 24 })
    if (Temporal.Instant.compare(appointment, latest) > 0) return latest

    return Temporal.Instant.compare(appointment, now) > 0 ? appointment : now
  } catch {
    return null
  }
}

function requestProblems(
  shop: BranchShopView,
  request: PricingRequest,
  at: Temporal.Instant | null,
): PricingProblem[] {
  const problems: PricingProblem[] = []
  if (request.items.length === 0) problems.push({ field: 'items', code: 'cart-empty', facts: {} })
  if (!at) {
    const facts = { value: request.appointmentDate ?? '' }
    problems.push({ field: 'appointmentDate', code: 'appointment-invalid', facts })
  }
  if (deliveryAreaOf(shop, request) === undefined) {
    const facts = { area: request.deliveryArea }
    problems.push({ field: 'deliveryArea', code: 'delivery-area-unknown', facts })
  }

  return problems
}

/** The area to deliver to; null where none is needed, undefined where the named one does not exist. */
function deliveryAreaOf({ branch }: BranchShopView, request: PricingRequest) {
  if (orderTypeOf(request) !== 'delivery' || branch.deliveryAreas.length === 0) return null

  return branch.deliveryAreas.find(({ area }) => area === request.deliveryArea)
}

function donationOf({ settings }: BranchShopView, { donatee }: PricingRequest): number {
  return donatee && settings.enablePluginDonations ? settings.donationAmount : 0
}

function itemProblems(
  { products }: BranchShopView,
  { reason, at }: { reason: Unavailability | null; at: Temporal.Instant },
  { product: id, parts, amount, unit }: PricingRequest['items'][number],
  index: number,
): PricingProblem[] {
  const field = `items.${index}`
  const product = products.find((candidate) => candidate.id === id)
  if (!product) return [{ field, code: 'product-unknown', facts: { product: id } }]

  const { name } = product
  if (reason) return [{ field, code: 'product-unavailable', facts: { product: id, name, reason } }]

  const option = soldOutOption(product, parts, at)?.name
  if (option !== undefined) {
    return [{ field: `${field}.parts`, code: 'option-sold-out', facts: { product: id, name, option } }]
  }

  return configurationProblems(product, parts, amount, unit).map((problem) => ({
    field: `${field}.${fieldOf(problem)}`,
    code: problem.reason,
    facts: { product: id, name, problem },
  }))
}

function fieldOf({ reason }: ConfigurationProblem): 'amount' | 'unit' | 'parts' {
  if (reason === 'amount-invalid') return 'amount'

  return reason === 'unit-unknown' ? 'unit' : 'parts'
}
