'use client'

import { type FormEvent, useId, useState } from 'react'

import type { OwnShift, OwnShifts } from '#domain/workforce/planning/own-shifts.contract.ts'
import { Action, ChoiceField, DeskDialog, Field } from '#plugins/desk/kit.port.ts'

import { whenOf } from './own-shift-list.tsx'
import styles from './plan.module.css'
import type { Begin } from './use-swaps.ts'

type GiveDialogProps = {
  shift: OwnShift
  colleagues: OwnShifts['colleagues']
  begin: Begin
  isSending: boolean
  onLeave: () => void
}

/** To whom somebody gives a shift, and what they say about it. */
export function GiveDialog({ shift, colleagues, begin, isSending, onLeave }: GiveDialogProps) {
  const id = useId()
  const [taker, setTaker] = useState('')
  const [note, setNote] = useState('')
  const ofBranch = colleagues.filter(({ branches }) => branches.includes(shift.branch.id))

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const asked = { shift: shift.id, ...(taker && { taker }), ...(note.trim() && { note: note.trim() }) }
    if (await begin(asked, 'Angeboten. Bis jemand annimmt und die Leitung zustimmt, bleibt es Ihre Schicht.'))
      onLeave()
  }

  return (
    <DeskDialog titleId={id} className={styles.dialog} onLeave={onLeave}>
      <form onSubmit={(event) => void send(event)}>
        <h2 id={id}>Schicht abgeben</h2>
        <p className={styles.hint}>{whenOf(shift)}</p>
        <ChoiceField
          label="An wen"
          value={taker}
          choices={[['', 'Alle der Filiale'], ...ofBranch.map(({ id, name }) => [id, name] as const)]}
          onChoose={setTaker}
        />
        <Field label="Nachricht">
          {(id) => (
            <input
              id={id}
              value={note}
              maxLength={500}
              autoComplete="off"
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className={styles.ways}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending}>
            Anbieten
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}
