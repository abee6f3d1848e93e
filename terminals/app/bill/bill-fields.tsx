import { Key } from '../design/key.tsx'
import styles from './pay-apart.module.css'

type StepperProps = { label: string; shown: string; onLess: () => void; onMore: () => void }

/** Less or more of something, by two large keys. */
export function Stepper({ label, shown, onLess, onMore }: StepperProps) {
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <span>{label}</span>
      <Key aria-label={`${label} weniger`} onClick={onLess}>
        −
      </Key>
      <output>{shown}</output>
      <Key aria-label={`${label} mehr`} onClick={onMore}>
        +
      </Key>
    </div>
  )
}

type AmountProps = { label: string; value: string; onChange: (value: string) => void }

/** An amount of money as it is typed. */
export function Amount({ label, value, onChange }: AmountProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  )
}
