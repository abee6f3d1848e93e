import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'

import {
  configurationProblems,
  defaultItem,
  isConfigurationValid,
  isEstimated,
  isPartValid,
  lineGrossCents,
  priceLabel,
  toggleOption,
  unitPriceCents,
  withChosenPart,
} from './product-configuration.ts'
import { configurationProblemText } from './product-configuration.texts.ts'
import { option, part, pizza, product, roast } from './shop.fixture.ts'

const normal = [{ part: 'size', options: ['normal'] }]

describe('an item is valid', () => {
  test('when its amount is allowed and every part passes', () => {
    expect(configurationProblems(pizza(), normal, 1, 'piece')).toEqual([])
    expect(isConfigurationValid(pizza(), normal, 1, 'piece')).toBe(true)
    expect(isConfigurationValid(pizza(), [], 1, 'piece')).toBe(false)
  })

  test('only with a positive amount that is one of the steps', () => {
    expect(configurationProblems(product(), [], 0, 'piece')).toEqual([
      { reason: 'amount-invalid', amount: 0, unit: 'piece', nearest: 0 },
    ])
    expect(configurationProblems(roast(), [], 0.12, 'kilogram')).toEqual([
      { reason: 'amount-invalid', amount: 0.12, unit: 'kilogram', nearest: 0.1 },
    ])
    expect(configurationProblems(roast(), [], 150, 'gram')).toEqual([])
  })

  test('only in a unit it is sold in', () => {
    expect(configurationProblems(product(), [], 1, 'liter')).toEqual([
      { reason: 'unit-unknown', unit: 'liter' },
    ])
  })

  test('and all problems are named at once', () => {
    const parts = [
      { part: 'toppings', options: ['ham', 'gold'] },
      { part: 'sauce', options: ['x'] },
      { part: 'toppings', options: [] },
    ]

    expect(configurationProblems(pizza(), parts, 0.5, 'piece')).toEqual([
      { reason: 'amount-invalid', amount: 0.5, unit: 'piece', nearest: 1 },
      { reason: 'unknown-part', part: 'sauce' },
      { reason: 'part-repeated', part: 'toppings' },
      { reason: 'part-required', part: 'size', name: 'Teil size', type: 'select' },
      { reason: 'unknown-option', part: 'toppings', option: 'gold' },
    ])
  })

  test('without its parts when it is not configurable', () => {
    const plain = pizza({ type: 'normal' })

    expect(configurationProblems(plain, [], 1, 'piece')).toEqual([])
    expect(configurationProblems(plain, normal, 1, 'piece')).toEqual([
      { reason: 'unknown-part', part: 'size' },
    ])
    expect(unitPriceCents(plain, [{ part: 'size', options: ['large'] }], 'piece')).toBe(950)
  })

  test('step by step, one part at a time', () => {
    const size = part('size', 'select', { optional: false, options: [option('normal', 'add', 0)] })

    expect(isPartValid(size, [])).toBe(false)
    expect(isPartValid(size, normal)).toBe(true)
  })
})

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

  test.prop([fc.shuffledSubarray(['ham', 'olives', 'no-cheese'])])(
    'does not depend on the order in which options were chosen',
    (toppings) => {
      const sorted = toppings.toSorted()

      expect(unitPriceCents(pizza(), [{ part: 'toppings', options: toppings }], 'piece')).toBe(
        unitPriceCents(pizza(), [{ part: 'toppings', options: sorted }], 'piece'),
      )
    },
  )
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

  test.prop([fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 1000 })])(
    'of whole pieces is exact',
    (price, amount) => {
      expect(lineGrossCents(product({ price }), { amount, unit: 'piece', parts: [] })).toBe(price * amount)
    },
  )

  test.prop([fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 100_000 })])(
    'is within half a cent of the exact one, in any unit',
    (price, grams) => {
      const gross = lineGrossCents(roast({ price }), { amount: grams, unit: 'gram', parts: [] })

      expect(Math.abs(gross * 1000 - price * grams)).toBeLessThanOrEqual(500)
      expect(gross).toBe(
        lineGrossCents(roast({ price }), { amount: grams / 1000, unit: 'kilogram', parts: [] }),
      )
    },
  )
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

