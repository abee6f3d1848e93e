import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import type { ImageRef } from '#domain/catalogue/product.contract.ts'
import { Menu } from './menu.tsx'
import type { MenuCard } from './menu-view.ts'

it('a card keeps the focal point of its picture in sight', () => {
  const picture = { id: 'bild', version: '1', extension: 'jpg' }

  expect(menuWith({ ...picture, focalX: 20, focalY: 0 })).toContain('data-focal-x="20" data-focal-y="00"')
  expect(menuWith(picture)).not.toContain('data-focal')
})

it('a category has its picture before its name', () => {
  const picture = { id: 'bild', version: '1', extension: 'jpg' }

  expect(menuWith(picture, { ...picture, id: 'kategorie' })).toMatch(
    /<img[^>]* src="\/image\/thumbnail\/kategorie-1\.jpg" alt=""[^>]*><h2/,
  )
  expect(menuWith(picture)).not.toContain('/thumbnail/')
})

it('a card without a picture has nothing in its place', () => {
  const plain = menuWith(undefined)

  expect(plain).not.toContain('<img')
  expect(plain.match(/<li.*<\/li>/)?.[0].replaceAll(/<[^>]*>/g, '|')).toMatch(/^\|+Suppe\|+5,90 €\|+$/)
})

it('a card says in words what it cost before and costs now, for as long as an offer lasts', () => {
  const words = (offer: MenuCard['offer']) =>
    menuWith(undefined, undefined, { offer })
      .match(/<li.*<\/li>/)?.[0]
      .replaceAll(/<[^>]*>/g, '|')
      .replaceAll(/\|+/g, '|')

  expect(words({ name: 'Happy Hour', price: '5,31 €' })).toBe(
    '|Suppe|statt |5,90 €| |jetzt |5,31 €|Happy Hour|',
  )
  expect(words({ name: 'Happy Hour', price: '' })).toBe('|Suppe|5,90 €|Happy Hour|')
})

it('a card says what it is fit for, what is in it, and that others like it', () => {
  const marked = menuWith(undefined, undefined, {
    diets: ['vegan', 'spicy'],
    allergens: 'A, L',
    isPopular: true,
  })

  expect(marked.replaceAll(/<[^>]*>/g, '|').replaceAll(/\|+/g, '|')).toContain(
    '|5,90 €|Beliebt|Vegan|Scharf|A, L|',
  )
  expect(marked).toMatch(/<button[^>]* data-legend="">Allergene und Kennzeichnungen</)
  expect(menuWith(undefined)).not.toContain('data-legend')
})

function menuWith(image?: ImageRef, ofCategory?: ImageRef, more: Partial<MenuCard> = {}): string {
  const card: MenuCard = {
    id: 'suppe',
    name: 'Suppe',
    description: null,
    allergens: '',
    diets: [],
    isPopular: false,
    price: '5,90 €',
    offer: null,
    unit: '',
    image,
    isOrderable: true,
    isGreyed: false,
    badge: '',
    canQuickAdd: true,
    ...more,
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
    <Menu
      sections={[section]}
      counts={new Map()}
      onOpen={() => undefined}
      onQuickAdd={() => undefined}
      onLegend={() => undefined}
    />,
  )
}
