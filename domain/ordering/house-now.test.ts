import { expect, it } from 'vitest'

import type { BranchView } from '../catalogue/branch.contract.ts'
import { branch, branchShop } from '../catalogue/shop.fixture.ts'
import { houseNow } from './house-now.ts'

const noon = Temporal.Instant.from('2026-11-23T12:00:00+01:00')
const night = Temporal.Instant.from('2026-11-23T23:00:00+01:00')
const house: Partial<BranchView> = {
  openingHours: [{ type: 'daily', from: '10:00', to: '14:00' }],
  deliveryHours: [],
  isDeliveryHoursEnabled: false,
  isTakeawayEnabled: true,
  isDeliveryEnabled: false,
  isDineInEnabled: false,
  isPreorderEnabled: false,
}
const pausedUntil = '2026-11-23T13:00:00+01:00'

it.each<[string, Temporal.Instant, Partial<BranchView>, boolean, boolean]>([
  ['at noon', noon, {}, true, true],
  ['at night', night, {}, false, false],
  ['at night, with orders for later', night, { isPreorderEnabled: true }, false, true],
  ['while its only way to order is paused', noon, { takeawayPausedUntil: pausedUntil }, true, false],
  [
    'with another way to order',
    noon,
    { takeawayPausedUntil: pausedUntil, isDineInEnabled: true },
    true,
    true,
  ],
  ['without any way to order', noon, { isTakeawayEnabled: false }, true, false],
])('a branch %s', (_when, now, changes, isOpen, takesOrders) => {
  const shop = branchShop({ branch: branch({ ...house, ...changes }) })

  expect(houseNow(shop, now)).toEqual({ isOpen, takesOrders })
})
