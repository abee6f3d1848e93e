import type { OrderType, PaymentMethod } from '#domain/ordering/order-terms.ts'

export const paymentMethodLabels: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Barzahlung',
  'atm-card': 'Bankomatkarte',
  'hydro-ag-voucher': 'Gutschein der Hydro AG',
  mollie: 'Online bezahlen mit Mollie',
  datatrans: 'Online bezahlen mit Datatrans',
}

const ON_THE_SPOT: Readonly<Record<OrderType, string>> = {
  takeaway: 'Sie bezahlen bei der Abholung.',
  delivery: 'Sie bezahlen bei der Lieferung.',
  dineIn: 'Sie bezahlen am Tisch.',
}

/** When and where the money changes hands. */
export function paymentHint(method: PaymentMethod, orderType: OrderType): string {
  return isPaidOnline(method) ? 'Sie werden zur sicheren Bezahlseite weitergeleitet.' : ON_THE_SPOT[orderType]
}

export function isPaidOnline(method: PaymentMethod): boolean {
  return method === 'mollie' || method === 'datatrans'
}
