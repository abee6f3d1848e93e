import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { kitchenTimesOf, nextUrgencyAt, type Urgency, urgencyOf } from './kitchen-timing.ts'
import type { KitchenPace } from './kitchen.contract.ts'
import { boardOrder } from './order-board.fixture.ts'

const pace: KitchenPace = {
  takeaway: 30,
  delivery: 20,
  dineIn: null,
  ways: [{ area: 'Dornbirn', minutes: 15 }],
}
const noon = Temporal.Instant.from('2026-11-27T12:00:00Z')
const time = (minutes: number) => noon.add({ minutes }).toString({ smallestUnit: 'millisecond' })
const urgencyAt = (given: Parameters<typeof boardOrder>[0], minutes: number): Urgency =>
  urgencyOf(boardOrder({ placedAt: time(0), ...given }), pace, noon.add({ minutes }))

describe('an order for as soon as possible', () => {
  it.each([
    [0, 'fresh'],
    [19, 'fresh'],
    [20, 'soon'],
    [29, 'soon'],
    [30, 'late'],
    [90, 'late'],
  ] as const)('promised for in half an hour is after %i minutes %s', (minutes, urgency) => {
    expect(urgencyAt({ promisedAt: time(30) }, minutes)).toBe(urgency)
  })

  it('that nobody promised is due as long after it came as the branch needs, or a quarter of an hour', () => {
    expect([urgencyAt({}, 29), urgencyAt({}, 30)]).toEqual(['soon', 'late'])
    expect([urgencyAt({ type: 'dineIn' }, 14), urgencyAt({ type: 'dineIn' }, 15)]).toEqual(['soon', 'late'])
  })

  it('never waits for its beginning, however far off its promise is', () => {
    expect(urgencyAt({ promisedAt: time(120) }, 0)).toBe('fresh')
  })
})

describe('an order for a time of its own', () => {
  it('waits until the kitchen has to begin, which for a delivery is before it is on its way', () => {
    const wanted = { appointmentDate: time(120), promisedAt: time(120) }
    const brought = { ...wanted, type: 'delivery', deliveryArea: 'Dornbirn' } as const
    const { startAt, readyBy } = kitchenTimesOf(boardOrder(brought), pace)

    expect([startAt, readyBy].map(String)).toEqual(['2026-11-27T13:25:00Z', '2026-11-27T13:45:00Z'])
    expect([urgencyAt(wanted, 89), urgencyAt(wanted, 90)]).toEqual(['later', 'fresh'])
    expect([urgencyAt(brought, 84), urgencyAt(brought, 85)]).toEqual(['later', 'fresh'])
  })
})

const ranks: Record<Urgency, number> = { later: 0, fresh: 1, soon: 2, late: 3 }
const orders = fc.record(
  {
    type: fc.constantFrom('takeaway' as const, 'delivery' as const, 'dineIn' as const),
    promisedAt: fc.integer({ min: 1, max: 600 }).map(time),
    appointmentDate: fc.integer({ min: 1, max: 600 }).map(time),
    deliveryArea: fc.constantFrom('Dornbirn', 'Anderswo'),
  },
  { requiredKeys: ['type'] },
)

describe('an order, whatever it says,', () => {
  it('never gets less urgent', () => {
    fc.assert(
      fc.property(
        orders,
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 0, max: 60 }),
        (order, minutes, more) => {
          expect(ranks[urgencyAt(order, minutes + more)]).toBeGreaterThanOrEqual(
            ranks[urgencyAt(order, minutes)],
          )
        },
      ),
    )
  })

  it('stays as urgent until the moment that is told for the next look', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 0, max: 700 }), (given, minutes) => {
        const order = boardOrder({ placedAt: time(0), ...given })
        const now = noon.add({ minutes })
        const next = nextUrgencyAt(order, pace, now)
        const untilThen = next?.subtract({ milliseconds: 1 }) ?? now.add({ hours: 24 })

        expect(urgencyOf(order, pace, untilThen)).toBe(urgencyOf(order, pace, now))
      }),
    )
  })
})
