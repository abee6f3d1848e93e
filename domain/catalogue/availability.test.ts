import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  activeMenu,
  categoryAvailability,
  listedProducts,
  productAvailability,
  visibleCatalog,
} from './availability.ts'
import { branchShop, category, menu, pizza, product } from './shop.fixture.ts'

const vienna = 'Europe/Vienna'
/** Wednesday, 12:00 in Vienna. */
const noon = Temporal.Instant.from('2026-07-15T10:00:00Z')
const lunch = [{ type: 'daily' as const, from: '11:30', to: '14:00' }]
const dinner = [{ type: 'daily' as const, from: '18:00', to: '22:00' }]

describe('a product', () => {
  test.each([
    ['on the menu all day', {}, 'orderable'],
    ['during its schedule', { schedule: lunch }, 'orderable'],
    ['outside its schedule', { schedule: dinner }, 'hidden'],
    ['outside its schedule but kept visible', { schedule: dinner, isVisibleWhenUnavailable: true }, 'shown'],
    ['that is disabled', { isEnabled: false }, 'hidden'],
    ['that is disabled during its schedule', { isEnabled: false, schedule: lunch }, 'hidden'],
    ['that is disabled but kept visible', { isEnabled: false, isVisibleWhenUnavailable: true }, 'shown'],
    ['sold out until later', { soldOutUntil: '2026-07-15T10:00:00.001Z' }, 'hidden'],
    [
      'sold out but kept visible',
      { soldOutUntil: '2026-07-16T00:00:00Z', isVisibleWhenUnavailable: true },
      'shown',
    ],
    ['sold out until now', { soldOutUntil: '2026-07-15T10:00:00Z' }, 'orderable'],
    ['sold out until yesterday', { soldOutUntil: '2026-07-14T10:00:00Z' }, 'orderable'],
  ] as const)('%s', (_, changes, availability) => {
    const changed = { ...changes, schedule: 'schedule' in changes ? [...changes.schedule] : [] }

    expect(productAvailability(product(changed), noon, vienna)).toBe(availability)
  })

  test('follows its schedule in the branch’s zone', () => {
    expect(productAvailability(product({ schedule: lunch }), noon, 'America/New_York')).toBe('hidden')
  })
})

test('a category follows the same rule', () => {
  expect(categoryAvailability(category({ schedule: lunch }), noon, vienna)).toBe('orderable')
  expect(categoryAvailability(category({ schedule: dinner }), noon, vienna)).toBe('hidden')
  expect(
    categoryAvailability(category({ isEnabled: false, isVisibleWhenUnavailable: true }), noon, vienna),
  ).toBe('shown')
})

describe('the active menu', () => {
  const always = menu({ id: 'always' })
  const spring = menu({ id: 'spring', availableFrom: '2026-03-20T00:00:00Z' })
  const summer = menu({ id: 'summer', availableFrom: '2026-06-21T00:00:00Z' })
  const autumn = menu({ id: 'autumn', availableFrom: '2026-09-22T00:00:00Z' })

  test.each([
    ['2026-01-01T00:00:00Z', 'always'],
    ['2026-03-19T23:59:59.999Z', 'always'],
    ['2026-03-20T00:00:00Z', 'spring'],
    ['2026-07-15T10:00:00Z', 'summer'],
    ['2027-01-01T00:00:00Z', 'autumn'],
  ])('at %s is %s', (at, id) => {
    expect(activeMenu([summer, always, autumn, spring], Temporal.Instant.from(at))?.id).toBe(id)
  })

  test('is none before the first begins', () => {
    expect(activeMenu([autumn], noon)).toBeNull()
    expect(activeMenu([], noon)).toBeNull()
  })

  test('is the later in the list when two begin together', () => {
    expect(activeMenu([spring, { ...spring, id: 'newer' }], noon)?.id).toBe('newer')
    expect(activeMenu([always, { ...always, id: 'newer' }], noon)?.id).toBe('newer')
  })

  test('compares instants, not their spelling', () => {
    const summerInVienna = menu({ id: 'zoned', availableFrom: '2026-06-21T01:00:00+02:00' })

    expect(activeMenu([summer, summerInVienna], noon)?.id).toBe('summer')
    expect(activeMenu([summerInVienna, summer], noon)?.id).toBe('summer')
  })

  test('does not depend on the order of the list', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([always, spring, summer, autumn], { minLength: 4 }), (menus) => {
        expect(activeMenu(menus, noon)?.id).toBe('summer')
      }),
    )
  })
})

describe('the visible catalog', () => {
  const drinks = category({ id: 'drinks', name: 'Getränke' })
  const spritz = product({ id: 'spritz', name: 'Sommerspritzer' })
  const shop = branchShop({
    menus: [
      menu({
        catalog: [
          { category: 'drinks', products: ['spritz'] },
          { category: 'mains', products: ['pizza', 'gone', 'schnitzel'] },
          { category: 'gone', products: ['schnitzel'] },
        ],
      }),
    ],
    categories: [category(), drinks],
    products: [product(), pizza(), spritz],
  })
  const listed = (changes: Partial<typeof shop>) =>
    visibleCatalog({ ...shop, ...changes }, noon).map((entry) => [
      entry.category.id,
      entry.availability,
      entry.products.map(({ product: { id }, availability }) => `${id} ${availability}`),
    ])

  test('lists categories and products in the order of the menu, without those that are gone', () => {
    expect(listed({})).toEqual([
      ['drinks', 'orderable', ['spritz orderable']],
      ['mains', 'orderable', ['pizza orderable', 'schnitzel orderable']],
    ])
  })

  test('drops hidden products, and a category with none left', () => {
    expect(
      listed({
        products: [product(), pizza({ isEnabled: false }), product({ ...spritz, isEnabled: false })],
      }),
    ).toEqual([['mains', 'orderable', ['schnitzel orderable']]])
  })

  test('drops a hidden category with its products', () => {
    expect(listed({ categories: [category(), { ...drinks, schedule: dinner }] })).toEqual([
      ['mains', 'orderable', ['pizza orderable', 'schnitzel orderable']],
    ])
  })

  test('greys out what is in a greyed-out category', () => {
    const closed = { ...drinks, schedule: dinner, isVisibleWhenUnavailable: true }

    expect(listed({ categories: [closed] })).toEqual([['drinks', 'shown', ['spritz shown']]])
  })

  test('greys out a product of its own in an open category', () => {
    expect(listed({ products: [{ ...spritz, schedule: dinner, isVisibleWhenUnavailable: true }] })).toEqual([
      ['drinks', 'orderable', ['spritz shown']],
    ])
  })

  test('is empty without a menu', () => {
    expect(listed({ menus: [] })).toEqual([])
  })

  test('judges schedules in the branch’s zone', () => {
    const branch = { ...shop.branch, timeZone: 'America/New_York' }

    expect(listed({ branch, products: [{ ...spritz, schedule: lunch }] })).toEqual([])
  })

  test('makes a product of two categories as available as the better one', () => {
    const closed = { ...drinks, schedule: dinner, isVisibleWhenUnavailable: true }
    const menus = [
      menu({
        catalog: [
          { category: 'drinks', products: ['spritz', 'pizza'] },
          { category: 'mains', products: ['spritz'] },
          { category: 'drinks', products: ['spritz'] },
        ],
      }),
    ]
    const catalog = visibleCatalog({ ...shop, menus, categories: [category(), closed] }, noon)

    expect([...listedProducts(catalog)].map(([id, entry]) => [id, entry.availability])).toEqual([
      ['spritz', 'orderable'],
      ['pizza', 'shown'],
    ])
  })
})
