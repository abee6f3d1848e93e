import fc from 'fast-check'
import { expect, test } from 'vitest'

import { calculationModels } from '../catalogue/product.contract.ts'
import { holdsHiddenPrice, shownPrice, shownTotal } from './shown-price.ts'

const anyMoney = fc.record({
  cents: fc.integer({ min: 0, max: 1_000_000 }),
  model: fc.constantFrom(...calculationModels),
  isEstimated: fc.boolean(),
})

test.each([
  [{ cents: 1290, model: 'fixed', isPriceHidden: false }, '12,90\u00a0€'],
  [{ cents: 1290, model: 'approximate' }, 'ca.\u00a012,90\u00a0€'],
  [{ cents: 1290, model: 'fixed', isPriceHidden: true }, 'Preis auf Anfrage'],
] as const)('of the line %j guests read %s', (line, text) => {
  expect(shownPrice(line)).toBe(text)
})

test.each([
  [{ cents: 1290, isPriceHidden: false, isEstimated: false }, '12,90\u00a0CHF'],
  [{ cents: 1290, isPriceHidden: false, isEstimated: true }, 'ca.\u00a012,90\u00a0CHF'],
  [{ cents: 1290, isPriceHidden: true, isEstimated: true }, 'Preis auf Anfrage'],
])('of the sum %j guests read %s', (sum, text) => {
  expect(shownTotal(sum, 'CHF')).toBe(text)
})

test('a sum is kept back as soon as one of its lines is, and orders of earlier versions keep nothing back', () => {
  expect(holdsHiddenPrice([])).toBe(false)
  expect(holdsHiddenPrice([{}, { isPriceHidden: false }])).toBe(false)
  expect(holdsHiddenPrice([{}, { isPriceHidden: true }])).toBe(true)
})

test('no figure comes through, whatever is hidden', () => {
  fc.assert(
    fc.property(anyMoney, (money) => {
      const hidden = { ...money, isPriceHidden: true }

      expect(shownPrice(hidden)).not.toMatch(/\d/)
      expect(shownTotal(hidden)).not.toMatch(/\d/)
    }),
  )
})
