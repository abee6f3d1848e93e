'use client'

import { type FormEvent, useId, useState } from 'react'

import type { LeaveNoticeRow } from '#domain/workforce/leave-rows.contract.ts'
import { toldLeaveInWords } from '#domain/workforce/leave/leave-notice.texts.ts'
import { Action, DeskDialog } from '#plugins/desk/kit.port.ts'

import { TextField } from './entry-fields.tsx'
import styles from './times.module.css'
import { useNotices } from './use-notices.ts'

type HandOverDialogProps = { notice: LeaveNoticeRow; today: string; onLeave: () => void }

/** That a notice was handed over on paper: when, and before whom. */
export function HandOverDialog({ notice, today, onLeave }: HandOverDialogProps) {
  const id = useId()
  const [receivedOn, setReceivedOn] = useState(today)
  const [witness, setWitness] = useState('')
  const [isSending, setIsSending] = useState(false)
  const steps = useNotices()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    const isDone = await steps.handOver(notice.id, { receivedOn, witness })
    setIsSending(false)
    if (isDone) onLeave()
  }

  return (
    <DeskDialog titleId={id} textId={`${id}-text`} className={styles.dialog} onLeave={onLeave}>
      <form onSubmit={(event) => void submit(event)}>
        <h2 id={id}>Hinweis auf Papier übergeben</h2>
        <p id={`${id}-text`} className={styles.quiet}>
          {toldLeaveInWords(notice)}
        </p>
        <div className={styles.fields}>
          <TextField
            label="Übergeben am"
            type="date"
            required
            min={notice.sentOn}
            max={today}
            value={receivedOn}
            onText={setReceivedOn}
          />
          <TextField
            label="Zeugin oder Zeuge"
            required
            minLength={3}
            maxLength={200}
            value={witness}
            onText={setWitness}
          />
        </div>
        <div className={styles.ways}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending}>
            Eintragen
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}
