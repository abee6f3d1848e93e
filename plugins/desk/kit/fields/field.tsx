'use client'

import { type ReactNode, useId } from 'react'

import styles from './field.module.css'

type FieldProps = {
  label: string
  /** Takes a line of its own where fields stand beside each other. */
  isWide?: boolean
  children: (id: string) => ReactNode
}

/** A field of any kind below what it is called. Whoever lays fields out finds them by `data-field`. */
export function Field({ label, isWide = false, children }: FieldProps) {
  const id = useId()

  return (
    <div className={styles.field} data-field={isWide ? 'wide' : ''}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

type ChoiceFieldProps = {
  label: string
  isWide?: boolean
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

/** One of a few. */
export const ChoiceField = ({ label, isWide = false, value, choices, onChoose }: ChoiceFieldProps) => (
  <Field label={label} isWide={isWide}>
    {(id) => (
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
