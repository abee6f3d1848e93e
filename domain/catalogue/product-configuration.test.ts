import { describe, expect, test } from 'vitest'

import {
  configurationProblems,
  defaultItem,
  isPartValid,
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
    expect(configurationProblems(pizza(), normal, 1, 'piece')).toHaveLength(0)
    expect(configurationProblems(pizza(), [], 1, 'piece')).not.toHaveLength(0)
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
