/** How the guest gets the goods. Spec: storefront 9. */
export const orderTypes = ['takeaway', 'delivery', 'dineIn'] as const
export type OrderType = (typeof orderTypes)[number]

/** Where an order was taken: by the guest alone, or by staff for one who calls or stands at the counter. */
export const orderChannels = ['shop', 'kiosk', 'telephone', 'counter'] as const
export type OrderChannel = (typeof orderChannels)[number]
export const staffChannels = ['telephone', 'counter'] as const satisfies readonly OrderChannel[]
export type StaffChannel = (typeof staffChannels)[number]

/** Spec: storefront 9. */
export const paymentMethods = [
  'cash',
  'atm-card',
  'hydro-ag-voucher',
  'mollie',
  'datatrans',
  /** Vouchers of the house, which may pay a part of an order; nobody chooses it, it follows from what they pay. */
  'gift-voucher',
] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** The methods whose money a payment provider collects before the kitchen starts. */
export const onlinePaymentMethods = ['mollie', 'datatrans'] as const satisfies readonly PaymentMethod[]
export type OnlinePaymentMethod = (typeof onlinePaymentMethods)[number]

export function isPaidOnline(method: PaymentMethod): method is OnlinePaymentMethod {
  return onlinePaymentMethods.some((online) => online === method)
}

export const orderStatuses = [
  'awaiting-payment',
  'awaiting',
  'confirmed',
  'in-delivery',
  'delivered',
  'completed',
  'rejected',
  'canceled',
  'failed',
  'expired',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = [
  'none',
  'pending',
  'authorised',
  'partly-paid',
  'paid',
  'partly-refunded',
  'refunded',
  'failed',
  'voided',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const counterAppointmentStatuses = ['none', 'open', 'accepted', 'declined', 'expired'] as const
export type CounterAppointmentStatus = (typeof counterAppointmentStatuses)[number]

/** Where the priced offer stands with which the house answers a request. */
export const quotationStatuses = ['none', 'offered', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type QuotationStatus = (typeof quotationStatuses)[number]

/** Spec: storefront 3, checkout country options. */
export const countries = ['DE', 'LI', 'AT', 'CH'] as const
export type Country = (typeof countries)[number]
