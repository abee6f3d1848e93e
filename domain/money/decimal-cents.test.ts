import fc from 'fast-check'
import { expect, it } from 'vitest'

import { centsOf, decimalOf } from './decimal-cents.ts'

it.each([
  [0, '0.00'],
  [5, '0.05'],
  [1290, '12.90'],
  [99_999_999, '999999.99'],
])('%i cents are %s', (cents, decimal) => {
  expect(decimalOf(cents)).toBe(decimal)
  expect(centsOf(decimal)).toBe(cents)
})

it('is exact there and back', () => {
  fc.assert(fc.property(fc.nat(10 ** 10), (cents) => centsOf(decimalOf(cents)) === cents))
})

it.each(['12,90', '12.9', '-1.00', '1e3', '', '12.900', ' 1.00'])('“%s” is no amount', (decimal) => {
  expect(centsOf(decimal)).toBeNull()
})
