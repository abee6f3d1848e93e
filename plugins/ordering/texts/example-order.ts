import type { OrderTextName } from '#domain/operations/messages/message-texts.data.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'

import type { ToldOrder } from '../jobs/told-order.ts'

const item = (name: string, gross: number): OrderItem => ({
  product: name,
  name,
  amount: 1,
  unit: 'piece',
  calculationModel: 'fixed',
  unitPrice: gross,
  gross,
  taxRate: 1000,
  allergens: [],
  bundleItems: [],
  parts: [],
})

/** An order that nobody placed. */
const example = {
  ticketNumber: 12,
  status: 'confirmed',
  channel: 'shop',
  type: 'takeaway',
  isEstimated: false,
  tableIdentifier: null,
  promisedAt: null,
  appointmentDate: '2026-12-24T17:30:00.000Z',
  counterAppointment: '2026-12-24T18:00:00.000Z',
  counterAppointmentStatus: 'open',
  rejectionMessage: 'Leider sind wir zu dieser Zeit ausgebucht.',
  comment: null,
  firstName: 'Anna',
  lastName: 'Huber',
  phone: '+43 664 1234567',
  items: [item('Pizza Margherita', 1090), item('Frittatensuppe', 490), item('Apfelstrudel', 600)],
  deliveryGross: 0,
  discounts: [],
  donation: 0,
  tip: 0,
  total: 2180,
  voucherPaid: 0,
  quotation: { message: 'Inklusive Geschirr und Aufbau.', validUntil: '2026-12-20T23:00:00.000Z' },
} satisfies Partial<ToldOrder>

/** In which events the facts of a mail are others than usual. */
const actions: Partial<Record<OrderTextName, string>> = {
  'guest-proposed': 'propose',
  'guest-rejected': 'reject',
  'guest-quoted': 'quote',
  'guest-review': 'completed',
  'guest-refunded': 'refund',
}

type ExampleEvent = { order: ToldOrder; action: string; refunded: number | null }

/** An event of the kind that a text tells of, in a branch of that name. */
export function exampleEvent(name: OrderTextName, branchName: string): ExampleEvent {
  const isQuotation = name.includes('quote') || name.endsWith('requested')
  const branchView = { name: branchName, timeZone: 'Europe/Vienna', phone: '+43 1 234567' }
  const order = { ...example, isQuotation, branchView }

  return {
    order,
    action: actions[name] ?? 'place',
    refunded: name === 'guest-refunded' ? 850 : null,
  }
}
