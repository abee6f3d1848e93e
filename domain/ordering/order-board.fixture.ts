import { orderFields } from './order-fields.ts'
import { type StaffOrder, staffNames } from './staff-orders.contract.ts'

const initial = {
  tick: false,
  choice: null,
  text: null,
  instant: null,
  relation: null,
  count: 0,
  cents: 0,
  json: [],
}

/** An order as a board gets it, waiting for its answer unless said otherwise. */
export function boardOrder({ dish, ...given }: Partial<StaffOrder> & { dish?: string } = {}): StaffOrder {
  const empty = Object.fromEntries(staffNames.map((name) => [name, initial[orderFields[name].kind]]))
  const order = {
    ...empty,
    id: 'a',
    uid: 'order-a',
    version: 1,
    branch: 'b',
    ticketNumber: 1,
    type: 'takeaway',
    status: 'awaiting',
    paymentMethod: 'cash',
    paymentStatus: 'none',
    counterAppointmentStatus: 'none',
    quotationStatus: 'none',
    quotationValidUntil: null,
    placedAt: '2026-11-27T10:55:00.000Z',
    businessDay: '2026-11-27',
    kitchen: null,
    ...given,
    items: dish
      ? [{ name: dish, amount: 1, unit: 'piece', parts: [], bundleItems: [], allergens: [] }]
      : (given.items ?? []),
  }

  // Built from the table that types it.
  return order as unknown as StaffOrder
}
