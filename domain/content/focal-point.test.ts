import fc from 'fast-check'
import { expect, it } from 'vitest'

import { focalStep } from './focal-point.ts'

it.each([
  [50, undefined],
  [54.9, undefined],
  [null, undefined],
  [0, 0],
  [12, 10],
  [88, 90],
  [140, 100],
])('a point at %s is kept in sight at %s', (percent, step) => {
  expect(focalStep(percent)).toBe(step)
})

it('is one of the steps that pages have a style for, and never more than five percent off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (percent) => {
      const step = focalStep(percent) ?? 50
      expect(step % 10).toBe(0)
      expect(Math.abs(step - percent)).toBeLessThanOrEqual(5)
    }),
  )
})
