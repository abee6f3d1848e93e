import { type AllRatings, reviewRatings } from './order-review.ts'

/** Ratings below this want somebody to look: three of five is neither good nor bad. Source: decision 83. */
export const lowRatingLimit = 3

/** The worst that a guest has said of an order. */
export const lowestOf = (ratings: AllRatings): number =>
  Math.min(...reviewRatings.map((name) => ratings[name]))
