'use client'

import { Field } from '#plugins/desk/kit.port.ts'

import styles from './kept.module.css'

type NameFieldProps = {
  label: string
  value: string
  problem: string | null
  hint?: string
  inputMode?: 'decimal'
  onType: (text: string) => void
}

/** A short text, with what is wrong with it below. */
export function NameField({ label, value, problem, hint, inputMode, onType }: NameFieldProps) {
  return (
    <Field label={label}>
      {(id) => (
        <>
          <input
            id={id}
            value={value}
            maxLength={80}
            required
            autoComplete="off"
            inputMode={inputMode}
            aria-invalid={problem !== null}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => onType(target.value)}
          />
          <p
            id={`${id}-said`}
            className={styles.said}
            data-problem={problem !== null || undefined}
            role="status"
          >
            {problem ?? hint}
          </p>
        </>
      )}
    </Field>
  )
}
