import { useId } from 'react'

import styles from './day-end.module.css'

type CountFieldProps = {
  label: string
  value: string
  isText?: boolean
  onChange: (value: string) => void
}

/** An amount of money, or a line of text beside it. */
export function CountField({ label, value, isText = false, onChange }: CountFieldProps) {
  const id = useId()

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={isText ? 'text' : 'decimal'}
        maxLength={isText ? 1000 : 14}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
