import { useId } from 'react'

import styles from './change-line.module.css'

type LineFieldProps = {
  label: string
  value: string
  isAmount?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A line of text in a small form beside the board. */
export function LineField({ label, value, isAmount = false, onChange, onBlur }: LineFieldProps) {
  const id = useId()

  return (
    <div className={styles.field} data-wide={isAmount ? undefined : true}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode={isAmount ? 'decimal' : 'text'}
        maxLength={isAmount ? 12 : 200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </div>
  )
}
