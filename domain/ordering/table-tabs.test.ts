import { expect, it } from 'vitest'

import { boardOrder } from './order-board.fixture.ts'
import type { StaffOrder } from './staff-orders.contract.ts'
import { tabsOf } from './table-tabs.ts'

const table = (identifier: string) => ({ id: `t${identifier}`, identifier, name: null, seats: null })
const round = (id: string, tableIdentifier: string | null, given: Partial<StaffOrder> = {}) =>
  boardOrder({
    id,
    type: 'dineIn',
    status: 'confirmed',
    tableIdentifier,
    total: 1000,
    voidedAt: null,
    ...given,
  })

it('tables stand by number, those that are gone at the end', () => {
  const tabs = tabsOf([table('10'), table('2'), table('Bar')], [round('a', '7')])

  expect(tabs.map((tab) => tab.table.identifier)).toEqual(['2', '10', 'Bar', '7'])
})

it('a tab has its rounds by when they were ordered, what they come to and since when', () => {
  const orders = [
    round('b', '1', { placedAt: '2026-11-27T12:30:00.000Z', total: 1590 }),
    round('a', '1', { placedAt: '2026-11-27T12:00:00.000Z', status: 'awaiting' }),
    round('c', '1', { placedAt: '2026-11-27T13:00:00.000Z', status: 'in-delivery' }),
  ]

  expect(tabsOf([table('1')], orders)).toMatchObject([
    { rounds: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], total: 3590, since: '2026-11-27T12:00:00.000Z' },
  ])
})

it('what is over, voided, taken away or at no table is on no tab', () => {
  const orders = [
    round('a', '1', { status: 'completed' }),
    round('b', '1', { status: 'canceled' }),
    round('c', '1', { voidedAt: '2026-11-27T13:00:00.000Z' }),
    round('d', '1', { type: 'takeaway' }),
    round('e', null),
  ]

  expect(tabsOf([table('1')], orders)).toMatchObject([{ rounds: [], total: 0, since: null }])
})
