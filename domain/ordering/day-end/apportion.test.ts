import fc from 'fast-check'
import { expect, it } from 'vitest'

import { apportion } from './apportion.ts'

it.each<[number, number[], number[]]>([
  [1000, [500, 500], [500, 500]],
  [1000, [1, 1, 1], [334, 333, 333]],
  [-1000, [1, 1, 1], [-334, -333, -333]],
  [1, [100, 300], [0, 1]],
  [0, [100, 300], [0, 0]],
  [2, [0, 300], [0, 2]],
  // More than there are shares of, as where a price fell after it was paid.
  [450, [100, 200], [150, 300]],
])('%i by %j is %j', (cents, shares, parts) => {
  expect(apportion(cents, shares)).toEqual(parts)
})

it('adds up to the cent, gives nobody more than a cent too much, and gives all of it back', () => {
  const money = fc.integer({ min: -100_000_000, max: 100_000_000 })
  const shares = fc
    .array(fc.nat({ max: 100_000_000 }), { minLength: 1, maxLength: 6 })
    .filter((drawn) => drawn.some((share) => share > 0))
  fc.assert(
    fc.property(money, shares, (cents, drawn) => {
      const whole = drawn.reduce((sum, share) => sum + share, 0)
      const parts = apportion(cents, drawn)
      const isNear = parts.every(
        (part, index) => Math.abs(part - (cents * (drawn[index] ?? 0)) / whole) < 1.001,
      )

      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents)
      expect(isNear).toBe(true)
      expect(apportion(whole, drawn)).toEqual(drawn)
    }),
  )
})

it('has nothing to go by where nothing has a share', () => {
  expect(() => apportion(100, [0, 0])).toThrow(RangeError)
})
