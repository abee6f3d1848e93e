import type { CollectionBeforeChangeHook } from 'payload'

import { lowestOf } from '#domain/feedback/low-rating.ts'
import type { AllRatings } from '#domain/feedback/order-review.ts'
import { staffOf } from '#kernel/access/caller.ts'

/** Keeps the worst rating where lists can be asked for it, and who has dealt with the review, and when. */
export const stampReview: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  // A review is made by one operation, with all of its ratings.
  if (operation === 'create') return { ...data, lowestRating: lowestOf(data as AllRatings) }
  const { isSettled } = data
  if (typeof isSettled !== 'boolean' || isSettled === Boolean(originalDoc?.isSettled)) return data

  return {
    ...data,
    settledAt: isSettled ? Temporal.Now.instant().toString() : null,
    settledBy: isSettled ? (staffOf(req)?.id ?? null) : null,
  }
}
