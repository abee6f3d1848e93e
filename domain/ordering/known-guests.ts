import type { KnownGuest } from './known-guests.contract.ts'
import { normalisePhone } from './phone.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

/** Fewer characters would find anybody. */
export const leastSearched = 3
export const mostGuests = 5

export type GuestContact = Omit<KnownGuest, 'orders' | 'lastPlacedAt' | 'note' | 'isBlocked'>
export type OrderOfGuest = GuestContact & Pick<StaffOrder, 'placedAt'>

/**
 * Who ordered, out of these orders with the newest first: one entry for each telephone or, without one, each e-mail
 * address or name. What they said last counts, and where their last address is known it is kept although they have
 * fetched something since.
 */
export function guestsOf(orders: readonly OrderOfGuest[]): KnownGuest[] {
  const guests = new Map<string, KnownGuest>()
  for (const order of orders) {
    const key = keyOf(order)
    const known = guests.get(key)
    if (key) guests.set(key, known ? seenAgain(known, order) : seenFirst(order))
  }

  return [...guests.values()].slice(0, mostGuests)
}

export type CustomerCard = GuestContact & Pick<KnownGuest, 'note' | 'isBlocked'>

/** The same with what is known of them as customers, and after them customers who have not ordered lately. */
export function withCustomers(
  guests: readonly KnownGuest[],
  customers: readonly CustomerCard[],
): KnownGuest[] {
  const cards = new Map(customers.map((card) => [keyOf(card), card]))
  const known = new Set(guests.map(keyOf))
  const others = [...cards].flatMap(([key, card]) =>
    known.has(key) ? [] : { ...card, orders: 0, lastPlacedAt: null },
  )

  return [
    ...guests.map((guest) => {
      const card = cards.get(keyOf(guest))
      return card ? { ...guest, note: card.note, isBlocked: card.isBlocked } : guest
    }),
    ...others,
  ].slice(0, mostGuests)
}

function keyOf({ phone, email, firstName, lastName, companyName }: GuestContact): string {
  const name = [companyName, firstName, lastName].filter(Boolean).join(' ')

  return normalisePhone(phone ?? '') || email?.toLowerCase() || name.toLowerCase()
}

const seenFirst = ({ placedAt, ...order }: OrderOfGuest): KnownGuest => ({
  ...contactOf(order),
  orders: 1,
  lastPlacedAt: placedAt,
  note: null,
  isBlocked: false,
})

/** What is taken over, out of all that an order holds. */
export const contactNames = [
  'isCompany',
  'companyName',
  'vatNumber',
  'firstName',
  'lastName',
  'phone',
  'email',
  'street',
  'floor',
  'stairway',
  'door',
  'zipCode',
  'city',
  'country',
  'deliveryArea',
] as const satisfies readonly (keyof GuestContact)[]

function contactOf(order: GuestContact): GuestContact {
  // Built from the names that type it.
  return Object.fromEntries(contactNames.map((name) => [name, order[name]])) as GuestContact
}

function seenAgain(known: KnownGuest, earlier: OrderOfGuest): KnownGuest {
  const { street, floor, stairway, door, zipCode, city, country, deliveryArea } = earlier
  const address = known.street
    ? {}
    : {
        street,
        floor,
        stairway,
        door,
        zipCode,
        city,
        country,
        deliveryArea: known.deliveryArea ?? deliveryArea,
      }

  return { ...known, ...address, email: known.email ?? earlier.email, orders: known.orders + 1 }
}
