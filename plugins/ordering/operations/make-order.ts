import { randomBytes } from 'node:crypto'

import { orderTypeOf } from '#domain/ordering/cart.ts'
import type { PricedOrder } from '#domain/ordering/order-pricing.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'
import type { NewOrder } from './store-placed-order.ts'
import { uuidV7 } from './uuid-v7.ts'

type Placement = {
  branch: OrderableBranch
  request: PlaceOrderRequest
  priced: PricedOrder
  now: Temporal.Instant
}

/** The row of a checked and priced request. Only what belongs to the chosen order type is kept. */
export function makeOrder({
  branch: { shop, businessDayStartsAt },
  request,
  priced,
  now,
}: Placement): NewOrder {
  const { branch } = shop
  const type = orderTypeOf(request)

  return {
    id: uuidV7(now.epochMilliseconds),
    uid: randomBytes(16).toString('base64url'),
    hash: randomBytes(24).toString('base64url'),
    version: 1,
    branch: branch.id,
    businessDay: businessDayOf(now, branch.timeZone, businessDayStartsAt),
    type,
    status: 'awaiting',
    paymentStatus: 'none',
    paymentMethod: request.paymentMethod,
    counterAppointmentStatus: 'none',
    placedAt: isoOf(now),
    appointmentDate: request.appointmentDate ? isoOf(Temporal.Instant.from(request.appointmentDate)) : null,
    counterAppointment: null,
    rejectionMessage: null,
    tableIdentifier: type === 'dineIn' ? textOf(request.table) : null,
    questionnaireRating: null,
    isQuotation: branch.isQuotationRequired,
    comment: textOf(request.comment),
    items: priced.items,
    goodsGross: priced.goodsGross,
    deliveryGross: priced.deliveryGross,
    donation: priced.donation,
    total: priced.total,
    taxes: priced.taxes,
    isEstimated: priced.isEstimated,
    donatee: priced.donation > 0 ? request.donatee : null,
    ...guestOf(request),
    ...deliveryAddressOf(request, type === 'delivery'),
  }
}

function guestOf(request: PlaceOrderRequest) {
  return {
    isCompany: request.isCompany,
    companyName: request.isCompany ? textOf(request.companyName) : null,
    vatNumber: request.isCompany ? textOf(request.vatNumber) : null,
    firstName: textOf(request.firstName),
    lastName: textOf(request.lastName),
    street: textOf(request.street),
    floor: textOf(request.floor),
    stairway: textOf(request.stairway),
    door: textOf(request.door),
    zipCode: textOf(request.zipCode),
    city: textOf(request.city),
    country: request.country,
    phone: textOf(normalisePhone(request.phone)),
    email: textOf(request.email),
  }
}

function deliveryAddressOf(request: PlaceOrderRequest, isDelivery: boolean) {
  const isDifferent = isDelivery && request.isDeliveryAddressDifferent
  const isCompany = isDifferent && request.isDeliveryCompany
  const textIf = (isKept: boolean, text: string) => (isKept ? textOf(text) : null)

  return {
    deliveryArea: textIf(isDelivery, request.deliveryArea),
    isDeliveryAddressDifferent: isDifferent,
    isDeliveryCompany: isCompany,
    deliveryCompanyName: textIf(isCompany, request.deliveryCompanyName),
    deliveryFirstName: textIf(isDifferent, request.deliveryFirstName),
    deliveryLastName: textIf(isDifferent, request.deliveryLastName),
    deliveryStreet: textIf(isDifferent, request.deliveryStreet),
    deliveryFloor: textIf(isDifferent, request.deliveryFloor),
    deliveryStairway: textIf(isDifferent, request.deliveryStairway),
    deliveryDoor: textIf(isDifferent, request.deliveryDoor),
    deliveryZipCode: textIf(isDifferent, request.deliveryZipCode),
    deliveryCity: textIf(isDifferent, request.deliveryCity),
    deliveryCountry: request.deliveryCountry,
  }
}

const textOf = (text: string): string | null => text.trim() || null

const isoOf = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' })
