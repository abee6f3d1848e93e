import { useState } from 'react'

import {
  isRatedInFull,
  missingRatings,
  type ReviewRating,
  reviewRatingLabels,
} from '#domain/feedback/order-review.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { useReviewDraft } from './review-draft.ts'
import { sendReview } from './send-review.ts'

export type Review = ReturnType<typeof useOrderReview>

/** Sends what a guest says once all of it is rated, and says what came of it. */
export function useOrderReview(order: PublicOrder, onOrder: (order: PublicOrder) => void) {
  const { drop, ...draft } = useReviewDraft(order.uid)
  const { ratings, comment, mayBeShown, shownName } = draft
  const [hasTried, setHasTried] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [ending, setEnding] = useState({ hasSent: false, stopped: null as string | null })
  const missing = hasTried ? missingRatings(ratings) : []

  const send = async () => {
    if (isSending || !isRatedInFull(ratings)) return
    setIsSending(true)
    setFailure(null)

    const sent = await sendReview(order, { ...ratings, comment, mayBeShown, shownName })
    setIsSending(false)
    if ('failed' in sent) return setFailure(sent.failed)

    drop()
    setEnding({ hasSent: true, stopped: sent.stopped })
    onOrder(sent.order)
  }

  /** Answers what keeps it from being sent. */
  const submit = (): ReviewRating[] => {
    setHasTried(true)
    void send()
    return missingRatings(ratings)
  }

  const problem = missing.length > 0 ? `Bitte bewerten Sie noch: ${namesOf(missing)}.` : failure
  return { ...draft, ...ending, missing, problem, hasFailed: failure !== null, isSending, submit }
}

const namesOf = (missing: ReviewRating[]): string =>
  missing.map((name) => reviewRatingLabels[name]).join(', ')
