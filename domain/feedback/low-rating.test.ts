import { expect, it } from 'vitest'

import { lowestOf, lowRatingLimit } from './low-rating.ts'

it.each([
  [{ rating: 5, foodRating: 5, serviceRating: 5, processRating: 5 }, 5, false],
  [{ rating: 5, foodRating: 3, serviceRating: 4, processRating: 5 }, 3, false],
  [{ rating: 4, foodRating: 5, serviceRating: 2, processRating: 5 }, 2, true],
  [{ rating: 1, foodRating: 1, serviceRating: 1, processRating: 1 }, 1, true],
])('the worst of %o is %i', (ratings, lowest, isLow) => {
  expect(lowestOf(ratings)).toBe(lowest)
  expect(lowest < lowRatingLimit).toBe(isLow)
})
