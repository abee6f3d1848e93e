'use client'

import { type FormEvent, useId, useState } from 'react'

import { formatDay } from '#domain/time/format.ts'
import { type TypedEntry, typedEntryOf } from '#domain/workforce/ledger/typed-entry.ts'
import type { MonthSheetView } from '#domain/workforce/time-sheets.contract.ts'
import { Action, DeskDialog } from '#plugins/desk/kit.port.ts'
import { useUnsaved } from '#plugins/panel/unsaved.port.ts'

import { EntryFields } from './entry-fields.tsx'
import styles from './times.module.css'
import { timesTexts } from './times.texts.ts'
import { useEntry } from './use-entry.ts'

type Stretch = MonthSheetView['stretches'][number]

/** What the dialog is opened about: a stretch of work, or a day on which one is missing. */
export type OpenEntry = { key: string; stretch: Stretch | null; typed: TypedEntry }

export const openEntry = (stretch: Stretch, timeZone: string): OpenEntry => ({
  key: stretch.id,
  stretch,
  typed: typedEntryOf(stretch, timeZone),
})

export const newEntry = (day: string): OpenEntry => ({
  key: day,
  stretch: null,
  typed: { day, from: '', to: '', breaks: [], reason: '' },
})

type EntryDialogProps = { open: OpenEntry; sheet: MonthSheetView; onLeave: () => void }

/** Working time by hand: what is entered, corrected or taken back, each with its reason. */
export function EntryDialog({ open, sheet, onLeave }: EntryDialogProps) {
  const id = useId()
  const [typed, setTyped] = useState(open.typed)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const entry = useEntry(open, sheet)
  const { stretch } = open
  useUnsaved(typed !== open.typed)

  const send = async (sending: () => Promise<string | null>) => {
    setIsSending(true)
    const told = await sending()
    setIsSending(false)
    setProblem(told)
    if (told === null) onLeave()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(() => entry.save(typed))
  }

  return (
    <DeskDialog titleId={id} textId={`${id}-text`} className={styles.dialog} onLeave={onLeave}>
      <form onSubmit={submit} noValidate>
        <h2 id={id}>
          {stretch ? `Arbeit vom ${formatDay(stretch.day)} korrigieren` : 'Arbeitszeit nachtragen'}
        </h2>
        <p id={`${id}-text`} className={styles.quiet}>
          {timesTexts.entryHint}
        </p>
        <EntryFields {...{ typed }} onChange={(changed) => setTyped({ ...typed, ...changed })} />
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.ways}>
          {stretch && (
            <Action
              look="danger"
              disabled={isSending}
              title={timesTexts.withdrawHint}
              onClick={() => void send(() => entry.withdraw(stretch.id, typed.reason))}
            >
              Zurücknehmen
            </Action>
          )}
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending}>
            {stretch ? 'Korrigieren' : 'Nachtragen'}
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}
