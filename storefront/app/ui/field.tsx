import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '#ui/class-names.ts'
import styles from './field.module.css'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

export function TextField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input className={styles.control} {...control} />
    </FieldFrame>
  )
}

export function TextAreaField(props: FieldProps & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea className={classNames(styles.control, styles.area)} rows={3} {...control} />
    </FieldFrame>
  )
}

/** `children` are the options. */
export function SelectField(props: FieldProps & ComponentProps<'select'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <select className={classNames(styles.control, styles.select)} {...control} />
    </FieldFrame>
  )
}

/** A checkbox with its text beside it; the whole line is the target. */
export function CheckField(props: FieldProps & ComponentProps<'input'>) {
  const { frame, control } = useField(props)
  return (
    <div className={classNames(styles.field, frame.className)}>
      <label className={styles.check}>
        {/* Said either way: to the browser a required box that nobody has ticked yet is wrong already. */}
        <input type="checkbox" {...control} aria-invalid={Boolean(frame.error)} />
        <span>{frame.label}</span>
      </label>
      <Notes {...frame} />
    </div>
  )
}

type Control = { id?: string | undefined; required?: boolean | undefined }

/** What goes to the control of a field, and what to the frame around it: the two name each other. */
function useField<Props extends FieldProps & Control>(props: Props) {
  const { label, hint, error, className, id: givenId, required, ...own } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return {
    frame: { label, hint, error, className, id, required },
    control: {
      ...own,
      id,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

type FrameProps = ReturnType<typeof useField>['frame']

function FieldFrame({ children, ...frame }: FrameProps & { children: ReactNode }) {
  return (
    <div className={classNames(styles.field, frame.className)}>
      <label className={styles.label} htmlFor={frame.id}>
        {frame.label}
        {frame.required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <Notes {...frame} />
    </div>
  )
}

function Notes({ id, error, hint }: Pick<FrameProps, 'id' | 'error' | 'hint'>) {
  return (
    <>
      {error && (
        <p className="problem" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="quiet" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}
