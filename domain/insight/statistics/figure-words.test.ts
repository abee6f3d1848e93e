import { expect, it } from 'vitest'

import { changeOf, comparisonOf, estimateWords, figureText } from './figure-words.ts'

it.each([
  [12_345, 'count', '12.345'],
  [1234, 'count', '1.234'],
  [0, 'count', '0'],
  [1_234_590, 'cents', '12.345,90 €'],
  [7385, 'minutes', '123:05 Std.'],
  [65, 'seconds', '1:05 Min.'],
  [12.34, 'percent', '12,3 %'],
  [null, 'cents', '–'],
  [undefined, 'count', '–'],
] as const)('%s %s is read as %s', (value, unit, text) => {
  expect(figureText(value, unit).replaceAll(/[\u{a0}\u{202f}]/gu, ' ')).toBe(text)
})

it.each([
  [120, 100, '+20 %', 'up'],
  [80, 100, '−20 %', 'down'],
  [100, 100, '±0 %', 'same'],
  [1001, 1000, '±0 %', 'up'],
  [1099, 100, '+999 %', 'up'],
] as const)('from %i to %i is said with its sign', (now, before, text, direction) => {
  expect(changeOf(now, before)).toEqual({ text, direction })
})

it('where there was nothing there is no change', () => {
  expect(changeOf(5, 0)).toBeNull()
  expect(changeOf(5, undefined)).toBeNull()
  expect(changeOf(null, 5)).toBeNull()
  // Next to nothing tells as little.
  expect(changeOf(1_200_000, 100)).toBeNull()
})

it('an estimate says how far it is off', () => {
  expect(estimateWords(0.016)).toBe('Geschätzt, in zwei von drei Fällen höchstens 1,6 % daneben')
})

const compared = (total: object, before: object) =>
  comparisonOf(
    {
      total,
      compared: { from: '2025-11-01', to: '2025-11-30', total: before },
      measures: [{ key: 'orders', label: 'Bestellungen', unit: 'count', isAdditive: true }],
    },
    'orders',
    'im Vorjahr',
  )

it('a total is told beside what it was, and where nothing at all was counted then, that is said', () => {
  expect(compared({ orders: 12 }, { orders: 10, gross: 5 })).toEqual({
    change: '+20 %',
    before: 'im Vorjahr 10',
  })
  expect(compared({ orders: 12 }, { orders: 0, gross: 5 })).toEqual({ change: null, before: 'im Vorjahr 0' })
  expect(compared({ orders: 12 }, { orders: 0, gross: 0, average: null })).toEqual({
    change: null,
    before: 'keine Zahlen im Vorjahr',
  })
  expect(compared({ orders: 5565 }, { orders: 9 })).toEqual({
    change: null,
    before: 'kaum Zahlen im Vorjahr: 9',
  })
  expect(compared({ orders: 12 }, { gross: 5 })).toBeNull()
})
