'use client'

import { useField } from '@payloadcms/ui'

import type { KeptAnswer } from '#domain/feedback/built-form/form-answers.ts'
import styles from './answers-list.module.css'

/** Each answer below the question as it read when it was answered. */
export function BuiltAnswers({ path }: { path: string }) {
  const { value } = useField<KeptAnswer[] | undefined>({ path })
  if (!Array.isArray(value)) return null

  return (
    <section aria-label="Angaben" className={styles.answers}>
      <h3>Angaben</h3>
      <ol>
        {value.map((answer, index) => (
          // What was sent never changes its order, and a question may be asked twice.
          <li key={`${answer.label}-${index}`}>
            <strong>{answer.label}</strong>
            <p className={styles.words}>{answer.value}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
