import fc from 'fast-check'
import { expect, test } from 'vitest'

import { orderTypes } from '../order-terms.ts'
import type { OrderItem } from '../order.contract.ts'
import { printEvents, printEventsOf, type PrintRule, slipsFor } from './auto-print.ts'
import { itemsAtStation } from './kitchen-ticket-layout.ts'
import { orderLayouts } from './paper.ts'

const stations = [
  { id: 'kueche', name: 'Küche', products: ['pizza'] },
  { id: 'bar', name: 'Bar', products: ['bier'] },
]
const items = (...products: string[]) => products.map((product) => ({ product }) as OrderItem) // all that rules ask for
const order = { type: 'takeaway' as const, isQuotation: false, items: items('pizza') }
const rule = (more: Partial<PrintRule>): PrintRule => ({
  event: 'confirmed',
  layout: 'kitchen',
  orderTypes: [],
  departments: [],
  ...more,
})

test('a printer prints what its rules say of an event, each slip once', () => {
  const rules = [rule({}), rule({ layout: 'receipt' }), rule({}), rule({ event: 'placed', layout: 'pickup' })]

  expect(slipsFor(rules, { event: 'confirmed', order, stations })).toEqual([
    { layout: 'kitchen', station: null },
    { layout: 'receipt', station: null },
  ])
})

test('each station gets a ticket of its own, and none for what it does not make', () => {
  const rules = [rule({ departments: ['kueche', 'bar', 'weg'] })]
  const stationsOf = (...products: string[]) =>
    slipsFor(rules, { event: 'confirmed', order: { ...order, items: items(...products) }, stations }).map(
      ({ station }) => station,
    )

  expect(stationsOf('pizza')).toEqual(['kueche'])
  expect(stationsOf('pizza', 'bier')).toEqual(['kueche', 'bar'])
  // What nobody makes is made by whoever reads it first.
  expect(stationsOf('torte')).toEqual(['kueche', 'bar'])
})

test('a rule for deliveries says nothing of the others, and a request is printed once it is an order', () => {
  const given = { event: 'placed', order, stations } as const
  const placed = { event: 'placed', layout: 'receipt' } as const

  expect(slipsFor([rule({ ...placed, orderTypes: ['delivery'] })], given)).toEqual([])
  expect(slipsFor([rule(placed)], { ...given, order: { ...order, isQuotation: true } })).toEqual([])
})

test.each([
  [{ action: 'place', from: null, to: 'awaiting' }, ['placed']],
  [{ action: 'place', from: null, to: 'confirmed' }, ['placed', 'confirmed']],
  [{ action: 'place', from: null, to: 'awaiting-payment' }, []],
  [{ action: 'pay', from: 'awaiting-payment', to: 'awaiting' }, ['placed']],
  [{ action: 'confirm', from: 'awaiting', to: 'confirmed' }, ['confirmed']],
  [{ action: 'change-item', from: 'confirmed', to: 'confirmed' }, []],
  [{ action: 'cancel', from: 'awaiting', to: 'canceled' }, []],
])('%j sets off %j', (step, events) => {
  expect(printEventsOf(step)).toEqual(events)
})

test('every line of an order is on the ticket of some station', () => {
  const anyProducts = fc.array(fc.constantFrom('pizza', 'bier', 'torte'), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(
      anyProducts,
      fc.constantFrom(...printEvents),
      fc.constantFrom(...orderTypes),
      fc.constantFrom(...orderLayouts),
      (products, event, type, layout) => {
        const given = { ...order, type, items: items(...products) }
        const rules = [rule({ event, layout, departments: ['kueche', 'bar'] })]
        const slips = slipsFor(rules, { event, order: given, stations })
        const shown = new Set(
          slips.flatMap(({ station }) =>
            itemsAtStation({ order: given, station, stations }).map(({ product }) => product),
          ),
        )

        expect(shown).toEqual(new Set(products))
      },
    ),
  )
})

test('vouchers are on no ticket of a kitchen, and alone they set off a receipt at most', () => {
  const voucher = { product: 'gutschein', voucher: 'multi-purpose' } as OrderItem // all that rules ask for
  const rules = [
    rule({}),
    rule({ layout: 'pickup' }),
    rule({ layout: 'receipt' }),
    rule({ departments: ['kueche'] }),
  ]
  const alone = { ...order, items: [voucher] }
  const beside = { items: [...items('pizza'), voucher] }

  expect(slipsFor(rules, { event: 'confirmed', order: alone, stations })).toEqual([
    { layout: 'receipt', station: null },
  ])
  for (const station of [null, 'kueche'])
    expect(itemsAtStation({ order: beside, station, stations })).toEqual(items('pizza'))
})
