import { beforeEach, expect, it, vi } from 'vitest'

import type { BranchView } from '#domain/catalogue/branch.contract.ts'
import { branch, branchShop } from '#domain/catalogue/shop.fixture.ts'
import { openCart, useCart } from './cart-store.ts'
import { sitAt } from './scanned-table.ts'

const atTables: Partial<BranchView> = {
  isDineInEnabled: true,
  isTakeawayEnabled: true,
  isTableSelectionEnabled: true,
  tables: [{ id: '1', identifier: '12', name: 'Fenster' }],
}
const shopWith = (changes: Partial<BranchView>) => branchShop({ branch: branch({ ...atTables, ...changes }) })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  })
  vi.stubGlobal('localStorage', sessionStorage)
  useCart.setState(useCart.getInitialState(), true)
})

const sittingAt = (table: string, changes: Partial<BranchView> = {}) => {
  const shop = shopWith(changes)
  openCart(shop)
  sitAt(table, shop)
  const { isDineIn, order } = useCart.getState()

  return { isDineIn, table: order.table }
}

it('whoever has scanned a table orders there, with the table chosen', () => {
  expect(sittingAt('12')).toEqual({ isDineIn: true, table: '12' })
})

it('where tables are not listed, what the code says is what the guest would have typed', () => {
  expect(sittingAt('Terrasse 4', { isTableSelectionEnabled: false })).toEqual({
    isDineIn: true,
    table: 'Terrasse 4',
  })
})

it.each<[string, Partial<BranchView>]>([
  ['13', {}],
  ['', { isTableSelectionEnabled: false }],
  ['x'.repeat(41), { isTableSelectionEnabled: false }],
  ['12', { isDineInEnabled: false }],
])('table “%s” of a branch with %j changes nothing', (table, changes) => {
  expect(sittingAt(table, changes)).toEqual({ isDineIn: false, table: undefined })
})
