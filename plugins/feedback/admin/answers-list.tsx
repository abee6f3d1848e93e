'use client'

import { useField } from '@payloadcms/ui'

import type { AnsweredQuestion } from '#domain/feedback/questionnaire.ts'
import { highestRating } from '#domain/feedback/rating.ts'
import styles from './answers-list.module.css'

/** Each answer below the question as it read when it was answered. */
export function AnswersList({ path }: { path: string }) {
  const { value } = useField<AnsweredQuestion[] | undefined>({ path })

  return (
    <section aria-label="Antworten" className={styles.answers}>
      <h3>Antworten</h3>
      <ol>
        {(value ?? []).map(({ question, rating, comment }, index) => (
          // What was sent never changes its order, and a question may be asked twice.
          <li key={`${question}-${index}`}>
            <strong>{question}</strong>
            {rating !== null && (
              <p className={styles.rating} data-tone={rating <= 2 ? 'low' : undefined}>
                {rating} von {highestRating}
              </p>
            )}
            {comment ? <p className={styles.words}>{comment}</p> : rating === null && <p>Keine Antwort</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
