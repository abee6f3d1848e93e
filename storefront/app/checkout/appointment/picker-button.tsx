import { Icon } from '../../ui/icon.tsx'
import styles from './appointment-section.module.css'

type PickerButtonProps = {
  id: string
  label: string
  value: string
  isRequired: boolean
  error?: string | undefined
  onOpen: () => void
}

/** Looks like a field, opens a sheet. */
export function PickerButton({ id, label, value, isRequired, error, onOpen }: PickerButtonProps) {
  return (
    <div className={styles.picker}>
      <span className={styles.label} id={`${id}-label`}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <button
        type="button"
        id={id}
        className={styles.control}
        data-invalid={error ? '' : undefined}
        aria-haspopup="dialog"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={onOpen}
      >
        <span id={`${id}-value`}>{value}</span>
        <Icon name="down" size={18} />
      </button>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
