import { Icon } from '../ui/icon.tsx'
import fieldStyles from '../ui/field.module.css'
import styles from './appointment-picker.module.css'

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
    <div className={`${fieldStyles.field} ${styles.picker}`}>
      <span className={fieldStyles.label} id={`${id}-label`}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </span>
      <button
        type="button"
        id={id}
        className={`${fieldStyles.control} ${styles.control}`}
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
        <p id={`${id}-error`} className="problem">
          {error}
        </p>
      )}
    </div>
  )
}
