import fc from 'fast-check'
import { expect, it } from 'vitest'

import { clockOffset } from './house-clock.ts'

const ms = fc.integer({ min: 0, max: 2e12 })
const wayMs = fc.integer({ min: 0, max: 60_000 })

it('a device whose clock is right is left alone, however slow the line is', () => {
  fc.assert(
    fc.property(ms, wayMs, wayMs, (askedAt, there, back) => {
      expect(clockOffset(askedAt + there, { askedAt, heardAt: askedAt + there + back })).toBe(0)
    }),
  )
})

it('a device whose clock is wrong is put right to within the way of the answer', () => {
  const wrongMs = fc.integer({ min: 200_000, max: 1e10 })
  fc.assert(
    fc.property(ms, wayMs, wayMs, wrongMs, fc.boolean(), (asked, there, back, by, isFast) => {
      const wrong = isFast ? by : -by
      const seen = { askedAt: asked + wrong, heardAt: asked + wrong + there + back }
      expect(Math.abs(clockOffset(asked + there, seen) + wrong)).toBeLessThanOrEqual((there + back) / 2 + 1)
    }),
  )
})
