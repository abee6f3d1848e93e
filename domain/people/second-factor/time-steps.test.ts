import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { openSteps, stepSeconds, timeStep } from './time-steps.ts'

const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000)

describe('the codes of an app', () => {
  it.each([
    [59, 1],
    [1_111_111_109, 37_037_036],
    [20_000_000_000, 666_666_666],
  ])('of second %i are those of step %i, as in RFC 6238', (seconds, step) => {
    expect(timeStep(at(seconds))).toBe(step)
  })

  it('are taken for one step before and one after the clock', () => {
    expect(openSteps(at(100 * stepSeconds), 0)).toEqual([99, 100, 101])
    expect(openSteps(at(100 * stepSeconds + 29.999), 0)).toEqual([99, 100, 101])
  })

  it('are never taken again, nor any that was shown earlier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4e9 }), fc.integer({ min: -3, max: 3 }), (seconds, ahead) => {
        const used = timeStep(at(seconds)) + ahead

        expect(openSteps(at(seconds), used).every((step) => step > used)).toBe(true)
      }),
    )
  })
})
