import type { ReactNode } from 'react'

import styles from './radio-cards.module.css'

type RadioCardsProps<Value extends string> = {
  legend: string
  name: string
  value: Value | null
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode }[]
  onChoose: (value: Value) => void
  /** The error summary links to the first choice. */
  id?: string
  error?: string | undefined
}

/** Choices as full-width lines: radios underneath, so arrows and screen readers know them. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, value, options, onChoose, id, error } = props
  const errorId = `${name}-error`

  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.cards}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChoose(option.value)}
            />
            <span className={styles.text}>
              <span className={styles.label}>{option.label}</span>
              {option.hint && <span className="quiet">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className={`problem ${styles.error}`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
