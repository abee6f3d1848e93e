import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import type { OrderReview } from '#domain/feedback/order-review.contract.ts'
import { type ReviewStop, reviewRatings, reviewStop, reviewStopTexts } from '#domain/feedback/order-review.ts'
import type { OrderLink } from '#domain/ordering/order-calls.contract.ts'
import { keptText } from '#domain/ordering/order-fields.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import { requireTransaction } from '#kernel/database/hold-until-commit.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'
import { Refused } from '#kernel/refused.ts'

import { type FoundOrder, findPublicOrder } from './find-order.ts'
import { toPublicOrder } from './to-public-order.ts'

type Given = { link: OrderLink; review: OrderReview }

/**
 * Keeps what a guest says about an order, once: of two that come together the order takes the first. The same words
 * again, after an answer was lost, are no second review.
 */
export async function reviewOrder(req: PayloadRequest, { link, review }: Given): Promise<FoundOrder> {
  const { pool } = req.payload.db
  const order = await findPublicOrder(pool, link)
  const settings = await req.payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
  const stop = reviewStop(order, settings)
  if (stop && stop !== 'already-reviewed') throw refuse(order, stop)

  const isStored = await storeReview(req, order, review)
  const reviewed = isStored
    ? { ...order, questionnaireRating: review.rating }
    : await findPublicOrder(pool, link)
  if (isStored || (await isKept(req, order, review))) return reviewed

  throw refuse(reviewed, 'already-reviewed')
}

async function storeReview(req: PayloadRequest, order: FoundOrder, review: OrderReview): Promise<boolean> {
  await initTransaction(req)
  try {
    const isFirst = await markReviewed(req, order, review)
    if (isFirst) {
      await req.payload.create({
        collection: 'order-reviews',
        data: { ...review, ...wordsOf(review), order: order.id, branch: order.branch },
        depth: 0,
        ...asSystem(req),
      })
      await notifyTagsOf(req, ['orders', `orders:${order.id}`, `orders:${order.uid}`])
    }
    await commitTransaction(req)

    return isFirst
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Without words there is nothing to show, and nothing to sign. */
function wordsOf({ comment, mayBeShown, shownName }: OrderReview) {
  const words = keptText(comment)
  const isAllowed = mayBeShown && words !== null

  return { comment: words, mayBeShown: isAllowed, shownName: isAllowed ? keptText(shownName) : null }
}

/** Whoever comes second waits here for the first, and then finds the order marked. */
async function markReviewed(
  req: PayloadRequest,
  { id }: FoundOrder,
  { rating }: OrderReview,
): Promise<boolean> {
  const transaction = await requireTransaction(req)
  const { rows } = await transaction.execute(sql`
    update orders set questionnaire_rating = ${rating}, updated_at = now()
     where id = ${id}::uuid and status = 'completed' and questionnaire_rating is null
    returning 1`)

  return rows.length > 0
}

async function isKept(req: PayloadRequest, { id }: FoundOrder, review: OrderReview): Promise<boolean> {
  const kept = await findRecord(asSystem(req), 'order-reviews', { where: { order: { equals: id } } })

  return (
    kept !== undefined &&
    reviewRatings.every((name) => kept[name] === review[name]) &&
    keptText(kept.comment ?? '') === keptText(review.comment) &&
    Boolean(kept.mayBeShown) === wordsOf(review).mayBeShown
  )
}

function refuse(order: FoundOrder, why: ReviewStop): Refused {
  const facts = { why, order: toPublicOrder(order) }

  return new Refused('illegal-status-change', facts, [
    { code: 'illegal-status-change', message: reviewStopTexts[why], data: facts },
  ])
}
