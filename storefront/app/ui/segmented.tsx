import type { ReactNode } from 'react'

import styles from './segmented.module.css'

interface SegmentedProps<Value extends string> {
  legend: string
  name: string
  value: Value | undefined
  options: readonly { value: Value; label: ReactNode }[]
  /** Without it the browser keeps the choice, which styles can follow before any script has come. */
  onChoose?: (value: Value) => void
}

/** A few choices side by side: radios underneath, so arrows and screen readers know it. */
export function Segmented<Value extends string>({
  legend,
  name,
  value,
  options,
  onChoose,
}: SegmentedProps<Value>) {
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="unseen-input"
              name={name}
              value={option.value}
              {...(onChoose
                ? { checked: value === option.value, onChange: () => onChoose(option.value) }
                : { defaultChecked: value === option.value })}
            />
            <span className={styles.face}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
