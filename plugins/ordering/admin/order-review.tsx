import type { UIFieldServerProps } from 'payload'

import { reviewRatingLabels, reviewRatings } from '#domain/feedback/order-review.ts'
import { highestRating } from '#domain/feedback/rating.ts'
import { markOf } from '#domain/people/shown-data.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { findRecord } from '#kernel/database/find-records.ts'
import styles from './order-review.module.css'

/** What the guest said about the order, for whoever may read it. */
export async function OrderReview({ id, req }: UIFieldServerProps) {
  const review = id
    ? await findRecord(asUser(req), 'order-reviews', { where: { order: { equals: id } } })
    : undefined
  if (!review) return null

  return (
    <section aria-label="Bewertung des Gasts" className={styles.review}>
      <h2>Bewertung des Gasts</h2>
      <dl className={styles.ratings}>
        {reviewRatings.map((name) => (
          <div key={name}>
            <dt>{reviewRatingLabels[name]}</dt>
            <dd>
              {review[name]} von {highestRating}
            </dd>
          </div>
        ))}
      </dl>
      {review.comment && (
        <blockquote className={`${styles.words} ${markOf('customer')}`}>{review.comment}</blockquote>
      )}
    </section>
  )
}
