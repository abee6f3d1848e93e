import { expect, it } from 'vitest'

import { branch, product } from '#domain/catalogue/shop.fixture.ts'
import type { ProductView } from '#domain/catalogue/product.contract.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { cartTotals, storedCartLine } from '#domain/ordering/cart.ts'
import { priceChange } from './price-change.ts'

const schnitzel = product({ id: 'schnitzel', name: 'Wiener Schnitzel', price: 1290 })
const cola = product({ id: 'cola', name: 'Cola', price: 390 })
const ordered = [schnitzel, cola].map((sold) =>
  storedCartLine({ product: sold.id, amount: 2, unit: 'piece', parts: [] }, sold),
)
const before = cartTotals({ products: [schnitzel, cola], items: ordered, orderType: 'takeaway', area: null })

function changeTo(products: ProductView[]) {
  // Settings, menus and categories have no say in what a cart costs.
  const shop = { branch: branch(), products } as BranchShopView
  return priceChange({ before, shop, orderType: 'takeaway', deliveryArea: '' })
}

it('a line with a new price is named with both figures', () => {
  expect(changeTo([{ ...schnitzel, price: 1390 }, cola])).toEqual({
    lines: [{ name: 'Wiener Schnitzel', before: 2580, after: 2780, isPriceHidden: false }],
    totalBefore: 3360,
    totalAfter: 3560,
    isPriceHidden: false,
  })
})

it('a product that is gone has no new price', () => {
  expect(changeTo([schnitzel])).toEqual({
    lines: [{ name: 'Cola', before: 780, after: null, isPriceHidden: false }],
    totalBefore: 3360,
    totalAfter: 2580,
    isPriceHidden: false,
  })
})

it('a price that staff have come to hide is not read out as a new one', () => {
  const change = changeTo([{ ...schnitzel, price: 1390, isPriceHidden: true }, cola])

  expect(change).toMatchObject({
    lines: [{ name: 'Wiener Schnitzel', isPriceHidden: true }],
    isPriceHidden: true,
  })
})

it('an unchanged catalogue changes nothing', () => {
  expect(changeTo([schnitzel, cola]).lines).toEqual([])
})
