import { randomBytes } from 'node:crypto'

import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { orderTypeOf } from '#domain/ordering/cart.ts'
import { keptText, plainFieldsOf } from '#domain/ordering/order-fields.ts'
import type { PricedOrder } from '#domain/ordering/order-pricing.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { placedStatusOf } from '#domain/ordering/placed-status.ts'
import { normalisePhone } from '#domain/ordering/phone.ts'
import { taxedTogether } from '#domain/ordering/vouchers/taxed-already.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import type { OrderableBranch } from '#plugins/shop/shop.port.ts'
import type { VoucherPayment } from '#plugins/vouchers/vouchers.port.ts'
import type { NewOrder, OrderTaker } from './store-placed-order.ts'

type Placement = {
  branch: OrderableBranch
  request: PlaceOrderRequest
  priced: PricedOrder
  slot: { promisedAt: Temporal.Instant | null; workUnits: number }
  /** The kiosk at which it was ordered, as staff call it. */
  device?: string | undefined
  taker?: OrderTaker | undefined
  /** What vouchers pay of it. */
  vouchers?: Pick<VoucherPayment, 'paid' | 'rest' | 'parts'> | null
  now: Temporal.Instant
}

/** The row of a checked and priced request. Only what belongs to the chosen order type is kept. */
export function makeOrder(placement: Placement): NewOrder {
  const { branch, request, priced, slot, device, taker, now, vouchers = null } = placement
  const { id, timeZone, isQuotationRequired } = branch.shop.branch
  const type = orderTypeOf(request)
  const channel = taker?.channel ?? (device === undefined ? 'shop' : 'kiosk')
  const paid = paidWith(vouchers, request)

  return {
    ...plainFieldsOf(request, type),
    ...untouched,
    phone: keptText(normalisePhone(request.phone)),
    id: uuidV7(now.epochMilliseconds),
    uid: randomBytes(16).toString('base64url'),
    hash: randomBytes(24).toString('base64url'),
    version: 1,
    branch: id,
    businessDay: businessDayOf(now, timeZone, branch.businessDayStartsAt),
    type,
    status: placedStatusOf(channel, paid.paymentMethod, priced.total),
    ...paid,
    placedAt: isoOf(now),
    appointmentDate: request.appointmentDate ? isoOf(Temporal.Instant.from(request.appointmentDate)) : null,
    promisedAt: slot.promisedAt && isoOf(slot.promisedAt),
    workUnits: slot.workUnits,
    tableIdentifier: type === 'dineIn' ? keptText(request.table) : null,
    isQuotation: isQuotationRequired,
    channel,
    origin: (channel === 'shop' && request.origin) || null,
    device: device ?? null,
    ...soldFor(priced),
    taxedBefore: taxedBefore(vouchers?.parts ?? []),
    donatee: priced.donation > 0 ? request.donatee : null,
  }
}

/** What nobody has said or done yet. */
const untouched = {
  counterAppointmentStatus: 'none',
  counterAppointment: null,
  voidedAt: null,
  rejectionMessage: null,
  questionnaireRating: null,
  quotationStatus: 'none',
  quotationValidUntil: null,
  internalNote: null,
  kitchen: null,
} as const satisfies Partial<NewOrder>

/** What vouchers pay in full is paid, however the guest would have paid the rest. */
function paidWith(
  vouchers: NonNullable<Placement['vouchers']> | null,
  { paymentMethod }: PlaceOrderRequest,
): Pick<NewOrder, 'paymentMethod' | 'paymentStatus' | 'voucherPaid'> {
  const voucherPaid = vouchers?.paid ?? 0
  if (vouchers?.rest === 0) return { paymentMethod: 'gift-voucher', paymentStatus: 'paid', voucherPaid }

  return { paymentMethod, paymentStatus: 'none', voucherPaid }
}

const taxedBefore = (parts: VoucherPayment['parts']): NewOrder['taxedBefore'] =>
  taxedTogether(
    parts.flatMap(({ amount: gross, taxedRate: taxRate }) => (taxRate === null ? [] : [{ taxRate, gross }])),
  )

function soldFor({ items, goodsGross, deliveryGross, discounts, discount, ...priced }: PricedOrder) {
  const { donation, tip, total, taxes, isEstimated } = priced

  return { items, goodsGross, deliveryGross, discounts, discount, donation, tip, total, taxes, isEstimated }
}

const isoOf = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'millisecond' })
