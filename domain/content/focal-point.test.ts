import fc from 'fast-check'
import { expect, it } from 'vitest'

import { focalStep } from './focal-point.ts'

it.each([
  [50, undefined],
  [50.4, undefined],
  [null, undefined],
  [0, 0],
  [12, 12],
  [87.6, 88],
  [54.9, 55],
  [140, 100],
])('a point at %s is kept in sight at %s', (percent, step) => {
  expect(focalStep(percent)).toBe(step)
})

it('is one of the steps that pages have a style for, and never more than half a percent off', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (percent) => {
      const step = focalStep(percent) ?? 50
      expect(Number.isInteger(step)).toBe(true)
      expect(Math.abs(step - percent)).toBeLessThanOrEqual(0.5)
    }),
  )
})
