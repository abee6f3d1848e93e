import { describe, expect, it } from 'vitest'

import { countedOrder, usualHistory } from './order-fact.fixture.ts'
import { type CountedOrder, orderFactOf } from './order-fact.ts'
import type { StatusChange } from './times-of-order.ts'

describe('how long it took', () => {
  const promisedAt = countedOrder().placedAt + 1_319_000
  const times = (changes: Partial<CountedOrder>, history = usualHistory(countedOrder(changes))) => {
    const fact = orderFactOf({ order: countedOrder(changes), ledger: [], history, guest: 'new' })
    return fact && [fact.confirmSeconds, fact.readySeconds, fact.isLate]
  }

  it.each<[string, Partial<CountedOrder>, unknown]>([
    ['two minutes to a yes, twenty more until it was ready', {}, [120, 1200, false]],
    ['a second after it was promised is late', { promisedAt }, [120, 1200, true]],
    ['the second of the promise is in time', { promisedAt: promisedAt + 1000 }, [120, 1200, false]],
    ['without a promise nothing is late', { promisedAt: null }, [120, 1200, false]],
    ['for an appointment nobody waits', { appointmentDate: promisedAt }, [120, null, false]],
    ['a request waits for an offer', { isQuotation: true, promisedAt }, [null, null, false]],
  ])('%s', (_, changes, expected) => {
    expect(times(changes)).toEqual(expected)
  })

  it('what is paid online begins with its money', () => {
    const { placedAt } = countedOrder()
    const [, ...later] = usualHistory(countedOrder())

    expect(
      times({}, [
        { from: null, to: 'awaiting-payment', by: 'guest', at: placedAt },
        { from: 'awaiting-payment', to: 'awaiting', by: 'system', at: placedAt + 90_000 },
        ...later,
      ]),
    ).toEqual([30, 1200, false])
  })

  it('a press that was taken back counts as it was pressed last', () => {
    const [placed, confirmed, ready] = usualHistory(countedOrder())
    if (!placed || !confirmed || !ready) throw new Error('a usual history')
    const back = { ...ready, from: 'in-delivery', to: 'confirmed', at: ready.at + 5_000 } as const

    expect(times({}, [placed, confirmed, ready, back, { ...ready, at: ready.at + 60_000 }])?.[1]).toBe(1260)
  })

  it('to the door it is from when the house heard of it, of deliveries that somebody has handed over', () => {
    const [placed, confirmed, ready, closed] = usualHistory(countedOrder())
    if (!placed || !confirmed || !ready || !closed) throw new Error('a usual history')
    const at = (by: 'staff' | 'system') =>
      ({ from: 'in-delivery', to: 'delivered', by, at: placed.at + 2_100_000 }) as const
    const door = (changes: Partial<CountedOrder>, ...history: StatusChange[]) =>
      orderFactOf({ order: countedOrder(changes), ledger: [], history, guest: 'new' })?.doorSeconds

    expect(door({}, placed, confirmed, ready, at('staff'), closed)).toBe(2100)
    expect(door({}, placed, confirmed, ready, closed)).toBeNull()
    expect(door({}, placed, confirmed, ready, at('system'))).toBeNull()
    expect(door({ appointmentDate: ready.at }, placed, confirmed, ready, at('staff'))).toBeNull()
    expect(door({ isQuotation: true }, placed, confirmed, ready, at('staff'))).toBeNull()
  })

  it.each([
    ['6850', '6850'],
    [' A-6850 ', 'A-6850'],
    ['SW1A 1AA', 'SW1A1AA'],
    [null, 'unknown'],
    [' ', 'unknown'],
  ])('a delivery to %j is counted for %s', (zipCode, zip) => {
    const order = countedOrder({ type: 'delivery', zipCode })
    const elsewhere = countedOrder({ zipCode })

    expect(orderFactOf({ order, ledger: [], history: [], guest: 'new' })?.zip).toBe(zip)
    expect(orderFactOf({ order: elsewhere, ledger: [], history: [], guest: 'new' })?.zip).toBe('–')
  })

  it('what only the clock has closed was ready nobody knows when', () => {
    const history = usualHistory(countedOrder()).filter(({ to }) => to !== 'in-delivery')
    const closed = history.map((change) =>
      change.to === 'completed' ? { ...change, from: 'confirmed' as const } : change,
    )

    expect(times({ promisedAt }, closed)).toEqual([120, null, false])
  })
})
