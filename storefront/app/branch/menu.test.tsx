import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { Menu } from './menu.tsx'

it('a card keeps the focal point of its picture in sight', () => {
  const picture = { id: 'bild', version: '1', extension: 'jpg' }

  expect(menuWith({ ...picture, focalX: 20, focalY: 0 })).toContain('data-focal-x="20" data-focal-y="0"')
  expect(menuWith(picture)).not.toContain('data-focal')
})

it('a category has its picture before its name', () => {
  const picture = { id: 'bild', version: '1', extension: 'jpg' }

  expect(menuWith(picture, { ...picture, id: 'kategorie' })).toMatch(
    /<img[^>]* src="\/image\/thumbnail\/kategorie-1\.jpg" alt=""[^>]*><h2/,
  )
  expect(menuWith(picture)).not.toContain('/thumbnail/')
})

function menuWith(image: ImageRef, ofCategory?: ImageRef): string {
  const card = {
    id: 'suppe',
    name: 'Suppe',
    description: null,
    allergens: '',
    price: '5,90 €',
    unit: '',
    image,
    isOrderable: true,
    isGreyed: false,
    badge: '',
    canQuickAdd: true,
  }
  const section = {
    id: 'vorspeisen',
    anchor: 'kategorie-vorspeisen',
    category: {
      id: 'vorspeisen',
      name: 'Vorspeisen',
      image: ofCategory,
      isEnabled: true,
      isVisibleWhenUnavailable: false,
      schedule: [],
    },
    unavailable: '',
    cards: [card],
  }

  return renderToStaticMarkup(
    <Menu sections={[section]} counts={new Map()} onOpen={() => undefined} onQuickAdd={() => undefined} />,
  )
}
