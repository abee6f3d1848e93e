import { expect, it } from 'vitest'

import { guestsOf, mostGuests, type OrderOfGuest, withCustomers } from './known-guests.ts'

const orderOf = (changes: Partial<OrderOfGuest>): OrderOfGuest => ({
  isCompany: false,
  companyName: null,
  vatNumber: null,
  firstName: 'Anna',
  lastName: 'Huber',
  phone: '+436641234567',
  email: null,
  street: null,
  floor: null,
  stairway: null,
  door: null,
  zipCode: null,
  city: null,
  country: 'AT',
  deliveryArea: null,
  placedAt: '2026-11-20T18:00:00.000Z',
  ...changes,
})
const home = { street: 'Marktstraße 1', zipCode: '6850', city: 'Dornbirn', deliveryArea: 'Zentrum' }

it('one number is one guest, as they called themselves last', () => {
  const orders = [orderOf({ lastName: 'Huber-Maier' }), orderOf({ phone: '0043 664 1234567' }), orderOf({})]

  expect(guestsOf(orders)).toMatchObject([{ lastName: 'Huber-Maier', orders: 3 }])
})

it('who fetched something last is brought the next order to where they live', () => {
  expect(
    guestsOf([orderOf({}), orderOf({ ...home, email: 'anna@gast.test' }), orderOf({ street: 'Alt 9' })]),
  ).toMatchObject([{ ...home, email: 'anna@gast.test', orders: 3 }])
})

it('without a number the e-mail address or the name says who it is, and nobody is no guest', () => {
  const bare = { phone: null }
  const orders = [
    orderOf({ ...bare, email: 'Anna@gast.test' }),
    orderOf({ ...bare, email: 'anna@gast.test', lastName: 'Maier' }),
    orderOf(bare),
    orderOf({ ...bare, firstName: null, lastName: null }),
  ]

  expect(guestsOf(orders).map(({ email, orders }) => [email, orders])).toEqual([
    ['Anna@gast.test', 2],
    [null, 1],
  ])
})

it('a common name finds a few, those who were there last', () => {
  const orders = Array.from({ length: 20 }, (_, index) => orderOf({ phone: `+43664${1_000_000 + index}` }))

  expect(guestsOf(orders).map(({ phone }) => phone)).toEqual(
    orders.slice(0, mostGuests).map(({ phone }) => phone),
  )
})

it('what is known of a guest as a customer stands beside what they ordered, and who never ordered comes last', () => {
  const { placedAt: _, ...anna } = orderOf({ phone: '0043 664 1234567', lastName: 'Huber (Chefin)' })
  const card = { ...anna, note: 'Hund!', isBlocked: true }
  const never = { ...card, phone: '+4366499', lastName: 'Neu', note: null, isBlocked: false }

  expect(withCustomers(guestsOf([orderOf({})]), [never, card])).toMatchObject([
    { lastName: 'Huber', note: 'Hund!', isBlocked: true, orders: 1 },
    { lastName: 'Neu', orders: 0, lastPlacedAt: null },
  ])
})
