import styles from './progress-bar.module.css'

/** Only for the eye where the words beside it say as much. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label?: string }) {
  return <progress className={styles.bar} value={value} max={max} aria-label={label} aria-hidden={!label} />
}
