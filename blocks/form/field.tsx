import { type ContactField, contactFieldLengths, contactFormLabels } from '#domain/feedback/contact-form.ts'

import { classNames } from '#ui/class-names.ts'
import parts from '../shared/form-parts.module.css'
import styles from './form.module.css'

type Props = {
  /** What the ids of this form begin with; a page may have several forms. */
  form: string
  name: ContactField
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  isRequired?: boolean
  isLong?: boolean
}

/** A line or an area of the form with its label, and room for what is wrong with it. */
export function Field({
  form,
  name,
  type = 'text',
  autoComplete,
  isRequired = false,
  isLong = false,
}: Props) {
  const id = `${form}-${name}`
  const shared = {
    id,
    name,
    className: parts.input,
    maxLength: contactFieldLengths[name],
    'aria-describedby': `${id}-problem`,
    'aria-required': isRequired || undefined,
  }

  return (
    <div className={classNames(parts.field, isLong && styles.long)}>
      <label htmlFor={id}>
        {contactFormLabels[name]}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {isLong ? (
        <textarea {...shared} rows={5} />
      ) : (
        <input {...shared} type={type} autoComplete={autoComplete} />
      )}
      <p id={`${id}-problem`} className={styles.problem} data-problem={name} />
    </div>
  )
}
