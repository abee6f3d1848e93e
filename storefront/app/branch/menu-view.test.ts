import { describe, expect, it } from 'vitest'

import { branchShop, category, menu, product } from '#domain/catalogue/shop.fixture.ts'
import { foundSections, menuSections, type MenuStop, steadySections } from './menu-view.ts'

const noon = Temporal.Instant.from('2026-11-23T12:00:00Z')
const shop = branchShop({
  menus: [
    menu({
      catalog: [
        { category: 'breakfast', products: ['egg'] },
        { category: 'mains', products: ['schnitzel', 'soup'] },
      ],
    }),
  ],
  categories: [
    category({
      id: 'breakfast',
      isVisibleWhenUnavailable: true,
      schedule: [{ type: 'daily', from: '07:00', to: '10:00' }],
    }),
    category(),
  ],
  products: [
    product({ id: 'egg' }),
    product(),
    product({ id: 'soup', soldOutUntil: '2026-11-24T00:00:00Z', isVisibleWhenUnavailable: true }),
  ],
})

const show = (stop: MenuStop) =>
  menuSections(shop, noon, stop).map(({ id, unavailable, cards }) => ({
    id,
    unavailable,
    cards: cards.map(({ isOrderable, isGreyed, badge }) => ({ isOrderable, isGreyed, badge })),
  }))

describe('the menu', () => {
  it('says of each product whether it can be ordered', () => {
    expect(show(null)).toEqual([
      {
        id: 'mains',
        unavailable: '',
        cards: [
          { isOrderable: true, isGreyed: false, badge: '' },
          { isOrderable: false, isGreyed: true, badge: 'Ausverkauft' },
        ],
      },
      {
        id: 'breakfast',
        unavailable: 'Täglich 07–10 Uhr',
        cards: [{ isOrderable: false, isGreyed: true, badge: '' }],
      },
    ])
  })

  it('of a closed house is marked closed, keeps its order, and offers nothing', () => {
    const closed = { isOrderable: false, isGreyed: true, badge: '' }

    expect(show({ badge: 'Geschlossen' })).toEqual([
      { id: 'breakfast', unavailable: 'Geschlossen', cards: [closed] },
      { id: 'mains', unavailable: 'Geschlossen', cards: [closed, closed] },
    ])
  })

  it('that is only there to be read looks as ever, and offers nothing', () => {
    const [, mains] = show({ badge: '' })

    expect(mains).toMatchObject({ unavailable: '', cards: [{ isOrderable: false, isGreyed: false }, {}] })
  })

  it('has what is sold out at the end of its category, and what is popular where it stands', () => {
    const [soup, egg] = ['soup', 'egg'].map((id) => product({ id, isVisibleWhenUnavailable: true }))
    const [section] = menuSections(
      branchShop({
        menus: [menu({ catalog: [{ category: 'mains', products: ['soup', 'schnitzel', 'egg'] }] })],
        products: [
          { ...(soup ?? product()), soldOutUntil: '2026-11-24T00:00:00Z' },
          product(),
          egg ?? product(),
        ],
        popularProducts: ['egg'],
      }),
      noon,
      null,
    )

    expect(section?.cards.map(({ id, isPopular, badge }) => [id, isPopular, badge])).toEqual([
      ['schnitzel', false, ''],
      ['egg', true, ''],
      ['soup', false, 'Ausverkauft'],
    ])
  })

  it('keeps of a search only the categories that hold something', () => {
    const sections = menuSections(shop, noon, null)
    const left = foundSections(sections, new Set(['schnitzel']))

    expect(left.map(({ id, cards }) => [id, cards.map((card) => card.id)])).toEqual([
      ['mains', ['schnitzel']],
    ])
    expect(foundSections(sections, null)).toBe(sections)
  })

  it('keeps what has not changed, so that only what has is drawn anew', () => {
    const before = menuSections(shop, noon, null)
    const [mains, breakfast] = steadySections(before, menuSections(shop, noon.add({ minutes: 1 }), null))
    expect([mains, breakfast]).toEqual(before)
    expect(mains).toBe(before[0])
    expect(breakfast).toBe(before[1])

    const sold = { ...shop, products: shop.products.map((each) => ({ ...each, soldOutUntil: null })) }
    const [changed, same] = steadySections(before, menuSections(sold, noon, null))
    expect(changed?.cards.every(({ isOrderable }) => isOrderable)).toBe(true)
    expect(same).toBe(before[1])
  })
})

it('a voucher can be bought while the house is closed, and not where nothing is ever ordered', () => {
  const products = [product(), product({ id: 'soup', voucherKind: 'multi-purpose' })]
  const orderable = (stop: MenuStop) =>
    menuSections({ ...shop, products }, noon, stop).flatMap(({ cards }) =>
      cards.flatMap(({ id, isOrderable }) => (isOrderable ? [id] : [])),
    )

  expect(orderable({ badge: 'Geschlossen' })).toEqual(['soup'])
  expect(orderable({ badge: '' })).toEqual([])
})
