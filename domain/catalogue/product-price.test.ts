import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isEstimated, lineGrossCents, priceLabel, unitPriceCents } from './product-configuration.ts'
import { option, part, pizza, product, roast } from './shop.fixture.ts'

const normal = [{ part: 'size', options: ['normal'] }]

describe('the configured price', () => {
  const chosen = (...options: string[]) => [{ part: 'p', options }]
  const configured = (...options: ReturnType<typeof option>[]) =>
    product({ type: 'configurable', price: 1000, config: { parts: [part('p', 'multiselect', { options })] } })

  test.each([
    ['nothing', [], 950],
    ['an added option', ['ham'], 1100],
    ['a subtracted one', ['no-cheese'], 900],
    ['several', ['ham', 'olives', 'no-cheese'], 1150],
    ['an unknown one', ['gold'], 950],
  ])('with %s chosen', (_, toppings, price) => {
    expect(unitPriceCents(pizza(), [...normal, { part: 'toppings', options: toppings }], 'piece')).toBe(price)
  })

  test('an overwrite drops what came before it in the list and keeps what follows', () => {
    const shop = configured(
      option('before', 'add', 500),
      option('fixed', 'overwrite', 700),
      option('after', 'add', 30),
    )

    expect(unitPriceCents(shop, chosen('before', 'fixed', 'after'), 'piece')).toBe(730)
    expect(unitPriceCents(shop, chosen('before', 'after'), 'piece')).toBe(1530)
  })

  test('follows the order of the parts, too', () => {
    const parts = [
      { part: 'toppings', options: ['ham'] },
      { part: 'size', options: ['large'] },
    ]

    expect(unitPriceCents(pizza(), parts, 'piece')).toBe(1450)
  })

  test('never falls below 0, looking at the end only', () => {
    const shop = configured(option('less', 'subtract', 1500), option('more', 'add', 700))

    expect(unitPriceCents(shop, chosen('less'), 'piece')).toBe(0)
    expect(unitPriceCents(shop, chosen('less', 'more'), 'piece')).toBe(200)
  })

  test('ignores options of a part that is no choice', () => {
    const shop = product({
      type: 'configurable',
      config: { parts: [part('p', 'text', { options: [option('x', 'add', 500)] })] },
    })

    expect(unitPriceCents(shop, chosen('x'), 'piece')).toBe(1290)
  })

  test('does not depend on the order in which options were chosen', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(['ham', 'olives', 'no-cheese']), (toppings) => {
        const sorted = toppings.toSorted()

        expect(unitPriceCents(pizza(), [{ part: 'toppings', options: toppings }], 'piece')).toBe(
          unitPriceCents(pizza(), [{ part: 'toppings', options: sorted }], 'piece'),
        )
      }),
    )
  })
})

describe('the price of a line', () => {
  test.each([
    [1, 'kilogram', 2490],
    [0.35, 'kilogram', 872],
    [350, 'gram', 872],
    [35, 'decagram', 872],
    [1, 'piece', 623],
    [3, 'piece', 1868],
    [0.1, 'kilogram', 249],
    [1, 'liter', 0],
  ] as const)('%d %s of roast', (amount, unit, gross) => {
    expect(lineGrossCents(roast(), { amount, unit, parts: [] })).toBe(gross)
  })

  test('is rounded once, not per unit', () => {
    expect(unitPriceCents(roast(), [], 'gram')).toBe(2)
    expect(unitPriceCents(roast(), [], 'piece')).toBe(623)
    expect(lineGrossCents(roast(), { amount: 1000, unit: 'gram', parts: [] })).toBe(2490)
  })

  test('is the options’ price times the amount', () => {
    const parts = [
      { part: 'size', options: ['large'] },
      { part: 'toppings', options: ['ham'] },
    ]

    expect(lineGrossCents(pizza(), { amount: 3, unit: 'piece', parts })).toBe(4350)
  })

  test('is the same for any amount and unit when it is flat', () => {
    const flat = roast({ pricing: 'flat' })

    expect(lineGrossCents(flat, { amount: 4, unit: 'kilogram', parts: [] })).toBe(2490)
    expect(lineGrossCents(flat, { amount: 4, unit: 'piece', parts: [] })).toBe(2490)
    expect(unitPriceCents(flat, [], 'gram')).toBe(2490)
    expect(lineGrossCents(flat, { amount: 4, unit: 'liter', parts: [] })).toBe(0)
  })

  test('of whole pieces is exact', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 1000 }),
        (price, amount) => {
          expect(lineGrossCents(product({ price }), { amount, unit: 'piece', parts: [] })).toBe(
            price * amount,
          )
        },
      ),
    )
  })

  test('is within half a cent of the exact one, in any unit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (price, grams) => {
          const gross = lineGrossCents(roast({ price }), { amount: grams, unit: 'gram', parts: [] })

          expect(Math.abs(gross * 1000 - price * grams)).toBeLessThanOrEqual(500)
          expect(gross).toBe(
            lineGrossCents(roast({ price }), { amount: grams / 1000, unit: 'kilogram', parts: [] }),
          )
        },
      ),
    )
  })
})

describe('an estimate', () => {
  test('is a price that depends on what is weighed', () => {
    expect(isEstimated(product(), 'piece')).toBe(false)
    expect(isEstimated(roast(), 'kilogram')).toBe(true)
    expect(isEstimated(roast(), 'gram')).toBe(true)
    expect(isEstimated(roast({ calculationModel: 'fixed' }), 'piece')).toBe(true)
    expect(isEstimated(roast({ calculationModel: 'fixed' }), 'kilogram')).toBe(false)
    expect(isEstimated(roast({ calculationModel: 'fixed' }), 'liter')).toBe(false)
  })

  test.each([
    ['fixed', '12,90 €'],
    ['approximate', 'ca. 12,90 €'],
    ['minimum', 'ab 12,90 €'],
  ] as const)('%s is labelled „%s“', (model, text) => {
    expect(priceLabel(1290, model)).toBe(text.replaceAll(' ', '\u00a0'))
  })

  test('is labelled in the shop’s currency', () => {
    expect(priceLabel(1290, 'minimum', 'CHF')).toBe('ab\u00a012,90\u00a0CHF')
  })
})
