import { type FormEvent, useEffect, useRef } from 'react'

import { longestComment, longestSignature } from '#domain/feedback/feedback-limits.data.ts'
import {
  isRatedInFull,
  reviewRatingLabels,
  reviewRatings,
  reviewStop,
} from '#domain/feedback/order-review.ts'
import { highestRating } from '#domain/feedback/rating.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { RatingScale } from '../feedback/rating-scale.tsx'
import { useShell } from '../shell/shell-view.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, TextAreaField, TextField } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import styles from './order-review.module.css'
import { type Review, useOrderReview } from './use-order-review.ts'

type OrderReviewProps = { order: PublicOrder; onOrder: (order: PublicOrder) => void }

/** Asks how it was, once the order is completed. Spec: storefront 2 and 4. */
export function OrderReview({ order, onOrder }: OrderReviewProps) {
  const settings = useShell()?.settings ?? {}
  const review = useOrderReview(order, onOrder)
  const stop = reviewStop(order, settings)
  if (stop === 'already-reviewed') return <Reviewed order={order} review={review} />
  if (stop) return null

  return (
    <section className={styles.card} aria-labelledby="order-review-title">
      <div>
        <h2 id="order-review-title">Wie hat es Ihnen gefallen?</h2>
        <p className="quiet">1 heißt gar nicht, {highestRating} heißt sehr gut.</p>
      </div>
      <noscript>
        <p>Zum Bewerten wird JavaScript benötigt.</p>
        <style>{`.${styles.form}{display:none}`}</style>
      </noscript>
      <ReviewForm review={review} />
    </section>
  )
}

function ReviewForm({ review }: { review: Review }) {
  const form = useRef<HTMLFormElement>(null)
  const { ratings, missing, problem } = review
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const [first] = review.submit()
    if (first) form.current?.querySelector<HTMLElement>(`input[name="${first}"]`)?.focus()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-labelledby="order-review-title">
      {/* Until the page is alive nobody would hear of what is pressed. */}
      <fieldset className={styles.form} disabled={!review.isAlive}>
        {reviewRatings.map((name) => (
          <RatingScale
            key={name}
            name={name}
            label={reviewRatingLabels[name]}
            value={ratings[name]}
            isInvalid={missing.includes(name)}
            onRate={(rating) => review.rate(name, rating)}
          />
        ))}
        {isRatedInFull(ratings) && <ReviewWords review={review} />}
        {problem && (
          <Notice tone="bad" role="alert">
            <p>{problem}</p>
          </Notice>
        )}
        <Button type="submit" aria-busy={review.isSending}>
          {review.isSending
            ? 'Wird gesendet …'
            : review.hasFailed
              ? 'Erneut versuchen'
              : 'Bewertung abschicken'}
        </Button>
      </fieldset>
    </form>
  )
}

/** What is said beside the ratings, and whether others may read it. */
function ReviewWords({ review }: { review: Review }) {
  const { comment, mayBeShown, shownName } = review
  const hasWords = comment.trim() !== ''

  return (
    <>
      <TextAreaField
        label="Möchten Sie uns noch etwas sagen?"
        hint="Freiwillig. Nur unser Team liest es, solange Sie nichts anderes erlauben."
        maxLength={longestComment}
        value={comment}
        onChange={(event) => review.say(event.target.value)}
      />
      {hasWords && (
        <CheckField
          label="Meine Worte dürfen auf der Website stehen."
          checked={mayBeShown}
          onChange={(event) => review.allow(event.target.checked)}
        />
      )}
      {hasWords && mayBeShown && (
        <TextField
          label="Wie dürfen wir Sie nennen?"
          hint="Freiwillig. Ohne Angabe steht „Ein Gast“."
          maxLength={longestSignature}
          value={shownName}
          onChange={(event) => review.sign(event.target.value)}
        />
      )}
    </>
  )
}

/** Takes the focus where the form was that the guest has just sent. */
function Reviewed({ order: { questionnaireRating }, review }: { order: PublicOrder; review: Review }) {
  const { hasSent, stopped } = review
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasSent) end.current?.focus()
  }, [hasSent])

  return (
    <div ref={end} tabIndex={-1} className={styles.end}>
      <Notice tone={stopped ? 'info' : 'good'} role="status" title="Vielen Dank für Ihre Bewertung!">
        <p>{stopped ?? `Ihr Gesamteindruck: ${questionnaireRating} von ${highestRating}.`}</p>
      </Notice>
    </div>
  )
}
