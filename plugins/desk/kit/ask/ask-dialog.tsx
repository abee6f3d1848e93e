'use client'

import { type FormEvent, useId } from 'react'

import { Action } from '../frame/action.tsx'
import styles from './ask.module.css'
import { DeskDialog } from './desk-dialog.tsx'
import { ReasonField, type ReasonGiven } from './reason-field.tsx'
import { useReason } from './use-reason.ts'

export type Question = {
  title: string
  /** What follows from it. */
  text: string
  /** What the button does, as a verb. */
  confirm: string
  isDangerous?: boolean
  reason?: ReasonGiven
}

type AskDialogProps = { question: Question; onConfirm: (reason: string) => void; onLeave: () => void }

export function AskDialog({ question, onConfirm, onLeave }: AskDialogProps) {
  const { title, text, confirm, isDangerous, reason } = question
  const id = useId()
  const given = useReason(reason)

  const send = (event: FormEvent) => {
    event.preventDefault()
    const text = given.take()
    if (text !== null) onConfirm(text)
  }

  return (
    <DeskDialog
      role="alertdialog"
      titleId={id}
      textId={`${id}-text`}
      className={styles.dialog}
      onLeave={onLeave}
    >
      <form onSubmit={send} noValidate>
        <h2 id={id}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        {reason && <ReasonField given={reason} state={given} />}
        <div className={styles.actions}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look={isDangerous ? 'danger' : 'main'}>
            {confirm}
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}
