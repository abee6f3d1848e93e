import { isPaidOnline, type OrderType, type PaymentMethod } from '#domain/ordering/order-terms.ts'

const ON_THE_SPOT: Readonly<Record<OrderType, string>> = {
  takeaway: 'Sie bezahlen bei der Abholung.',
  delivery: 'Sie bezahlen bei der Lieferung.',
  dineIn: 'Sie bezahlen am Tisch.',
}

/** At a kiosk. */
export const atCounter = 'Bezahlen Sie bitte an der Kassa.'

/** When and where the money changes hands. */
export function paymentHint(method: PaymentMethod, orderType: OrderType): string {
  return isPaidOnline(method) ? 'Sie werden zur sicheren Bezahlseite weitergeleitet.' : ON_THE_SPOT[orderType]
}
