import { expect, it } from 'vitest'

import { shownReviews } from './shown-reviews.ts'

it.each([
  [{ count: 3, sum: 14 }, '4,7', 47],
  [{ count: 20, sum: 91 }, '4,6', 46],
  [{ count: 1, sum: 1 }, '1,0', 10],
])('of %j the mean is %s', (all, average, averageTenths) => {
  expect(shownReviews(all, [])).toEqual({ average, averageTenths, count: all.count, reviews: [] })
})

it('nobody has said anything, so there is no mean', () => {
  expect(shownReviews({ count: 0, sum: 0 }, [])).toBeNull()
})
