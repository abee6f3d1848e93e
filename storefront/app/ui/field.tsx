import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

import { classNames } from '#blocks/ui/class-names.ts'
import styles from './field.module.css'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: Ref<HTMLInputElement> }

export function TextField({ label, hint, error, className, ...input }: TextFieldProps) {
  const wiring = useFieldWiring({ hint, error, id: input.id, required: input.required })
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} wiring={wiring}>
      <input className={styles.control} {...input} {...wiring.control} />
    </FieldFrame>
  )
}

type TextAreaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: Ref<HTMLTextAreaElement> }

export function TextAreaField({ label, hint, error, className, ...area }: TextAreaFieldProps) {
  const wiring = useFieldWiring({ hint, error, id: area.id, required: area.required })
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} wiring={wiring}>
      <textarea className={classNames(styles.control, styles.area)} rows={3} {...area} {...wiring.control} />
    </FieldFrame>
  )
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & { ref?: Ref<HTMLSelectElement> }

/** `children` are the options. */
export function SelectField({ label, hint, error, className, children, ...select }: SelectFieldProps) {
  const wiring = useFieldWiring({ hint, error, id: select.id, required: select.required })
  return (
    <FieldFrame label={label} hint={hint} error={error} className={className} wiring={wiring}>
      <select className={classNames(styles.control, styles.select)} {...select} {...wiring.control}>
        {children}
      </select>
    </FieldFrame>
  )
}

type CheckFieldProps = Omit<FieldProps, 'hint'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
    type?: 'checkbox' | 'radio'
    ref?: Ref<HTMLInputElement>
  }

/** A checkbox or radio with its text beside it; the whole line is the target. */
export function CheckField({ label, error, className, type = 'checkbox', ...input }: CheckFieldProps) {
  const wiring = useFieldWiring({ error, id: input.id, required: input.required })
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.check}>
        <input type={type} {...input} {...wiring.control} />
        <span>{label}</span>
      </label>
      {error && (
        <p className={styles.error} id={wiring.errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

interface Wiring {
  id: string
  errorId: string
  hintId: string
  required: boolean | undefined
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
}

function useFieldWiring(field: {
  hint?: ReactNode
  error?: string | undefined
  id?: string | undefined
  required?: boolean | undefined
}): Wiring {
  const ownId = useId()
  const id = field.id ?? ownId
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [field.error && errorId, field.hint && hintId].filter(Boolean).join(' ') || undefined

  return {
    id,
    errorId,
    hintId,
    required: field.required,
    control: { id, 'aria-invalid': field.error ? true : undefined, 'aria-describedby': describedBy },
  }
}

function FieldFrame({
  label,
  hint,
  error,
  className,
  wiring,
  children,
}: FieldProps & { wiring: Wiring; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={wiring.id}>
        {label}
        {wiring.required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      {error && (
        <p className={styles.error} id={wiring.errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={wiring.hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
