import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { type BusinessType, businessTypes } from '#domain/catalogue/business-types.data.ts'
import { branchShop } from '#domain/catalogue/shop.fixture.ts'
import { StructuredData } from './structured-data.tsx'

const toldOf = (businessType?: BusinessType): Record<string, unknown> => {
  const now = Temporal.Instant.from('2026-11-23T12:00:00Z')
  const shop = { ...branchShop(), businessType }
  const markup = renderToStaticMarkup(<StructuredData shop={shop} sections={[]} now={now} />)

  return JSON.parse(markup.replace(/<\/?script[^>]*>/g, ''))
}

it('a shop is a restaurant with a menu while nobody has said otherwise', () => {
  expect(toldOf()).toMatchObject({ '@type': 'Restaurant', hasMenu: { '@type': 'Menu' } })
})

it('a shop is what its division says, and only where one eats or drinks is there a menu', () => {
  expect(businessTypes.filter((type) => toldOf(type)['@type'] !== type)).toEqual([])
  expect(businessTypes.filter((type) => 'hasMenu' in toldOf(type))).toEqual([
    'Restaurant',
    'CafeOrCoffeeShop',
    'Bakery',
    'BarOrPub',
    'FastFoodRestaurant',
    'IceCreamShop',
    'FoodEstablishment',
  ])
})
