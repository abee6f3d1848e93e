import Big from 'big.js'

/** The mean of all ratings, to two decimals, half away from zero; null when nothing was rated. */
export function averageRating(answers: readonly { rating: number | null }[]): number | null {
  const ratings = answers.map(({ rating }) => rating).filter((rating) => rating !== null)
  if (ratings.length === 0) return null

  const sum = ratings.reduce((total, rating) => total.plus(rating), new Big(0))
  return sum.div(ratings.length).round(2, Big.roundHalfUp).toNumber()
}
