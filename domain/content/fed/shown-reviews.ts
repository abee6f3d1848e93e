import { Fraction } from '../../money/fraction.ts'

/** What a guest has said and allowed to be shown, and staff have released. */
export type ShownReview = {
  id: string
  /** From 1 to 5. */
  rating: number
  comment: string
  /** Who says so, in their own words. */
  name: string
  /** `YYYY-MM-DD`, on the calendar of the house. */
  on: string
}

export type ShownReviews = {
  /** Of all guests, in German with one decimal: `4,6`. */
  average: string
  /** Of the same, from 1 to 5, to draw it. */
  averageTenths: number
  count: number
  reviews: ShownReview[]
}

/** How a guest is called who wishes to be called nothing. */
export const unnamedGuest = 'Ein Gast'

/**
 * The mean of all that guests have said, whether it is shown or not; null where nobody has said anything. Rounded once,
 * half away from zero.
 */
export function shownReviews(
  { count, sum }: { count: number; sum: number },
  reviews: ShownReview[],
): ShownReviews | null {
  if (count === 0) return null
  const average = Fraction.of(sum).dividedBy(count).toFixed(1)

  return {
    average: average.replace('.', ','),
    averageTenths: Math.round(Number(average) * 10),
    count,
    reviews,
  }
}
