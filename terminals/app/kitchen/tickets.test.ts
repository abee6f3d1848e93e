import { describe, expect, it } from 'vitest'

import { boardOrder } from '#domain/ordering/order-board.fixture.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { bumpOf, type Kitchen, ticketOf, ticketsOf, timerText } from './tickets.ts'

const now = Temporal.Instant.from('2026-11-27T11:00:00Z')
const inMinutes = (minutes: number) => now.add({ minutes }).toString()
const item = (product: string, line: number, amount = 1): OrderItem =>
  ({
    product,
    line,
    name: product,
    amount,
    unit: 'piece',
    parts: [],
    bundleItems: [],
    allergens: [],
  }) as unknown as OrderItem // no more of it is looked at

const kitchen: Kitchen = {
  stations: [
    { id: 'grill', name: 'Grill', products: ['schnitzel'] },
    { id: 'kalt', name: 'Kalte Küche', products: ['salat'] },
  ],
  station: null,
  pace: { takeaway: 15, delivery: 20, dineIn: 15, ways: [] },
}
const grill = { ...kitchen, station: 'grill' }
const order = (given: Partial<StaffOrder>) =>
  boardOrder({
    status: 'confirmed',
    kitchen: null,
    promisedAt: inMinutes(10),
    items: [item('schnitzel', 0, 2), item('salat', 1), item('tagesgericht', 2)],
    ...given,
  })
const made = (...lines: [number, number][]) => ({
  made: Object.fromEntries(lines.map(([line, amount]) => [line, { amount, at: inMinutes(0) }])),
})
const idsOf = (orders: StaffOrder[], of: Kitchen = kitchen) =>
  Object.values(ticketsOf(orders, of, now)).map((tickets) => tickets.map(({ order: { id } }) => id))

describe('the kitchen sees', () => {
  it('what has to be ready first in front, what came back before all, what nobody has to begin apart', () => {
    expect(
      idsOf([
        order({ id: 'spät', promisedAt: inMinutes(20) }),
        order({ id: 'morgen', promisedAt: null, appointmentDate: inMinutes(600) }),
        order({ id: 'neu', status: 'awaiting' }),
        order({ id: 'früh', promisedAt: inMinutes(2) }),
        order({ id: 'zurück', status: 'in-delivery', kitchen: { made: {}, recalledAt: inMinutes(0) } }),
        order({ id: 'fertig', status: 'in-delivery' }),
      ]),
    ).toEqual([['zurück', 'früh', 'spät'], ['morgen']])
  })

  it('what somebody has begun early among the others', () => {
    const begun = order({ promisedAt: null, appointmentDate: inMinutes(600), kitchen: made([1, 1]) })

    expect(idsOf([begun])).toEqual([['a'], []])
  })

  it('at a station its own lines and what no station makes, until they are made', () => {
    const both = order({})
    expect(ticketOf(both, grill, now).lines.map(({ line }) => line)).toEqual([0, 2])
    expect(ticketOf(both, grill, now).elsewhere).toBe(1)

    expect(idsOf([order({ kitchen: made([0, 2], [2, 1]) })], grill)).toEqual([[], []])
    expect(idsOf([order({ kitchen: made([0, 2], [1, 1], [2, 1]) })])).toEqual([['a'], []])
  })
})

describe('whoever says that a ticket is done', () => {
  it('makes what is left of it, and what others still make keeps the order from being ready', () => {
    expect(bumpOf(ticketOf(order({ kitchen: made([0, 1]) }), grill, now))).toEqual({
      made: [
        { line: 0, made: 2 },
        { line: 2, made: 1 },
      ],
      isReady: false,
    })
  })

  it('makes the order ready as the last station, but gives out nothing twice', () => {
    const last = order({ kitchen: made([1, 1]) })
    const back = order({ status: 'in-delivery', kitchen: { made: {}, recalledAt: inMinutes(0) } })

    expect(bumpOf(ticketOf(last, grill, now)).isReady).toBe(true)
    expect(bumpOf(ticketOf(back, kitchen, now))).toMatchObject({ isReady: false, made: { length: 3 } })
  })
})

it.each([
  [8, 'noch 8 Min.'],
  [300, 'noch 5 Std.'],
  [0, 'jetzt'],
  [-5, '5 Min. zu spät'],
  [-180, '3 Std. zu spät'],
])('%i minutes before it has to be ready its timer says %s', (minutes, words) => {
  expect(timerText({ readyBy: now.add({ minutes }) }, now)).toBe(words)
})
