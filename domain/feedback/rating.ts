/** From the thumb down to the thumb up. Spec: storefront 9. */
export const ratings = [1, 2, 3, 4, 5] as const

export const lowestRating = ratings[0]
export const highestRating = ratings[4]

export function isRating(value: unknown): value is number {
  return ratings.some((rating) => rating === value)
}
