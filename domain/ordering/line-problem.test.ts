import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  branch,
  branchShop,
  category,
  menu,
  option,
  part,
  pizza,
  product,
  roast,
} from '../catalogue/shop.fixture.ts'
import type { ProductView } from '../catalogue/product.contract.ts'
import type { BranchShopView } from '../catalogue/shop.contract.ts'
import { anyItem, largePizza, menuOfTheDay, schnitzel } from './cart.fixture.ts'
import { type StoredCartLine, storedCartLine } from './cart.ts'
import { lineProblemText } from './line-problem.texts.ts'
import { isAgreeable, lineProblems } from './line-problem.ts'
import { migrateCart, removalReason } from './migrate-cart.ts'
import { priceOrder } from './order-pricing.ts'

const now = Temporal.Instant.from('2026-11-23T12:00:00Z')
const evening = Temporal.Instant.from('2026-11-23T18:00:00Z')
const line = storedCartLine(schnitzel(2), product())

function judge(changes: Partial<BranchShopView>, of = line, at = now) {
  return lineProblems({ shop: branchShop(changes), items: [of], at, now }).get(of)
}

const sold = (changes: Partial<ProductView>) => ({ products: [product(changes), pizza(), roast()] })

const textOf = (...asked: Parameters<typeof judge>) => {
  const problem = judge(...asked)
  return problem && lineProblemText(problem)
}

describe('a line of an open cart', () => {
  it('says nothing while it can be ordered', () => {
    expect(judge({})).toBeUndefined()
  })

  it.each<[string, Partial<BranchShopView>]>([
    ['Ausverkauft', sold({ soldOutUntil: '2026-11-23T20:00:00Z' })],
    ['Ausverkauft', sold({ soldOutUntil: '2026-11-23T20:00:00Z', isVisibleWhenUnavailable: true })],
    ['Nicht mehr auf der Karte', sold({ isEnabled: false })],
    ['Nicht mehr auf der Karte', sold({ isEnabled: false, isVisibleWhenUnavailable: true })],
    ['Nicht mehr auf der Karte', { products: [] }],
    [
      'Nicht mehr auf der Karte',
      { menus: [menu({ catalog: [{ category: 'mains', products: ['pizza'] }] })] },
    ],
    ['Nicht mehr auf der Karte', { categories: [category({ isEnabled: false })] }],
    ['Zu dieser Zeit nicht erhältlich', sold({ schedule: [{ type: 'daily', from: '17:00', to: '22:00' }] })],
    [
      'Zu dieser Zeit nicht erhältlich',
      { categories: [category({ schedule: [{ type: 'daily', from: '17:00', to: '22:00' }] })] },
    ],
    ['Neuer Preis: 13,90\u00a0€ statt 12,90\u00a0€', sold({ price: 1390 })],
    ['Der Preis hat sich geändert', sold({ price: 1390, isPriceHidden: true })],
    ['Heißt jetzt „Schnitzel“', sold({ name: 'Schnitzel' })],
    ['Die Beschreibung hat sich geändert', sold({ description: 'Vom Schwein' })],
    ['Das Produkt ist in dieser Einheit nicht erhältlich.', sold({ unit: 'serving' })],
    [
      'Diese Menge ist nicht möglich. Die nächste mögliche Menge ist 1\u00a0Stück.',
      sold({ maximumQuantity: 1 }),
    ],
  ])('says „%s" with %j', (text, changes) => {
    expect(textOf(changes)).toBe(text)
  })

  it('is judged by when the goods are wanted', () => {
    const changes = sold({ soldOutUntil: '2026-11-23T17:00:00Z' })

    expect(textOf(changes)).toBe('Ausverkauft')
    expect(judge(changes, line, evening)).toBeUndefined()
  })

  it('is not gone when only the menu of that time does without it', () => {
    const menus = [menu(), menu({ id: 'evening', availableFrom: '2026-11-23T17:00:00Z', catalog: [] })]

    expect(textOf({ menus }, line, evening)).toBe('Zu dieser Zeit nicht erhältlich')
  })

  it('names an option that is gone, and an option that costs something else', () => {
    const ordered = storedCartLine(largePizza(), pizza())
    const sizes = (large: number) =>
      pizza({
        config: {
          parts: [
            part('size', 'select', { optional: false, options: [option('large', 'overwrite', large)] }),
          ],
        },
      })
    const without = pizza({
      config: { parts: [part('size', 'select', { options: [option('normal', 'add', 0)] })] },
    })

    expect(textOf({ products: [without] }, ordered)).toBe('Option nicht mehr verfügbar')

    const bare: StoredCartLine = storedCartLine(
      { ...largePizza(), parts: [{ part: 'size', options: ['large'] }] },
      sizes(1300),
    )
    expect(textOf({ products: [sizes(1300)] }, bare)).toBeUndefined()
    expect(textOf({ products: [sizes(1400)] }, bare)).toBe('Neuer Preis: 14,00\u00a0€ statt 13,00\u00a0€')
    expect(migrateCart({ items: [bare], products: [sizes(1400)] }).removed).toEqual([
      { name: 'Pizza', reason: 'price-changed' },
    ])
  })

  it('says nothing of a price that its option takes the place of', () => {
    const ordered = storedCartLine(largePizza(), pizza())

    expect(judge({ products: [pizza({ price: 990 })] }, ordered)).toBeUndefined()
  })

  it('may be agreed to only when it can then be ordered', () => {
    const agreeable = (changes: Partial<ProductView>) => {
      const problem = judge(sold(changes))
      return problem && isAgreeable(problem)
    }

    expect(agreeable({ price: 1390 })).toBe(true)
    expect(agreeable({ name: 'Schnitzel' })).toBe(true)
    expect(agreeable({ price: 1390, maximumQuantity: 1 })).toBe(false)
    expect(agreeable({ price: 1390, soldOutUntil: '2026-11-23T20:00:00Z' })).toBe(false)
  })

  it('of a cart from before unit prices were remembered goes by the price of the product alone', () => {
    const { unitPrice: _, ...remembered } = line.remembered

    expect(removalReason({ ...line, remembered }, product())).toBeNull()
    expect(textOf(sold({ price: 1390 }), { ...line, remembered })).toBe('Der Preis hat sich geändert')
  })
})

test('browser and server agree on which lines can be ordered', () => {
  const shop = branchShop({
    branch: branch(),
    menus: [menu({ catalog: [{ category: 'mains', products: menuOfTheDay.map(({ id }) => id) }] })],
    products: menuOfTheDay,
  })

  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 6 }), fc.nat(3), (items, step) => {
      const products = menuOfTheDay.map((each, index) =>
        index === step ? { ...each, soldOutUntil: '2026-11-23T20:00:00Z' } : each,
      )
      const fresh = { ...shop, products }
      const lines = items.flatMap((item) => {
        const sold = menuOfTheDay.find(({ id }) => id === item.product)
        return sold ? [storedCartLine(item, sold)] : []
      })
      const problems = lineProblems({ shop: fresh, items: lines, at: now, now })
      const request = {
        isDelivery: false,
        isDineIn: false,
        deliveryArea: '',
        appointmentDate: null,
        donatee: null,
      }
      const priced = priceOrder({ shop: fresh, request: { ...request, items: lines }, now })
      const refused = priced.ok ? [] : priced.problems.map(({ field }) => Number(field.split('.')[1]))

      expect([...new Set(refused)]).toEqual(
        lines.flatMap((each, index) => (problems.has(each) ? [index] : [])),
      )
    }),
  )
})
