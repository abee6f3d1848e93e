import { describe, expect, it } from 'vitest'

import { welchP, withoutOutliers } from './welch.ts'

/** Times around a mean, spread evenly by a tenth of it to both sides. */
const timesAround = (mean: number, count = 1_000) =>
  Array.from({ length: count }, (_, index) => mean * (0.9 + (0.2 * ((index * 617) % count)) / count))

describe('two samples', () => {
  it('that are alike cannot be told apart', () => {
    expect(welchP(timesAround(5), timesAround(5))).toBeCloseTo(1, 5)
    expect(welchP([3, 3, 3], [3, 3, 3])).toBe(1)
  })

  it('are told apart when one takes a fiftieth longer', () => {
    expect(welchP(timesAround(5), timesAround(5.1))).toBeLessThan(0.000_1)
    expect(welchP([3, 3, 3], [4, 4, 4])).toBe(0)
  })

  it('differ as the tables of the normal distribution say', () => {
    // The difference of two means of a thousand values each has a variance of 1/500.
    expect(welchP(normalAt(0), normalAt(1.96 / Math.sqrt(500)))).toBeCloseTo(0.05, 3)
    expect(welchP(normalAt(0), normalAt(2.576 / Math.sqrt(500)))).toBeCloseTo(0.01, 3)
  })

  it('are compared without a pause of the machine', () => {
    const paused = [...timesAround(5), 4_000]

    expect(withoutOutliers(paused, timesAround(5))[0]).not.toContain(4_000)
  })
})

/** A thousand values with this mean and a variance of one. */
function normalAt(mean: number): number[] {
  const unit = Math.sqrt(999 / 1_000)
  return Array.from({ length: 1_000 }, (_, index) => mean + (index % 2 === 0 ? unit : -unit))
}
