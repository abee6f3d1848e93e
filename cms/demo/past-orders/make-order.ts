import type { DeliveryArea } from '#domain/catalogue/branch.contract.ts'
import { cartTotals } from '#domain/ordering/cart.ts'
import { cartDiscounts } from '#domain/ordering/discounts/cart-discounts.ts'
import { emptyForm } from '#domain/ordering/entered-form.ts'
import { orderItemOf } from '#domain/ordering/order-item-of.ts'
import { plainFieldsOf } from '#domain/ordering/order-fields.ts'
import type { OrderType } from '#domain/ordering/order-terms.ts'
import { pick } from '#domain/pick.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { isOpenAt } from '#domain/time/opening-hours.ts'
import type { OrderRecord } from '#plugins/ordering/operations/order-record.ts'

import type { OrderingBranch, PastOrder } from '../past-orders.ts'
import type { Chance } from './chance.ts'
import { fillCart } from './fill-cart.ts'
import { contactFor, somebody } from './make-guest.ts'
import type { Moment } from './order-moments.ts'
import { typeWeights } from './rhythm.data.ts'
import { runOrder } from './run-order.ts'

const donationCents = 7
const usualRide = 15
/** So many of those who come for the first time have the code that is for them. */
const shareOfCodes = 0.12

type Placement = {
  branch: OrderingBranch
  donatees: string[]
  moment: Moment
  chance: Chance
}

/** From a guest's own screen, who asked for no offer. */
const ofShop = {
  channel: 'shop',
  device: null,
  kitchen: null,
  voidedAt: null,
  internalNote: null,
  counterAppointmentStatus: 'none',
  counterAppointment: null,
  isQuotation: false,
  quotationStatus: 'none',
  quotationValidUntil: null,
} as const

/** One order as its moment says. */
export function makeOrder({ branch, donatees, moment, chance }: Placement): PastOrder {
  const { placedAt, wantedAt, toldUntil, origin, table } = moment
  const type = typeOf(branch, moment, chance)
  const person = somebody(branch, chance)
  const area = type === 'delivery' ? person.area : null
  const hasCode = type !== 'dineIn' && !person.isRegular && chance.share() < shareOfCodes
  const wish = { type, area, hasCode, placedAt, servedAt: wantedAt ?? placedAt }
  const sale = makeSale({ branch, donatees, chance }, wish)
  const rideMinutes = area?.deliveryMinutes ?? usualRide
  const life = { type, rideMinutes, placedAt, now: toldUntil, chance }
  const { status, rejectionMessage, events } = runOrder(life)

  const order: OrderRecord = {
    ...plainFieldsOf(emptyForm, type),
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
    promisedAt: textOf(wantedAt ?? placedAt.add({ minutes: minutesUntil(type, area) })),
    workUnits: 1,
    placedAt: textOf(placedAt),
    appointmentDate: wantedAt && textOf(wantedAt),
    tableIdentifier: type === 'dineIn' ? (table ?? chance.one(branch.tables)) : null,
    ...ofShop,
    origin,
    questionnaireRating: status === 'completed' && chance.share() < 0.3 ? 3 + chance.whole(3) : null,
    ...sale,
    ...contactFor({ type, person, town: branch.town, chance }),
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

type Wish = {
  type: OrderType
  area: DeliveryArea | null
  hasCode: boolean
  placedAt: Temporal.Instant
  servedAt: Temporal.Instant
}

/** What was sold, priced by the rules that price every order. */
function makeSale({ branch, donatees, chance }: Omit<Placement, 'moment'>, wish: Wish): Sale {
  const donatee = chance.share() < 0.25 ? chance.one(donatees) : null
  const totals = priced(branch, wish, { donationCents: donatee ? donationCents : 0, chance })

  return {
    items: totals.lines.map((each, line) => ({ line, ...orderItemOf(each) })),
    taxes: totals.taxes,
    taxedBefore: [],
    goodsGross: totals.goodsGrossCents,
    deliveryGross: totals.deliveryGrossCents,
    discounts: totals.discounts.map(({ rule, cents }) => ({ ...pick(rule, grantedFields), cents })),
    discount: totals.discountCents,
    donation: totals.donationCents,
    tip: 0,
    total: totals.totalCents,
    voucherPaid: 0,
    isEstimated: totals.isEstimated,
    donatee,
    deliveryArea: wish.area?.area ?? null,
  }
}

type Pricing = { donationCents: number; chance: Chance }

function priced(branch: OrderingBranch, wish: Wish, { donationCents, chance }: Pricing) {
  const { type, area, hasCode, placedAt, servedAt } = wish
  const orderable = branch.products.filter(
    ({ schedule }) => schedule.length === 0 || isOpenAt(schedule, servedAt, branch.timeZone),
  )

  return cartTotals({
    products: orderable.map(({ product }) => product),
    items: fillCart(orderable, area?.minimumOrderValue ?? 0, chance),
    orderType: type,
    area,
    takeOff: cartDiscounts({
      rules: hasCode && branch.codeDiscount ? [branch.codeDiscount] : [],
      occasion: { at: servedAt, now: placedAt, timeZone: branch.timeZone },
    }),
    donationCents,
  })
}

const grantedFields = [
  'id',
  'name',
  'kind',
  'value',
  'products',
  'minimumGoods',
  'isCombinable',
  'isLimited',
] as const

function typeOf(branch: OrderingBranch, { placedAt, wantedAt, table }: Moment, chance: Chance): OrderType {
  if (table !== null && branch.offers.includes('dineIn')) return 'dineIn'
  if (wantedAt) return 'takeaway'
  const delivers =
    branch.deliveryAreas.length > 0 && isOpenAt(branch.deliveryHours, placedAt, branch.timeZone)
  const offered = branch.offers.filter((type) => type !== 'delivery' || delivers)

  return chance.weighted(offered.map((value) => ({ value, weight: typeWeights[value] })))
}

/** What guests are promised: the kitchen, and the way. */
const minutesUntil = (type: OrderType, area: DeliveryArea | null): number =>
  type === 'delivery' ? 25 + (area?.deliveryMinutes ?? usualRide) : 27

const textOf = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })
