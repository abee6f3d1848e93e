import { describe, expect, test } from 'vitest'

import { branchShop, category, menu, pizza, product, roast } from '../catalogue/shop.fixture.ts'
import type { CartItem } from './order.contract.ts'
import { codes, hamPizza, price, threeSteaks, twoSchnitzel } from './order-pricing.fixture.ts'
import { pricingErrors } from './order-pricing.texts.ts'
import { maximumOrderCents } from './order-pricing.ts'

describe('an order is refused', () => {
  test('with an empty cart', () => {
    expect(codes({ items: [] })).toEqual(['items cart-empty'])
  })

  test('for a product that is unknown', () => {
    expect(codes({ items: [twoSchnitzel, { ...twoSchnitzel, product: 'gone' }] })).toEqual([
      'items.1 product-unknown',
    ])
  })

  test('for a product in no active menu', () => {
    expect(codes({}, branchShop({ menus: [] }))).toEqual(['items.0 product-unavailable'])
    expect(
      codes({}, branchShop({ menus: [menu({ catalog: [{ category: 'mains', products: ['pizza'] }] })] })),
    ).toEqual(['items.0 product-unavailable'])
  })

  test('for a product that is shown but cannot be ordered', () => {
    const greyed = product({ isEnabled: false, isVisibleWhenUnavailable: true })
    const closed = category({ isEnabled: false, isVisibleWhenUnavailable: true })

    expect(codes({}, branchShop({ products: [greyed] }))).toEqual(['items.0 product-unavailable'])
    expect(codes({}, branchShop({ categories: [closed] }))).toEqual(['items.0 product-unavailable'])
  })

  test('for amounts, units and choices that the product does not allow, all at once', () => {
    const items: CartItem[] = [
      { ...twoSchnitzel, amount: 1.5 },
      { ...threeSteaks, unit: 'liter' },
      { ...hamPizza, parts: [{ part: 'toppings', options: ['gold'] }] },
    ]

    expect(codes({ items })).toEqual([
      'items.0.amount amount-invalid',
      'items.1.unit unit-unknown',
      'items.2.parts part-required',
      'items.2.parts unknown-option',
    ])
  })

  test('for an unknown delivery area, but only when it is delivered', () => {
    expect(codes({ isDelivery: true, deliveryArea: 'Atlantis' })).toEqual([
      'deliveryArea delivery-area-unknown',
    ])
    expect(codes({ isDelivery: true, deliveryArea: '' })).toEqual(['deliveryArea delivery-area-unknown'])
    expect(codes({ deliveryArea: 'Atlantis' })).toEqual([])
  })

  test.each(['tomorrow', '2026-07-15', '2026-07-15T10:00', '2026-13-40T10:00:00Z'])(
    'for the appointment „%s“, which is no instant',
    (appointmentDate) => {
      expect(codes({ appointmentDate })).toEqual(['appointmentDate appointment-invalid'])
    },
  )

  test('beyond a total that no order reaches', () => {
    const shop = branchShop({ products: [product({ price: maximumOrderCents, maximumQuantity: 2 })] })

    expect(codes({ items: [{ ...twoSchnitzel, amount: 1 }] }, shop)).toEqual([])
    expect(codes({ items: [twoSchnitzel] }, shop)).toEqual(['items order-too-large'])
  })

  test('with the facts that a client can act on', () => {
    const facts = (...asked: Parameters<typeof price>) => {
      const priced = price(...asked)
      return priced.ok ? [] : priced.problems.map((problem) => problem.facts)
    }
    const dear = branchShop({ products: [product({ price: maximumOrderCents })] })

    expect(facts({}, branchShop({ menus: [] }))).toEqual([
      { product: 'schnitzel', name: 'Wiener Schnitzel', reason: 'product-gone' },
    ])
    expect(facts({ isDelivery: true, deliveryArea: 'Atlantis' })).toEqual([{ area: 'Atlantis' }])
    expect(facts({}, dear)).toEqual([{ maximumCents: maximumOrderCents }])
  })

  test('in German, with field, code and facts', () => {
    const priced = price({
      items: [
        { ...threeSteaks, amount: 1.5 },
        { ...twoSchnitzel, product: 'gone' },
      ],
      appointmentDate: 'x',
    })

    expect(priced.ok ? [] : pricingErrors(priced.problems)).toEqual([
      {
        field: 'appointmentDate',
        code: 'appointment-invalid',
        message: 'Bitte wählen Sie einen gültigen Termin aus.',
        data: { value: 'x' },
      },
      {
        field: 'items.0.amount',
        code: 'amount-invalid',
        message: 'Roastbeef: Diese Menge ist nicht möglich. Die nächste mögliche Menge ist 2\u00a0Stück.',
        data: {
          product: 'roast',
          name: 'Roastbeef',
          problem: { reason: 'amount-invalid', amount: 1.5, unit: 'piece', nearest: 2 },
        },
      },
      {
        field: 'items.1',
        code: 'product-unknown',
        message: 'Ein Produkt in Ihrem Warenkorb ist nicht mehr erhältlich.',
        data: { product: 'gone' },
      },
    ])
  })

  test.each([
    [{ field: 'items', code: 'cart-empty', facts: {} }, 'Keine Produkte im Warenkorb!'],
    [
      { field: 'items', code: 'order-too-large', facts: { maximumCents: 100_000 } },
      'Eine Bestellung ist nur bis 1.000,00\u00a0CHF möglich.',
    ],
    [
      { field: 'deliveryArea', code: 'delivery-area-unknown', facts: { area: 'x' } },
      'Bitte wählen Sie ein Liefergebiet aus.',
    ],
    [
      {
        field: 'items.0',
        code: 'product-unavailable',
        facts: { product: 'p', name: 'Pizza', reason: 'not-then' },
      },
      '„Pizza“ ist zum gewählten Zeitpunkt nicht erhältlich.',
    ],
    [
      {
        field: 'items.0',
        code: 'product-unavailable',
        facts: { product: 'p', name: 'Pizza', reason: 'sold-out' },
      },
      '„Pizza“ ist ausverkauft.',
    ],
    [
      {
        field: 'items.0',
        code: 'product-unavailable',
        facts: { product: 'p', name: 'Pizza', reason: 'product-gone' },
      },
      '„Pizza“ ist nicht mehr erhältlich.',
    ],
  ] as const)('with words for %o', (problem, message) => {
    expect(pricingErrors([problem], 'CHF')[0]?.message).toBe(message)
  })
})

describe('availability is judged', () => {
  const dinner = branchShop({
    products: [product({ schedule: [{ type: 'daily', from: '18:00', to: '22:00' }] }), roast()],
  })
  const lunch = branchShop({
    products: [product({ schedule: [{ type: 'daily', from: '11:00', to: '14:00' }] }), pizza()],
  })

  test('now when nothing else is said', () => {
    expect(codes({}, dinner)).toEqual(['items.0 product-unavailable'])
    expect(codes({}, lunch)).toEqual([])
  })

  test('at the appointment when one is given', () => {
    expect(codes({ appointmentDate: '2026-07-15T17:00:00Z' }, dinner)).toEqual([])
    expect(codes({ appointmentDate: '2026-07-15T17:00:00Z' }, lunch)).toEqual(['items.0 product-unavailable'])
    expect(codes({ appointmentDate: '2026-07-15T19:00:00+02:00' }, dinner)).toEqual([])
  })

  test('now when the appointment has passed', () => {
    expect(codes({ appointmentDate: '2026-07-14T17:00:00Z' }, dinner)).toEqual([
      'items.0 product-unavailable',
    ])
  })

  test('with the menu of that day and what is sold out until then', () => {
    const menus = [menu({ catalog: [] }), menu({ id: 'next', availableFrom: '2026-07-20T00:00:00Z' })]
    const shop = branchShop({ menus, products: [product({ soldOutUntil: '2026-07-21T00:00:00Z' })] })

    expect(codes({ appointmentDate: '2026-07-19T10:00:00Z' }, shop)).toEqual(['items.0 product-unavailable'])
    expect(codes({ appointmentDate: '2026-07-20T10:00:00Z' }, shop)).toEqual(['items.0 product-unavailable'])
    expect(codes({ appointmentDate: '2026-07-21T10:00:00Z' }, shop)).toEqual([])
  })

  test('and says what is sold out apart from what is not to be had then', () => {
    const soldOut = branchShop({ products: [product({ soldOutUntil: '2026-07-21T00:00:00Z' })] })
    const reasonIn = (shop: typeof soldOut) => {
      const priced = price({}, shop)
      return priced.ok ? [] : priced.problems.map(({ facts }) => 'reason' in facts && facts.reason)
    }

    expect(reasonIn(soldOut)).toEqual(['sold-out'])
    expect(reasonIn(dinner)).toEqual(['not-then'])
    expect(reasonIn(branchShop({ menus: [] }))).toEqual(['product-gone'])
  })
})
