import * as z from 'zod/mini'

import type { ApiContract } from '../api/api-contract.ts'
import { publicOrderContract } from '../ordering/order-calls.contract.ts'
import { longestComment, longestSignature } from './feedback-limits.data.ts'
import { highestRating, lowestRating } from './rating.ts'

const rating = z.int().check(z.minimum(lowestRating), z.maximum(highestRating))

/** What a guest sends after an order; all four ratings or nothing. Spec: storefront 5 and 7. */
export const orderReview = z.object({
  rating,
  foodRating: rating,
  serviceRating: rating,
  processRating: rating,
  comment: z._default(z.string().check(z.trim(), z.maxLength(longestComment)), ''),
  /** Whether the house may show the words on its website. */
  mayBeShown: z._default(z.boolean(), false),
  /** Under which name; without one nobody is named. */
  shownName: z._default(z.string().check(z.trim(), z.maxLength(longestSignature)), ''),
})
export type OrderReview = z.infer<typeof orderReview>

export const orderReviewContract = {
  ...publicOrderContract,
  method: 'post',
  path: '/api/orders/public/{uid}/{hash}/questionnaire',
  summary: 'Die eigene Bestellung einmal bewerten; dieselbe Bewertung noch einmal ändert nichts',
  request: orderReview,
  errors: ['validation', 'malformed-json', 'unknown-order', 'illegal-status-change'],
  policy: { limit: 'forms' },
} as const satisfies ApiContract
