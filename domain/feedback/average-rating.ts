import { Fraction } from '../money/fraction.ts'

/** The mean of all ratings, to two decimals, half away from zero; null when nothing was rated. */
export function averageRating(answers: readonly { rating: number | null }[]): number | null {
  const ratings = answers.map(({ rating }) => rating).filter((rating) => rating !== null)
  if (ratings.length === 0) return null

  const sum = ratings.reduce((total, rating) => total.plus(rating), Fraction.of(0))
  return Number(sum.dividedBy(ratings.length).toFixed(2))
}
