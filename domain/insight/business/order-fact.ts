import type { OrderOrigin } from '../../ordering/order-origin.contract.ts'
import { isOrderLost, revenueStatuses } from '../../ordering/order-status.ts'
import type { OrderChannel, OrderStatus, OrderType, PaymentMethod } from '../../ordering/order-terms.ts'
import type { OrderItem, TaxTotal } from '../../ordering/order.contract.ts'
import type { PaymentKind } from '../../ordering/payment-ledger.ts'
import { isOnlyVouchers } from '../../ordering/vouchers/sold-vouchers.ts'
import { weekdayIndexOf } from '../../time/calendar-day.ts'
import { wallClockAt } from '../../time/zone-clock.ts'
import type { OriginKind } from '../visits/visit-terms.ts'
import { type FactLine, type FactPart, soldOf } from './sold-of-order.ts'
import { type StatusChange, timesOf } from './times-of-order.ts'

/** What figures look at of an order. Instants are epoch milliseconds, money is in cents. */
export type CountedOrder = {
  branch: string
  /** Of the branch, whose clock says at which hour was ordered. */
  timeZone: string
  businessDay: string
  placedAt: number
  promisedAt: number | null
  /** What the guest wished for; none is as soon as can be. */
  appointmentDate: number | null
  type: OrderType
  status: OrderStatus
  isVoided: boolean
  isQuotation: boolean
  paymentMethod: PaymentMethod
  channel: OrderChannel
  deliveryArea: string | null
  zipCode: string | null
  origin: OrderOrigin | null
  items: readonly OrderItem[]
  taxes: readonly TaxTotal[]
  donation: number
  tip: number
  discount: number
  voucherPaid: number
}

export type LedgerAmount = { kind: PaymentKind; amount: number }

/** Whether an order of the same guest was sold before; of some nobody knows who they are. */
export const guestKinds = ['new', 'returning', 'unknown'] as const
export type GuestKind = (typeof guestKinds)[number]

/** Stands for what is not known, and for what there is none of. */
export const unknownKey = 'unknown'
export const noneKey = '–'

export const reductions = ['none', 'discount', 'voucher', 'both'] as const
export type Reduction = (typeof reductions)[number]

/** All that figures are made of. What it names is a row's key. */
export type OrderFact = {
  branch: string
  day: string
  placedAt: number
  /** `0-14` is Monday from two in the afternoon on, by the clock of the branch. */
  hour: string
  type: OrderType
  method: PaymentMethod
  channel: OrderChannel
  /** Of the last time before the order. */
  origin: OriginKind | typeof unknownKey
  source: string
  campaign: string
  code: string
  area: string
  /** Where it is brought, as the guest has written it. */
  zip: string
  guest: GuestKind
  reduction: Reduction
  status: OrderStatus
  isLost: boolean
  isAveraged: boolean
  /** What is left of it after what went back, by tax rate; nothing of a lost one. */
  parts: readonly FactPart[]
  lines: readonly FactLine[]
  tip: number
  lostGross: number
  confirmSeconds: number | null
  readySeconds: number | null
  doorSeconds: number | null
  isLate: boolean
}

type Given = {
  order: CountedOrder
  ledger: readonly LedgerAmount[]
  history: readonly StatusChange[]
  guest: GuestKind
}

/**
 * What an order is to figures, or null where it is nothing to them: before its money is there and where that never came,
 * the house has not heard of it, and a voided one counts no more.
 */
export function orderFactOf({ order, ledger, history, guest }: Given): OrderFact | null {
  const { status, origin } = order
  const isLost = isOrderLost(status)
  if (order.isVoided || status === 'failed' || (!isLost && !revenueStatuses.includes(status))) return null
  const sold = soldOf(order, ledger)
  const last = origin?.last

  return {
    branch: order.branch,
    day: order.businessDay,
    placedAt: order.placedAt,
    hour: hourOf(order),
    type: order.type,
    method: order.paymentMethod,
    channel: order.channel,
    origin: last?.origin ?? unknownKey,
    source: wordOf(origin, last?.source),
    campaign: wordOf(origin, last?.campaign),
    code: wordOf(origin, last?.code),
    area: order.type === 'delivery' ? (order.deliveryArea ?? unknownKey) : noneKey,
    zip: order.type === 'delivery' ? zipOf(order.zipCode) : noneKey,
    guest,
    reduction: reductionOf(order),
    status,
    isLost,
    isAveraged: !isLost && !isOnlyVouchers(order.items),
    parts: isLost ? [] : sold.parts,
    lines: isLost ? [] : sold.lines,
    tip: isLost ? 0 : sold.tip,
    lostGross: isLost ? sold.wholeGross : 0,
    ...timesOf(order, history),
  }
}

function hourOf({ placedAt, timeZone }: CountedOrder): string {
  const { day, minute } = wallClockAt(placedAt, timeZone)

  return `${weekdayIndexOf(day)}-${Math.floor(minute / 60)}`
}

/** Without what is written into it besides, such as blanks; of an order whose guest is forgotten nobody knows. */
function zipOf(written: string | null): string {
  const zip =
    written
      ?.replaceAll(/[^\p{L}\d-]/gu, '')
      .slice(0, longestZip)
      .toWellFormed() ?? ''

  return zip === '' ? unknownKey : zip
}

const longestZip = 12

const wordOf = (origin: OrderOrigin | null, word: string | null | undefined): string =>
  word ?? (origin ? noneKey : unknownKey)

function reductionOf({ discount, voucherPaid }: CountedOrder): Reduction {
  if (discount > 0) return voucherPaid > 0 ? 'both' : 'discount'

  return voucherPaid > 0 ? 'voucher' : 'none'
}
