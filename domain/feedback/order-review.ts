import type { OrderStatus } from '../ordering/order-terms.ts'
import { isRating } from './rating.ts'

/** What guests judge after an order. Spec: storefront 3, review questionnaire. */
export const reviewRatingLabels = {
  rating: 'Gesamteindruck',
  foodRating: 'Essen',
  serviceRating: 'Service',
  processRating: 'Bestellvorgang',
} as const
export type ReviewRating = keyof typeof reviewRatingLabels
export const reviewRatings = Object.keys(reviewRatingLabels) as ReviewRating[]

export type GivenRatings = Partial<Record<ReviewRating, number>>
export type AllRatings = Record<ReviewRating, number>

/** What is still to be rated; nothing is sent before all of it is. Spec: storefront 5. */
export function missingRatings(given: GivenRatings): ReviewRating[] {
  return reviewRatings.filter((name) => !isRating(given[name]))
}

export function isRatedInFull(given: GivenRatings): given is AllRatings {
  return missingRatings(given).length === 0
}

type Reviewed = { status: OrderStatus; questionnaireRating: number | null }

/** What keeps a guest from saying how it was: once, and only about an order that has come to its end. */
export type ReviewStop = 'switched-off' | 'not-completed' | 'already-reviewed'

export function reviewStop(
  { status, questionnaireRating }: Reviewed,
  { enablePluginOrderReviews }: { enablePluginOrderReviews?: boolean | null | undefined },
): ReviewStop | null {
  if (!enablePluginOrderReviews) return 'switched-off'
  if (status !== 'completed') return 'not-completed'

  return questionnaireRating === null ? null : 'already-reviewed'
}

/** Where nobody says why. Spec: back office 8. */
export const reviewFailed = 'Ihre Bewertung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.'

export const reviewStopTexts: Readonly<Record<ReviewStop, string>> = {
  'switched-off': 'Bestellungen können derzeit nicht bewertet werden.',
  'not-completed': 'Sie können Ihre Bestellung bewerten, sobald sie abgeschlossen ist.',
  'already-reviewed': 'Sie haben diese Bestellung bereits bewertet. Eine zweite Bewertung ist nicht möglich.',
}

/** Why a review cannot be shown on the website, in German, or null. What a call leaves out is as it is stored. */
export function releaseProblem(review: {
  mayBeShown?: boolean | null | undefined
  comment?: string | null | undefined
}): string | null {
  if (!review.mayBeShown) return 'Der Gast hat nicht erlaubt, dass seine Worte auf der Website stehen.'

  return review.comment ? null : 'Diese Bewertung hat keine Worte, die gezeigt werden könnten.'
}
