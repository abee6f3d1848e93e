import { describe, expect, it } from 'vitest'

import { boardOrder } from '#domain/ordering/order-board.fixture.ts'
import type { OrderItem } from '#domain/ordering/order.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { hasChanges, lineChanges, seenLinesOf } from './seen-lines.ts'
import { isWithdrawn, watch, withdrawnOf } from './watched-orders.ts'

const item = (line: number, name: string, more: Partial<OrderItem> = {}): OrderItem =>
  ({
    line,
    product: name,
    name,
    amount: 1,
    unit: 'piece',
    parts: [],
    bundleItems: [],
    allergens: [],
    ...more,
  }) as unknown as OrderItem // no more of it is looked at
const order = (given: Partial<StaffOrder> = {}) =>
  boardOrder({
    status: 'confirmed',
    kitchen: null,
    items: [item(0, 'Suppe'), item(1, 'Semmel')],
    ...given,
  })

describe('what was changed while it was being made', () => {
  it('is told with what it said before', () => {
    const seen = seenLinesOf(order())
    const after = order({
      items: [item(0, 'Suppe', { amount: 3, comment: 'Ohne Nüsse!' }), item(2, 'Saft')],
    })

    expect(lineChanges(seen, after)).toEqual({
      changed: new Map([[0, '1 × Suppe']]),
      added: new Set([2]),
      gone: ['1 × Semmel'],
    })
  })

  it('is nothing as long as only something else of the order changed', () => {
    expect(hasChanges(lineChanges(seenLinesOf(order()), order({ version: 9, lastName: 'Huber' })))).toBe(
      false,
    )
  })
})

describe('a ticket', () => {
  const seen = watch(new Map(), [order()])

  it.each(['canceled', 'rejected'] as const)(
    'whose order is %s is crossed out until somebody has seen it',
    (status) => {
      const gone = [order({ status })]

      expect(withdrawnOf(watch(seen, gone), gone)).toEqual(gone)
    },
  )

  it('of which nobody hears any more is crossed out as well, for somebody may be at it', () => {
    expect(withdrawnOf(watch(seen, []), [])).toMatchObject([{ id: 'a' }])
  })

  it.each(['in-delivery', 'completed'] as const)('whose order is %s goes without a word', (status) => {
    const done = [order({ status })]

    expect(withdrawnOf(watch(seen, done), done)).toEqual([])
  })

  it('that was never here is not crossed out', () => {
    const gone = [order({ status: 'canceled' })]

    expect(withdrawnOf(watch(new Map(), gone), gone)).toEqual([])
    expect(isWithdrawn(order({ voidedAt: '2026-11-27T11:00:00Z' }))).toBe(true)
  })
})