describe('choosing an option', () => {
  const options = [option('a', 'add', 0), option('b', 'add', 0)]
  const optional = part('p', 'select', { options })
  const required = part('p', 'select', { options, optional: false })
  const multiple = part('p', 'multiselect', { options, optional: false })

  test.each([
    ['replaces in a select', optional, ['a'], 'b', ['b']],
    ['again clears an optional select', optional, ['a'], 'a', []],
    ['again keeps a required select', required, ['a'], 'a', ['a']],
    ['the first time sets a select', required, [], 'a', ['a']],
    ['adds to a multiselect in list order', multiple, ['b'], 'a', ['a', 'b']],
    ['again takes it out of a multiselect', multiple, ['a', 'b'], 'a', ['b']],
    ['may empty even a required multiselect', multiple, ['a'], 'a', []],
    ['that does not exist adds nothing', multiple, ['a'], 'c', ['a']],
  ])('%s', (_, where, chosen, clicked, after) => {
    expect(toggleOption(where, chosen, clicked)).toEqual(after)
  })

  test('replaces what was chosen for its part only', () => {
    const parts = [
      { part: 'p', options: ['a'] },
      { part: 'q', text: 'x' },
    ]

    expect(withChosenPart(parts, { part: 'p', options: ['b'] })).toEqual([
      { part: 'q', text: 'x' },
      { part: 'p', options: ['b'] },
    ])
  })
})

describe('a guest starts', () => {
  test.each([
    ['with one piece', product(), 1, 'piece'],
    ['with the default quantity', product({ defaultQuantity: 3 }), 3, 'piece'],
    ['at the minimum', product({ minimumQuantity: 5 }), 5, 'piece'],
    ['at the maximum when one is too many', roast({ maximumQuantity: 0.5 }), 0.5, 'kilogram'],
    ['in the default unit', roast({ defaultUnit: 'piece', defaultQuantity: 2 }), 2, 'piece'],
    [
      'in the default unit of the same type',
      roast({ defaultUnit: 'gram', defaultQuantity: 230 }),
      250,
      'gram',
    ],
    ['in the own unit when the default is not sold', roast({ defaultUnit: 'liter' }), 1, 'kilogram'],
    [
      'with one step when one of the unit is less',
      product({ unit: 'gram', quantityStepSize: 50 }),
      50,
      'gram',
    ],
    ['with one when the default is 0', product({ defaultQuantity: 0 }), 1, 'piece'],
  ] as const)('%s', (_, shown, amount, unit) => {
    expect(defaultItem(shown)).toEqual({ product: shown.id, amount, unit, parts: [] })
    expect(configurationProblems(shown, [], amount, unit)).toEqual([])
  })
})

test.each([
  [{ reason: 'amount-invalid', amount: 0, unit: 'piece', nearest: 0 }, 'Menge größer als 0'],
  [{ reason: 'amount-invalid', amount: 0.12, unit: 'kilogram', nearest: 0.1 }, '0,1\u00a0kg'],
  [{ reason: 'unit-unknown', unit: 'liter' }, 'Einheit'],
  [{ reason: 'part-required', part: 'p', name: 'Größe', type: 'select' }, 'bei „Größe“ eine Auswahl'],
  [{ reason: 'part-required', part: 'p', name: 'Gruß', type: 'text' }, 'füllen Sie „Gruß“ aus'],
  [{ reason: 'part-required', part: 'p', name: 'Foto', type: 'image' }, 'ein Bild'],
  [{ reason: 'part-required', part: 'p', name: 'Plan', type: 'files' }, 'eine Datei'],
  [{ reason: 'unknown-option', part: 'p', option: 'o' }, 'nicht mehr verfügbar'],
  [{ reason: 'unknown-part', part: 'p' }, 'nicht mehr verfügbar'],
  [{ reason: 'part-repeated', part: 'p' }, 'doppelt'],
  [{ reason: 'too-many-options', part: 'p', name: 'Größe', maximum: 1 }, 'nur eine Option'],
  [{ reason: 'too-many-options', part: 'p', name: 'Belag', maximum: 3 }, 'höchstens 3 Optionen'],
  [{ reason: 'too-many-uploads', part: 'p', name: 'Foto', maximum: 1 }, 'nur eine Datei'],
] as const)('a guest is told in German about %o', (problem, words) => {
  expect(configurationProblemText(problem)).toContain(words)
})
