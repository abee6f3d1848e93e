import type { OrderType } from './order-terms.ts'

/** What guests read. Spec: storefront 2. */
export const orderTypeLabels: Readonly<Record<OrderType, string>> = {
  takeaway: 'Abholung',
  delivery: 'Lieferung',
  dineIn: 'Vor Ort',
}
