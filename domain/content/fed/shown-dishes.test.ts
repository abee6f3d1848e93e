import { describe, expect, it } from 'vitest'

import { branch, branchShop, category, menu, part, product } from '../../catalogue/shop.fixture.ts'
import { rule } from '../../ordering/discounts/discounts.fixture.ts'
import { on } from '../../time/hours.fixture.ts'
import { type DishChoice, shownDishes } from './shown-dishes.ts'

const noon = Temporal.Instant.from('2026-11-23T11:00:00Z')
const breakfast = [{ type: 'daily' as const, from: '07:00', to: '10:00' }]
const shop = branchShop({
  branch: branch({ identifier: 'markt', name: 'Markt', openingHours: [], isDeliveryHoursEnabled: false }),
  menus: [
    menu({
      catalog: [
        { category: 'breakfast', products: ['egg'] },
        { category: 'mains', products: ['soup', 'schnitzel', 'gone', 'secret'] },
        { category: 'sunday', products: ['soup'] },
      ],
    }),
  ],
  categories: [
    category({ id: 'breakfast', isVisibleWhenUnavailable: true, schedule: breakfast }),
    category(),
    category({ id: 'sunday' }),
  ],
  products: [
    product({ id: 'egg', name: 'Ei' }),
    product({
      id: 'soup',
      name: 'Suppe',
      soldOutUntil: '2026-11-23T15:00:00Z',
      isVisibleWhenUnavailable: true,
    }),
    product({ id: 'schnitzel', name: 'Schnitzel', price: 1490, allergens: ['C', 'A'] }),
    product({ id: 'gone', name: 'Fort', isEnabled: false, isVisibleWhenUnavailable: false }),
    product({
      id: 'secret',
      name: 'Geheim',
      allergens: [],
      isPriceHidden: true,
      type: 'configurable',
      config: { parts: [part('size', 'select')] },
    }),
  ],
  popularProducts: ['secret', 'schnitzel'],
})

const show = (choice: Partial<DishChoice>, now = noon) =>
  shownDishes(shop, { products: [], category: null, limit: 6, ...choice }, now)
const namesOf = (choice: Partial<DishChoice>, now = noon) =>
  show(choice, now)?.dishes.map(({ name, badge }) => (badge ? `${name} (${badge})` : name)) ?? null

describe('the dishes of a section', () => {
  it.each<[string, Partial<DishChoice>, string[] | null]>([
    [
      'chosen ones in their order, by the rules of the shop',
      { products: ['schnitzel', 'gone', 'egg'] },
      ['Schnitzel', 'Ei (Täglich 07–10 Uhr)'],
    ],
    [
      'a category as the menu lists it, what cannot be had last',
      { category: 'mains' },
      ['Schnitzel', 'Geheim', 'Suppe (Ausverkauft)'],
    ],
    ['chosen ones rather than a category', { products: ['schnitzel'], category: 'breakfast' }, ['Schnitzel']],
    ['what is ordered most, without a choice', {}, ['Geheim', 'Schnitzel']],
    ['no more than is wanted', { category: 'mains', limit: 1 }, ['Schnitzel']],
    ['nothing of a category that the menu has not', { category: 'desserts' }, null],
    ['nothing of what the shop hides', { products: ['gone'] }, null],
  ])('are %s', (_, choice, names) => {
    expect(namesOf(choice)).toEqual(names)
  })

  it('say their price as the shop does, and their allergens with what they stand for', () => {
    expect(show({ products: ['schnitzel', 'secret'] })).toMatchObject({
      href: '/store/markt',
      dishes: [
        {
          price: expect.stringContaining('14,90'),
          allergens: 'C, A',
          href: '/store/markt?produkt=schnitzel',
        },
        { price: '', allergens: '' },
      ],
      legend: ['A Glutenhaltiges Getreide', 'C Ei'],
    })
  })

  it('say an offer with what they cost by it, as long as it lasts and they can be had', () => {
    const products = ['schnitzel', 'soup']
    const lunch = rule({ name: 'Mittag', products, value: 1000, windows: [on('daily', '11:00', '12:30')] })
    const tell = (time: Temporal.Instant) =>
      shownDishes({ ...shop, discounts: [lunch] }, { products, category: null, limit: 6 }, time)

    expect(tell(noon)).toMatchObject({
      dishes: [{ offer: { name: 'Mittag', price: expect.stringContaining('13,41') } }, { offer: null }],
      until: '2026-11-23T11:30:00Z',
    })
    expect(tell(Temporal.Instant.from('2026-11-23T11:30:00Z'))?.dishes[0]?.offer).toBeNull()
  })

  it('hold until the clock brings one back, or the day ends', () => {
    expect(show({})?.until).toBe('2026-11-23T15:00:00Z')
    const later = Temporal.Instant.from('2026-11-23T16:00:00Z')
    expect([show({}, later)?.until, namesOf({ products: ['soup'] }, later)]).toEqual([
      '2026-11-23T23:00:00Z',
      ['Suppe'],
    ])
  })
})
