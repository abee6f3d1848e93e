import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { orderStatuses } from '../ordering/order-terms.ts'
import { missingRatings, type ReviewRating, reviewRatings, reviewStop } from './order-review.ts'
import { ratings } from './rating.ts'

const inFull = { rating: 5, foodRating: 4, serviceRating: 1, processRating: 3 }
const on = { enablePluginOrderReviews: true }

describe('a review', () => {
  it.each<[Partial<Record<ReviewRating, number>>, ReviewRating[]]>([
    [{}, ['rating', 'foodRating', 'serviceRating', 'processRating']],
    [{ rating: 5, serviceRating: 2 }, ['foodRating', 'processRating']],
    [{ ...inFull, rating: 0 }, ['rating']],
    [{ ...inFull, foodRating: 6 }, ['foodRating']],
    [{ ...inFull, processRating: 2.5 }, ['processRating']],
    [inFull, []],
  ])('with %j lacks %j', (given, missing) => {
    expect(missingRatings(given)).toEqual(missing)
  })

  it('is complete with any four ratings from 1 to 5', () => {
    const rating = fc.constantFrom(...ratings)
    fc.assert(
      fc.property(fc.tuple(rating, rating, rating, rating), (given) => {
        const named = Object.fromEntries(reviewRatings.map((name, index) => [name, given[index]]))

        expect(missingRatings(named)).toEqual([])
      }),
    )
  })
})

describe('whether an order may be reviewed', () => {
  it.each(orderStatuses)('once it is %s', (status) => {
    const stop = status === 'completed' ? null : 'not-completed'

    expect(reviewStop({ status, questionnaireRating: null }, on)).toBe(stop)
  })

  it('is settled once it was, and where the shop asks nobody', () => {
    expect(reviewStop({ status: 'completed', questionnaireRating: 1 }, on)).toBe('already-reviewed')
    for (const enablePluginOrderReviews of [false, null, undefined]) {
      expect(
        reviewStop({ status: 'completed', questionnaireRating: null }, { enablePluginOrderReviews }),
      ).toBe('switched-off')
    }
  })
})
