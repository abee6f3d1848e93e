import { describe, expect, it } from 'vitest'

import { type PickupOrder, pickupBoardOf, readyShownMinutes } from './pickup-board.ts'
import { orderStatuses } from './order-terms.ts'

const now = Temporal.Instant.from('2026-11-27T12:00:00Z')
const time = (minutes: number) => now.add({ minutes }).toString({ smallestUnit: 'millisecond' })

const order = (number: number | null, given: Partial<PickupOrder> = {}): PickupOrder => ({
  number,
  type: 'takeaway',
  status: 'confirmed',
  tableIdentifier: null,
  isQuotation: false,
  kitchen: null,
  placedAt: time(-10),
  wantedAt: null,
  readyAt: null,
  ...given,
})
const ready = (number: number, minutesAgo: number, given: Partial<PickupOrder> = {}) =>
  order(number, { status: 'in-delivery', readyAt: time(-minutesAgo), ...given })
const numbers = (...orders: PickupOrder[]) => {
  const board = pickupBoardOf(orders, now)
  return [board.preparing.map(({ number }) => number), board.ready.map(({ number }) => number)]
}

describe('numbers', () => {
  it('in the making stand the lowest first, those that are ready the latest first', () => {
    expect(numbers(order(7), ready(3, 5), order(2), ready(9, 1))).toEqual([
      [2, 7],
      [9, 3],
    ])
  })

  it.each(orderStatuses)('of an order that is %s are called only while it is made or ready', (status) => {
    const [preparing, called] = numbers(order(1, { status, readyAt: time(-1) }))

    expect([preparing?.length, called?.length]).toEqual([
      status === 'confirmed' ? 1 : 0,
      status === 'in-delivery' ? 1 : 0,
    ])
  })

  it('are called for half an hour', () => {
    expect(numbers(ready(1, readyShownMinutes - 1), ready(2, readyShownMinutes))[1]).toEqual([1])
    expect(pickupBoardOf([ready(1, 5)], now).ready[0]).toMatchObject({ since: time(-5), until: time(25) })
  })

  it('of what is brought to a house or a table, or was only asked for, are not called', () => {
    const brought = order(1, { type: 'delivery' })
    const atTable = order(2, { type: 'dineIn', tableIdentifier: '4' })
    const atCounter = order(3, { type: 'dineIn' })

    expect(numbers(brought, atTable, atCounter, order(4, { isQuotation: true }), order(null))).toEqual([
      [3],
      [],
    ])
  })

  it('of what is wanted much later, or was long ago, are not in the making yet or any more', () => {
    const wanted = (number: number, minutes: number) => order(number, { wantedAt: time(minutes) })

    expect(numbers(wanted(1, 121), wanted(2, 120), wanted(3, -360), wanted(4, -361))[0]).toEqual([2, 3])
  })

  it('of what the kitchen called back are in the making again', () => {
    expect(numbers(ready(1, 5, { kitchen: { made: {}, recalledAt: time(-1) } }))).toEqual([[1], []])
  })
})
