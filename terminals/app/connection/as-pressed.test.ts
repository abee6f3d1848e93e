import { expect, it } from 'vitest'

import { boardOrder } from '#domain/ordering/order-board.fixture.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { asPressed } from './as-pressed.ts'
import type { QueuedMove, ScreenCall } from './screen-call.ts'

const at = Date.parse('2026-11-27T11:00:00.000Z')
const pressed = (...calls: ScreenCall[]): QueuedMove[] =>
  calls.map((call, index) => ({ id: String(index), at, about: 'Nr. 1', meant: '', call, person: null }))
const line = { line: 0, product: 'suppe', name: 'Suppe', amount: 2, unit: 'piece' } as unknown as OrderItem // no more of it is looked at
const order = (given: Partial<StaffOrder> = {}) => boardOrder({ kitchen: null, items: [line], ...given })
const one = (given: Partial<StaffOrder>, ...calls: ScreenCall[]) =>
  asPressed([order(given)], pressed(...calls))[0]

it('an order is shown where all that was pressed will lead it, in the order of the presses', () => {
  const moves: ScreenCall[] = [
    { kind: 'move', order: 'a', action: 'confirm' },
    { kind: 'move', order: 'a', action: 'in-delivery' },
  ]

  expect(one({}, ...moves)?.status).toBe('in-delivery')
})

it('what the server is ahead of changes nothing: a cancelled order does not come back to life', () => {
  expect(one({ status: 'canceled' }, { kind: 'move', order: 'a', action: 'in-delivery' })?.status).toBe(
    'canceled',
  )
})

it('another time that is proposed leaves the order where it is', () => {
  const counterAppointment = '2026-11-27T12:00:00.000Z'

  expect(
    one({}, { kind: 'move', order: 'a', action: 'confirm', request: { counterAppointment } }),
  ).toMatchObject({
    status: 'awaiting',
    counterAppointmentStatus: 'open',
    counterAppointment,
  })
})

it('a step that is taken back counts only for the version that it was meant for', () => {
  const back = (version: number) =>
    one({ status: 'in-delivery', version: 3 }, { kind: 'take-back', order: 'a', version, to: 'confirmed' })
      ?.status

  expect([back(3), back(2)]).toEqual(['confirmed', 'in-delivery'])
})

it('what the kitchen says of lines holds at once, with the moment at which it was pressed', () => {
  const made: ScreenCall = { kind: 'made', order: 'a', lines: [{ line: 0, made: 2 }] }
  const pressedAt = '2026-11-27T11:00:00Z'

  expect(one({ status: 'confirmed' }, made)?.kitchen).toEqual({ made: { 0: { amount: 2, at: pressedAt } } })
  expect(one({ status: 'in-delivery' }, { kind: 'recall', order: 'a' })?.kitchen).toEqual({
    made: {},
    recalledAt: pressedAt,
  })
})

it('a table that moved takes along the orders that were there when it was pressed, and no other', () => {
  const request = { from: '7', to: '8', orders: ['a'], into: [] }
  const orders = [order({ tableIdentifier: '7' }), order({ id: 'b', tableIdentifier: '7' })]

  expect(asPressed(orders, pressed({ kind: 'tab', request })).map((each) => each.tableIdentifier)).toEqual([
    '8',
    '7',
  ])
})
