'use client'

import { type ComponentProps, type PropsWithChildren, type ReactNode, useId } from 'react'

import { useIsAlive } from '#collections/shared/admin/use-is-alive.ts'
import { useUnsaved } from '#plugins/panel/unsaved.port.ts'

import styles from './setup.module.css'

type InputProps = ComponentProps<'input'> & { label: string; hint?: string; error?: string | undefined }

/** One line to fill in, with what the server says of it. */
export function Entry({ label, hint, error, ...input }: InputProps) {
  const id = useId()
  const told = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={told || undefined}
        autoComplete="off"
        {...input}
      />
      <ErrorAt id={`${id}-error`}>{error}</ErrorAt>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}

export function ErrorAt({ id, children }: { id?: string; children: string | undefined }) {
  return children ? (
    <span id={id} className={styles.error} role="alert">
      {children}
    </span>
  ) : null
}

type StepFormProps = PropsWithChildren<{
  label: string
  isBusy: boolean
  /** Whether something is typed that would be lost. */
  isUnsaved: boolean
  problem: string | undefined
  /** Other ways to go on, beside saving. */
  beside?: ReactNode
  onSave: () => void
}>

export function StepForm({ label, isBusy, isUnsaved, problem, beside, onSave, children }: StepFormProps) {
  const isAlive = useIsAlive()
  useUnsaved(isUnsaved)

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {children}
      <ErrorAt>{problem}</ErrorAt>
      <div className={styles.actions}>
        <button
          type="submit"
          className={styles.primary}
          disabled={isBusy || !isAlive}
          data-off={isBusy || undefined}
        >
          {label}
        </button>
        {beside}
      </div>
    </form>
  )
}
