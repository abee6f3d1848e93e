import type { DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import { cartTotals } from '#domain/ordering/cart.ts'
import { orderItemOf } from '#domain/ordering/order-item-of.ts'
import { emptyForm } from '#domain/ordering/entered-form.ts'
import { plainFieldsOf } from '#domain/ordering/order-fields.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import type { HoursEntry } from '#domain/time/hours.contract.ts'
import { isOpenAt, nextOpening } from '#domain/time/opening-hours.ts'
import type { OrderRecord } from '#plugins/ordering/operations/order-record.ts'

import { type PaidOrder, payOrder } from './past-orders/pay-order.ts'
import { fillCart } from './past-orders/fill-cart.ts'
import { makeGuest } from './past-orders/make-guest.ts'
import { type OrderEvent, runOrder } from './past-orders/run-order.ts'
import { makeChance, type Chance } from './past-orders/chance.ts'
import { hourWeights, typeWeights, weekdayCounts } from './past-orders/rhythm.data.ts'

/** What the generator needs of a branch; products are those on its card that were orderable all the time. */
export type OrderingBranch = {
  id: string
  timeZone: string
  businessDayStartsAt: string
  openingHours: HoursEntry[]
  deliveryHours: HoursEntry[]
  offers: OrderType[]
  deliveryAreas: DeliveryArea[]
  tables: string[]
  /** The zip code and town that guests of the house live in. */
  town: { zipCode: string; city: string }
  products: { product: ProductView; weight: number; schedule: HoursEntry[] }[]
}

export type PastOrder = { order: OrderRecord; events: OrderEvent[] }

type Options = { branches: OrderingBranch[]; donatees: string[]; now: Temporal.Instant; seed: number }

const pastDays = 56
const donationCents = 7

/**
 * Orders of the last eight weeks up to `now`, as the weekdays and hours of a restaurant bring them, with
 * their history. The same arguments give the same orders. Numbers count per branch and business day from 1.
 */
export function pastOrders({ branches, donatees, now, seed }: Options): PaidOrder[] {
  return branches.flatMap((branch, index) => {
    const chance = makeChance(seed + index)
    const moments = [...orderMoments(branch, now, chance), ...preorderMoments(branch, now)]
    const inOrder = moments.toSorted((a, b) => Temporal.Instant.compare(a.placedAt, b.placedAt))

    const orders = inOrder.map((moment) => makeOrder({ branch, donatees, moment, chance }))

    return numberByDay(orders.map((past) => payOrder(past, now, chance)))
  })
}

/** When an order came in, when it is wanted if not at once, and how far its life is told. */
type Moment = { placedAt: Temporal.Instant; wantedAt: Temporal.Instant | null; toldUntil: Temporal.Instant }

/** Orders for at once, only while the house was open. */
function orderMoments(branch: OrderingBranch, now: Temporal.Instant, chance: Chance): Moment[] {
  const today = now.toZonedDateTimeISO(branch.timeZone).toPlainDate()
  const moments: Moment[] = []

  for (let daysAgo = pastDays; daysAgo >= 0; daysAgo -= 1) {
    const day = today.subtract({ days: daysAgo })
    const count = Math.round((weekdayCounts[day.dayOfWeek - 1] ?? 4) * (0.7 + 0.6 * chance.share()))
    for (let nth = 0; nth < count; nth += 1) {
      const placedAt = momentOf(day, branch.timeZone, chance)
      const isPast = Temporal.Instant.compare(placedAt, now) < 0
      const isOpen = isOpenAt(branch.openingHours, placedAt, branch.timeZone)
      if (isPast && isOpen) moments.push({ placedAt, wantedAt: null, toldUntil: now })
    }
  }

  return moments
}

const preorderCount = 3

/** Some for after the next opening, so that a board has work to show at any hour: one is still to be confirmed. */
function preorderMoments(branch: OrderingBranch, now: Temporal.Instant): Moment[] {
  const opening = nextOpening(branch.openingHours, now, branch.timeZone)
  if (!opening) return []

  return Array.from({ length: preorderCount }, (_, nth) => {
    const placedAt = now.subtract({ minutes: 9 + 23 * nth })
    return {
      placedAt,
      wantedAt: opening.add({ minutes: 120 + 45 * nth }),
      toldUntil: nth === 0 ? placedAt : placedAt.add({ minutes: 8 }),
    }
  })
}

function momentOf(day: Temporal.PlainDate, timeZone: string, chance: Chance): Temporal.Instant {
  const hour = chance.weighted(hourWeights.map((weight, index) => ({ weight, value: index })))
  const midnight = day.toZonedDateTime({ timeZone, plainTime: '00:00' })

  return midnight.add({ hours: hour, minutes: chance.whole(60), seconds: chance.whole(60) }).toInstant()
}

type Placement = {
  branch: OrderingBranch
  donatees: string[]
  moment: Moment
  chance: Chance
}

/** From a guest's own screen, who asked for no offer and was not counted. */
const ofNobody = {
  origin: null,
  device: null,
  isQuotation: false,
  quotationStatus: 'none',
  quotationValidUntil: null,
} as const

/** One order as its moment says. */
export function makeOrder({ branch, donatees, moment, chance }: Placement): PastOrder {
  const { placedAt, wantedAt, toldUntil } = moment
  const type = wantedAt ? 'takeaway' : orderTypeAt(branch, placedAt, chance)
  const sale = makeSale({ branch, donatees, type, servedAt: wantedAt ?? placedAt, chance })
  const { status, rejectionMessage, events } = runOrder({ type, placedAt, now: toldUntil, chance })

  const order: OrderRecord = {
    ...plainFieldsOf(emptyForm, type),
    kitchen: null,
    id: chance.uuidAt(placedAt.epochMilliseconds),
    uid: chance.text(16),
    hash: chance.text(32),
    version: events.length,
    branch: branch.id,
    businessDay: businessDayOf(placedAt, branch.timeZone, branch.businessDayStartsAt),
    ticketNumber: 0,
    type,
    status,
    rejectionMessage,
    paymentMethod: chance.share() < 0.6 ? 'cash' : 'atm-card',
    paymentStatus: 'none',
    counterAppointmentStatus: 'none',
    counterAppointment: null,
    promisedAt: wantedAt && textOf(wantedAt),
    voidedAt: null,
    workUnits: 1,
    placedAt: textOf(placedAt),
    appointmentDate: wantedAt && textOf(wantedAt),
    tableIdentifier: type === 'dineIn' ? chance.one(branch.tables) : null,
    internalNote: null,
    channel: 'shop',
    ...ofNobody,
    questionnaireRating: status === 'completed' && chance.share() < 0.3 ? 3 + chance.whole(3) : null,
    ...sale,
    ...makeGuest({ type, town: branch.town, chance }),
  }

  return { order, events }
}

type Sale = Pick<
  OrderRecord,
  | 'items'
  | 'taxes'
  | 'taxedBefore'
  | 'goodsGross'
  | 'deliveryGross'
  | 'discounts'
  | 'discount'
  | 'donation'
  | 'tip'
  | 'total'
  | 'voucherPaid'
  | 'isEstimated'
  | 'donatee'
  | 'deliveryArea'
>

/** What was sold, priced by the rules that price every order. */
function makeSale({
  branch,
  donatees,
  type,
  servedAt,
  chance,
}: Pick<Placement, 'branch' | 'donatees' | 'chance'> & {
  type: OrderType
  servedAt: Temporal.Instant
}): Sale {
  const area = type === 'delivery' ? chance.one(branch.deliveryAreas) : null
  const donatee = chance.share() < 0.25 ? chance.one(donatees) : null
  const orderable = branch.products.filter(
    ({ schedule }) => schedule.length === 0 || isOpenAt(schedule, servedAt, branch.timeZone),
  )
  const totals = cartTotals({
    products: orderable.map(({ product }) => product),
    items: fillCart(orderable, area?.minimumOrderValue ?? 0, chance),
    orderType: type,
    area,
    donationCents: donatee ? donationCents : 0,
  })

  return {
    items: totals.lines.map((each, line) => ({ line, ...orderItemOf(each) })),
    taxes: totals.taxes,
    taxedBefore: [],
    goodsGross: totals.goodsGrossCents,
    deliveryGross: totals.deliveryGrossCents,
    discounts: [],
    discount: 0,
    donation: totals.donationCents,
    tip: 0,
    total: totals.totalCents,
    voucherPaid: 0,
    isEstimated: totals.isEstimated,
    donatee,
    deliveryArea: area?.area ?? null,
  }
}

function orderTypeAt(branch: OrderingBranch, at: Temporal.Instant, chance: Chance): OrderType {
  const delivers = isOpenAt(branch.deliveryHours, at, branch.timeZone)
  const offered = branch.offers.filter((type) => type !== 'delivery' || delivers)

  return chance.weighted(offered.map((value) => ({ value, weight: typeWeights[value] })))
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

const textOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
