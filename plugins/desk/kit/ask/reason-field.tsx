'use client'

import { useId } from 'react'

import styles from './ask.module.css'
import type { ReasonRule } from './reason-problem.ts'
import type { ReasonState } from './use-reason.ts'

export type ReasonGiven = ReasonRule & {
  label: string
  /** Reasons that come often; a press writes one into the field, where it can be changed. */
  suggestions?: readonly string[]
}

export function ReasonField({ given, state }: { given: ReasonGiven; state: ReasonState }) {
  const { label, most, suggestions = [] } = given
  const { text, field, problem, type } = state
  const id = useId()
  const pick = (suggestion: string) => {
    type(suggestion)
    field.current?.focus()
  }

  return (
    <div className={styles.reason}>
      <label htmlFor={id}>{label}</label>
      {suggestions.length > 0 && (
        <div className={styles.chips} role="group" aria-label="Häufige Gründe">
          {suggestions.map((suggestion) => (
            <button
              key={suggestion}
              type="button"
              className={styles.chip}
              aria-pressed={text === suggestion}
              onClick={() => pick(suggestion)}
            >
              {suggestion}
            </button>
          ))}
        </div>
      )}
      <textarea
        ref={field}
        id={id}
        rows={3}
        value={text}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-said`}
        onChange={(event) => type(event.target.value)}
      />
      <p
        id={`${id}-said`}
        className={styles.said}
        data-problem={problem ? true : undefined}
        aria-live="polite"
      >
        {problem ?? `${Array.from(text.trim()).length} von ${most} Zeichen`}
      </p>
    </div>
  )
}
