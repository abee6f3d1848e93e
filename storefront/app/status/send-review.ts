import { callOf } from '#domain/api/call-of.ts'
import type { OrderReview, orderReviewContract } from '#domain/feedback/order-review.contract.ts'
import { type AllRatings, reviewFailed } from '#domain/feedback/order-review.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { shopFailures } from '#domain/refusals/client-failures.ts'

/** `stopped`: the same guest was first on another page. */
type Sent = { order: PublicOrder; stopped: string | null } | { failed: string }

/** Then the guest is told, and may try again. */
const patienceMs = 30_000

export async function sendReview(
  { uid, hash }: PublicOrder,
  review: AllRatings & Pick<OrderReview, 'comment' | 'mayBeShown' | 'shownName'>,
): Promise<Sent> {
  if (!navigator.onLine) return { failed: shopFailures.offline }

  const signal = AbortSignal.timeout(patienceMs)
  const answer = await callReview(fetch, { params: { uid, hash }, body: review, signal })
  if (answer.ok) return { order: answer.body, stopped: null }

  const [error] = answer.errors
  // The server sends the order along with why it takes no review.
  const { why, order } = (error?.data ?? {}) as { why?: unknown; order?: PublicOrder }
  if (error && why === 'already-reviewed' && order) return { order, stopped: error.message }

  return { failed: error?.message ?? reviewFailed }
}

const callReview = callOf<typeof orderReviewContract>('post', '/api/orders/public/{uid}/{hash}/questionnaire')
