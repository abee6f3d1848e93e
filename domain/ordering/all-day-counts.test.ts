import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allDayCounts, isMadeAt } from './all-day-counts.ts'
import { boardOrder } from './order-board.fixture.ts'
import type { OrderItem } from './order.contract.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

const grill = { id: 'grill', name: 'Grill', products: ['steak', 'pommes'] }
const bar = { id: 'bar', name: 'Bar', products: ['bier', 'pommes'] }
const stations = [grill, bar]

function item(
  product: string,
  amount: number,
  given: { line?: number; options?: string[]; text?: string } = {},
) {
  const { line = 0, options = [], text = null } = given
  const parts = options.map((name) => ({
    part: name,
    name,
    options: [{ id: name, name }],
    text,
    uploads: [],
  }))
  // What is counted of a line.
  return { line, product, name: product, amount, unit: 'piece', parts } as unknown as OrderItem
}
const order = (id: string, items: OrderItem[], given: Partial<StaffOrder> = {}) =>
  boardOrder({ id, status: 'confirmed', items, ...given })
const told = (orders: StaffOrder[], station: string | null = null) =>
  allDayCounts(orders, { stations, station }).map(({ name, options, left, orders: of }) => [
    [name, ...options].join(' '),
    left,
    of,
  ])

describe('over all orders', () => {
  it('the same dish with the same choices is one number, most first', () => {
    const orders = [
      order('a', [item('steak', 2), item('bier', 1, { line: 1 })]),
      order('b', [item('steak', 1), item('steak', 1, { line: 1, options: ['durch'] })]),
      order('c', [item('bier', 4)]),
    ]

    expect(told(orders)).toEqual([
      ['bier', 5, 2],
      ['steak', 3, 2],
      ['steak durch', 1, 1],
    ])
  })

  it('what is made is left out, and so is what the kitchen does not have', () => {
    const kitchen = { made: { 0: { amount: 1, at: '2026-11-27T11:00:00.000Z' } } }
    const orders = [
      order('a', [item('steak', 3)], { kitchen }),
      order('b', [item('bier', 1)], { kitchen }),
      order('c', [item('bier', 1)], { status: 'awaiting' }),
      order('d', [item('bier', 1)], { status: 'in-delivery' }),
      order('e', [item('bier', 1)], {
        status: 'in-delivery',
        kitchen: { made: {}, recalledAt: '2026-11-27T11:00:00.000Z' },
      }),
    ]

    expect(told(orders)).toEqual([
      ['steak', 2, 1],
      ['bier', 1, 1],
    ])
  })

  it('a station counts what is made there, at two what both make, and at each what nobody does', () => {
    const orders = [
      order('a', [
        item('steak', 1),
        item('bier', 2, { line: 1 }),
        item('pommes', 3, { line: 2 }),
        item('brot', 4, { line: 3 }),
      ]),
    ]

    expect(told(orders, 'grill').map(([name]) => name)).toEqual(['brot', 'pommes', 'steak'])
    expect(told(orders, 'bar').map(([name]) => name)).toEqual(['brot', 'pommes', 'bier'])
    expect(isMadeAt({ stations: [], station: 'grill' }, item('steak', 1))).toBe(true)
  })

  it('is exact for what is weighed', () => {
    expect(told([order('a', [item('steak', 0.1)]), order('b', [item('steak', 0.2)])])).toEqual([
      ['steak', 0.3, 2],
    ])
  })

  it('counts what all stations together count, wherever each line has one', () => {
    const items = fc.array(
      fc.record({ product: fc.constantFrom('steak', 'bier'), amount: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(fc.array(items, { maxLength: 6 }), (all) => {
        const orders = all.map((lines, index) =>
          order(
            String(index),
            lines.map(({ product, amount }, line) => item(product, amount, { line })),
          ),
        )
        const sum = (station: string | null) =>
          allDayCounts(orders, { stations, station }).reduce((before, { left }) => before + left, 0)

        expect(sum('grill') + sum('bar')).toBe(sum(null))
        expect(sum(null)).toBe(all.flat().reduce((before, { amount }) => before + amount, 0))
      }),
    )
  })
})
