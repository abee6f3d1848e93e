import { randomBytes } from 'node:crypto'

import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { orderTypeOf } from '#domain/ordering/cart.ts'
import { keptText, plainFieldsOf } from '#domain/ordering/order-fields.ts'
import type { PricedOrder } from '#domain/ordering/order-pricing.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { placedStatusOf } from '#domain/ordering/placed-status.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'
import type { NewOrder, OrderTaker } from './store-placed-order.ts'

type Placement = {
  branch: OrderableBranch
  request: PlaceOrderRequest
  priced: PricedOrder
  slot: { promisedAt: Temporal.Instant | null; workUnits: number }
  /** The kiosk at which it was ordered, as staff call it. */
  device?: string | undefined
  taker?: OrderTaker | undefined
  now: Temporal.Instant
}

/** The row of a checked and priced request. Only what belongs to the chosen order type is kept. */
export function makeOrder({ branch, request, priced, slot, device, taker, now }: Placement): NewOrder {
  const { id, timeZone, isQuotationRequired } = branch.shop.branch
  const type = orderTypeOf(request)
  const channel = taker?.channel ?? (device === undefined ? 'shop' : 'kiosk')

  return {
    ...plainFieldsOf(request, type),
    phone: keptText(normalisePhone(request.phone)),
    id: uuidV7(now.epochMilliseconds),
    uid: randomBytes(16).toString('base64url'),
    hash: randomBytes(24).toString('base64url'),
    version: 1,
    branch: id,
    businessDay: businessDayOf(now, timeZone, branch.businessDayStartsAt),
    type,
    status: placedStatusOf(channel, request.paymentMethod),
    paymentStatus: 'none',
    counterAppointmentStatus: 'none',
    placedAt: isoOf(now),
    appointmentDate: request.appointmentDate ? isoOf(Temporal.Instant.from(request.appointmentDate)) : null,
    counterAppointment: null,
    promisedAt: slot.promisedAt && isoOf(slot.promisedAt),
    voidedAt: null,
    workUnits: slot.workUnits,
    rejectionMessage: null,
    tableIdentifier: type === 'dineIn' ? keptText(request.table) : null,
    questionnaireRating: null,
    isQuotation: isQuotationRequired,
    quotationStatus: 'none',
    quotationValidUntil: null,
    internalNote: null,
    channel,
    device: device ?? null,
    kitchen: null,
    ...soldFor(priced),
    donatee: priced.donation > 0 ? request.donatee : null,
  }
}

function soldFor({ items, goodsGross, deliveryGross, donation, total, taxes, isEstimated }: PricedOrder) {
  return { items, goodsGross, deliveryGross, donation, total, taxes, isEstimated }
}

const isoOf = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' })
