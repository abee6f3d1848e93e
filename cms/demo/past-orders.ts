import type { DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { DiscountRule } from '#domain/ordering/discounts/discount.contract.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import type { HoursEntry } from '#domain/time/hours.contract.ts'
import type { OrderRecord } from '#plugins/ordering/operations/order-record.ts'

import { makeChance } from './past-orders/chance.ts'
import { makeOrder } from './past-orders/make-order.ts'
import { momentsOf } from './past-orders/order-moments.ts'
import { type PaidOrder, payOrder, type SpentVoucher } from './past-orders/pay-order.ts'
import type { Purchase } from './past-orders/purchases.ts'
import type { OrderEvent } from './past-orders/run-order.ts'

/** What the generator needs of a branch; products are those on its card that were orderable all the time. */
export type OrderingBranch = {
  id: string
  timeZone: string
  businessDayStartsAt: string
  openingHours: HoursEntry[]
  deliveryHours: HoursEntry[]
  offers: OrderType[]
  deliveryAreas: (DeliveryArea & { zipCodes?: string | null | undefined })[]
  tables: string[]
  /** The zip code and town that guests of the house live in. */
  town: { zipCode: string; city: string }
  products: { product: ProductView; weight: number; schedule: HoursEntry[] }[]
  /** What is taken off for whoever has a code. */
  codeDiscount?: DiscountRule | undefined
}

export type PastOrder = { order: OrderRecord; events: OrderEvent[] }

type Options = {
  branches: OrderingBranch[]
  donatees: string[]
  /** Orders in which visits ended whose guests agreed to be counted. */
  purchases?: readonly Purchase[]
  /** With what some pay; each is spent in the order of time. */
  vouchers?: readonly SpentVoucher[]
  now: Temporal.Instant
  seed: number
}

/**
 * Orders of the year up to `now`, as the seasons, weekdays and hours of a restaurant bring them, with their history.
 * The same arguments give the same orders. Numbers count per branch and business day from 1.
 */
export function pastOrders(options: Options): PaidOrder[] {
  const { branches, donatees, purchases = [], vouchers = [], now, seed } = options

  return branches.flatMap((branch, index) => {
    const chance = makeChance(seed + index)
    const own = purchases.filter((purchase) => purchase.branch === branch.id)
    const orders = momentsOf({ branch, purchases: own, now, chance }).map((moment) =>
      makeOrder({ branch, donatees, moment, chance }),
    )
    const spending = vouchers.filter((voucher) => voucher.branch === branch.id).map((each) => ({ ...each }))

    return numberByDay(orders.map((past) => payOrder(past, { now, chance, vouchers: spending })))
  })
}

/** Numbers that count per business day. */
export function numberByDay<Order extends PastOrder>(orders: readonly Order[]): Order[] {
  const last = new Map<string, number>()

  return orders.map((past) => {
    const { order } = past
    const ticketNumber = (last.get(order.businessDay) ?? 0) + 1
    last.set(order.businessDay, ticketNumber)

    return { ...past, order: { ...order, ticketNumber } }
  })
}
