import { describe, expect, test } from 'vitest'

import {
  arrange,
  boardColumns,
  dropAction,
  type HeardOrders,
  isFound,
  laneOf,
  minutesLeft,
  nextStep,
  withNews,
  withSnapshot,
} from './order-board.ts'
import { boardOrder } from './order-board.fixture.ts'
import { canMoveOrder } from './order-status.ts'
import { orderStatuses, orderTypes } from './order-terms.ts'

const now = Temporal.Instant.from('2026-11-27T11:00:00.000Z')
const inMinutes = (minutes: number) => now.add({ minutes }).toString()
const idsOf = (orders: readonly { id: string }[]) => orders.map(({ id }) => id)

describe('where orders stand', () => {
  test('an order for later than an hour is for later, a promised one as well', () => {
    expect(laneOf(boardOrder({ appointmentDate: inMinutes(61) }), now)).toBe('later')
    expect(laneOf(boardOrder({ promisedAt: inMinutes(60) }), now)).toBe('now')
    expect(laneOf(boardOrder({ placedAt: inMinutes(-500) }), now)).toBe('now')
  })

  test('who waits longest is answered first, the rest goes by when it is due', () => {
    const { new: fresh, making } = arrange(
      [
        boardOrder({ id: 'late', placedAt: inMinutes(-1), promisedAt: inMinutes(10) }),
        boardOrder({ id: 'early', placedAt: inMinutes(-9), promisedAt: inMinutes(30) }),
        boardOrder({ id: 'c', status: 'confirmed', promisedAt: inMinutes(40) }),
        boardOrder({ id: 'd', status: 'confirmed', promisedAt: inMinutes(5) }),
      ],
      now,
    )

    expect(idsOf(fresh.now)).toEqual(['early', 'late'])
    expect(idsOf(making.now)).toEqual(['d', 'c'])
  })

  test('what is done is in one column, the latest first, whenever it was due', () => {
    const { done } = arrange(
      [
        boardOrder({ id: 'a', status: 'rejected', promisedAt: inMinutes(-5) }),
        boardOrder({ id: 'b', status: 'completed', promisedAt: inMinutes(300) }),
      ],
      now,
    )

    expect(idsOf(done.now)).toEqual(['b', 'a'])
    expect(done.later).toEqual([])
  })

  test('minutes are full ones, below zero once the time has passed', () => {
    expect(minutesLeft(boardOrder({ promisedAt: inMinutes(12) }), now)).toBe(12)
    expect(minutesLeft(boardOrder({ promisedAt: now.add({ seconds: 59 }).toString() }), now)).toBe(0)
    expect(minutesLeft(boardOrder({ promisedAt: now.subtract({ seconds: 1 }).toString() }), now)).toBe(-1)
  })
})

describe('how orders move', () => {
  test('no button does what the life cycle refuses', () => {
    const refused = orderStatuses.flatMap((status) =>
      orderTypes.filter((type) => {
        const step = nextStep({ status, type })
        return step !== null && !canMoveOrder({ status, type }, step, 'staff')
      }),
    )

    expect(refused).toEqual([])
  })

  test('a request whose guest has a price to answer is confirmed by no button of its card', () => {
    expect(nextStep({ status: 'awaiting', type: 'takeaway', quotationStatus: 'offered' })).toBeNull()
    expect(nextStep({ status: 'confirmed', type: 'takeaway', quotationStatus: 'accepted' })).toBe(
      'in-delivery',
    )
  })

  test('a drag leads forward by one step, or to the end of what was accepted', () => {
    const drags = orderStatuses.flatMap((status) =>
      boardColumns.flatMap((column) => {
        const action = dropAction({ status, type: 'delivery' }, column)
        return action ? [`${status} to ${column}: ${action}`] : []
      }),
    )

    expect(drags).toEqual([
      'awaiting to making: confirm',
      'confirmed to ready: in-delivery',
      'confirmed to done: completed',
      'in-delivery to done: completed',
      'delivered to done: completed',
    ])
  })
})

describe('what is known', () => {
  const nothing: HeardOrders = new Map()
  const read = (docs: ReturnType<typeof boardOrder>[], askedAt: number, known = nothing) =>
    withSnapshot(known, { docs, askedAt })
  const versionOf = (known: HeardOrders, id = 'a') => known.get(id)?.order.version

  test('an earlier version never takes the place of a later one, whichever way it comes', () => {
    const told = withNews(nothing, { orders: [boardOrder({ id: 'a', version: 3 })], heardAt: 5 })

    expect(versionOf(read([boardOrder({ id: 'a', version: 2 })], 9, told))).toBe(3)
    expect(versionOf(read([boardOrder({ id: 'a', version: 4 })], 1, told))).toBe(4)
    expect(withNews(told, { orders: [boardOrder({ id: 'a', version: 3 })], heardAt: 9 })).toBe(told)
  })

  test('what came while the list was on its way stays, what the list no longer has goes', () => {
    const told = withNews(nothing, { orders: [boardOrder({ id: 'a' })], heardAt: 5 })

    expect(versionOf(read([], 4, told))).toBeDefined()
    expect(versionOf(read([], 6, told))).toBeUndefined()
  })

  test('what came to its end is still there to be looked at, up to a number of them', () => {
    const ended = Array.from({ length: 25 }, (_, index) =>
      boardOrder({ id: `e${index}`, status: 'completed' }),
    )
    const told = ended.reduce(
      (known, order, heardAt) => withNews(known, { orders: [order], heardAt }),
      nothing,
    )

    expect([...told.keys()]).toEqual(idsOf(ended.slice(5)))
    expect(read([], 100, told).size).toBe(20)
  })
})

test('cards are found by what they show, in any order of the words', () => {
  const order = boardOrder({
    ticketNumber: 42,
    lastName: 'Öhler',
    phone: '+43 5574 12345',
    dish: 'Käsknöpfle',
  })

  for (const typed of ['42', 'öhler', 'KÄSK', '557412', 'knöpfle öhl', ' '])
    expect(isFound(order, typed)).toBe(true)
  expect(isFound(order, 'öhler pizza')).toBe(false)
})
