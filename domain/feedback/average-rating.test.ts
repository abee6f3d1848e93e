import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { averageRating } from './average-rating.ts'

describe('the average rating', () => {
  it.each([
    [[], null],
    [[null], null],
    [[5, 2, null], 3.5],
    [[5, 5, 4], 4.67],
    [[1, 2, 2], 1.67],
  ])('of %j is %s', (ratings, average) => {
    expect(averageRating(ratings.map((rating) => ({ rating })))).toBe(average)
  })

  it('lies between the lowest and the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const average = averageRating(ratings.map((rating) => ({ rating })))

        expect(average).toBeGreaterThanOrEqual(Math.min(...ratings))
        expect(average).toBeLessThanOrEqual(Math.max(...ratings))
      }),
    )
  })
})
