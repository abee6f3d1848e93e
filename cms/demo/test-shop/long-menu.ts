import { products } from '../menu/categories.data.ts'
import type { DemoProduct } from '../menu/demo-product.ts'
import type { LargeMenu } from '../test-shop.ts'

const dishes = products.filter(({ type }) => type !== 'bundle')
const pictures = dishes.flatMap(({ picture }) => picture ?? [])

/** The demo's dishes over and over, to be had at any hour, until there are as many as any house has. */
export const longMenu: LargeMenu = {
  count: 500,
  sections: 25,
  pictures: pictures.slice(0, 20),
  productOf: longMenuProduct,
}

function longMenuProduct(nth: number): Omit<DemoProduct, 'picture'> {
  const dish = dishes[nth % dishes.length]
  if (!dish) throw new Error('the demo has no dishes')
  const turn = Math.floor(nth / dishes.length) + 1
  const { schedule: _, soldOutDays: __, leadTime: ___, isPriceHidden: ____, ...always } = dish

  return { ...always, key: `${dish.key}-${turn}`, name: `${dish.name} ${turn}`, isEnabled: true }
}
