import { type ComponentProps, useId } from 'react'

import styles from './vouchers.module.css'

type Own = { label: string; hint?: string; onText: (text: string) => void }
type InputProps = Own & Omit<ComponentProps<'input'>, 'onChange' | 'id'>

/** A line of text with its label above it. */
export function VoucherField({ label, hint, onText, ...input }: InputProps) {
  const id = useId()

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        autoComplete="off"
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...input}
        id={id}
        onChange={({ target }) => onText(target.value)}
      />
      {hint && (
        <small id={`${id}-hint`} className={styles.hint}>
          {hint}
        </small>
      )}
    </div>
  )
}

type ChoiceProps = Own & { value: string; choices: Readonly<Record<string, string>> }

export function VoucherChoice({ label, hint, value, choices, onText }: ChoiceProps) {
  const id = useId()

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={({ target }) => onText(target.value)}
      >
        {Object.entries(choices).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
      {hint && (
        <small id={`${id}-hint`} className={styles.hint}>
          {hint}
        </small>
      )}
    </div>
  )
}
