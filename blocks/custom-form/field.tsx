import type { ReactNode } from 'react'

import { formLimits } from '#domain/feedback/built-form/form-field.data.ts'
import type { FormField } from '#domain/feedback/built-form/form-fields.ts'

import { classNames } from '#ui/class-names.ts'
import parts from '../shared/form-parts.module.css'
import styles from './custom-form.module.css'

type Props = {
  /** What the ids of this form begin with; a page may have several forms. */
  form: string
  field: FormField
  /** In the place of its label. */
  children?: ReactNode
}

/** A question with its label, its help, and room for what is wrong with the answer. */
export function Field({ form, field, children }: Props) {
  const { id, kind, label, help, isRequired, isHalf } = field
  const own = `${form}-${id}`
  const described = [help && `${own}-help`, `${own}-problem`].filter(Boolean).join(' ')
  const mark = isRequired && <span aria-hidden="true"> *</span>
  const about = (
    <>
      {help && (
        <p id={`${own}-help`} className="quiet">
          {help}
        </p>
      )}
      <p id={`${own}-problem`} className="problem" data-problem={id} />
    </>
  )
  if (kind === 'several') return <Several form={form} field={field} described={described} about={about} />
  const shared = {
    id: own,
    name: id,
    'aria-describedby': described,
    'aria-required': isRequired || undefined,
  }

  if (kind === 'consent') {
    return (
      <div className={`${styles.wide} ${styles.consent}`}>
        <input {...shared} type="checkbox" className={parts.tick} />
        <label htmlFor={own}>
          {children ?? label}
          {mark}
        </label>
        {about}
      </div>
    )
  }

  return (
    <div className={classNames(parts.field, isHalf ? styles.half : styles.wide)}>
      <label htmlFor={own}>
        {label}
        {mark}
      </label>
      <Input field={field} shared={shared} />
      {about}
    </div>
  )
}

type Shared = { id: string; name: string; 'aria-describedby': string; 'aria-required': true | undefined }

function Input({ field: { kind, options }, shared }: { field: FormField; shared: Shared }) {
  if (kind === 'longText') {
    return <textarea {...shared} className={parts.input} rows={5} maxLength={formLimits.text} />
  }
  if (kind === 'choice') {
    return (
      <select {...shared} className={parts.input} defaultValue="">
        <option value="">Bitte wählen</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }

  return <input {...shared} {...inputs[kind]} className={parts.input} maxLength={formLimits.line} />
}

const inputs: Partial<Record<FormField['kind'], object>> = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  number: { type: 'text', inputMode: 'decimal' },
  date: { type: 'date' },
}

type SeveralProps = Omit<Props, 'children'> & { described: string; about: ReactNode }

function Several({ form, field: { id, label, options, isRequired }, described, about }: SeveralProps) {
  return (
    <fieldset className={`${styles.wide} ${styles.several}`} aria-describedby={described}>
      <legend>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </legend>
      {options.map((option, index) => (
        <label key={option} className={styles.option}>
          <input
            id={`${form}-${id}-${index}`}
            type="checkbox"
            className={parts.tick}
            name={id}
            value={option}
          />
          {option}
        </label>
      ))}
      {about}
    </fieldset>
  )
}
