import type { ContactField } from '#domain/feedback/contact-form.ts'

import styles from './form.module.css'

type Props = {
  name: ContactField
  label: string
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  isRequired?: boolean
  isLong?: boolean
}

/** A line or an area of the form with its label, and room for what is wrong with it. */
export function Field({
  name,
  label,
  type = 'text',
  autoComplete,
  isRequired = false,
  isLong = false,
}: Props) {
  const id = `form-${name}`
  const shared = { id, name, 'aria-describedby': `${id}-problem`, 'aria-required': isRequired || undefined }

  return (
    <div className={isLong ? styles.long : styles.field}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {isLong ? (
        <textarea {...shared} className={styles.input} rows={5} />
      ) : (
        <input {...shared} className={styles.input} type={type} autoComplete={autoComplete} />
      )}
      <p id={`${id}-problem`} className={styles.problem} data-problem={name} />
    </div>
  )
}
