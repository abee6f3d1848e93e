'use client'

import { type KeyboardEvent, useState } from 'react'

import { wallTimeAt } from '#domain/time/wall-time.ts'

import styles from './moment-inputs.module.css'
import { MomentInputs } from './moment-inputs.tsx'
import { useTypedMoment } from './use-typed-moment.ts'

type Props = {
  id: string
  label: string
  /** An instant, or what was typed of it so far. */
  value: string | null
  onChange: (value: string | null) => void
  timeZone: string
}

/** A moment to come that belongs to no form, by the clock of a zone. */
export function MomentEntry({ id, label, value, onChange, timeZone }: Props) {
  const [today] = useState(() => wallTimeAt(new Date().toISOString(), timeZone).slice(0, 10))
  const typed = useTypedMoment({ value, setValue: onChange, timeZone })

  return (
    <div className={styles.entry}>
      <label htmlFor={id}>{label}</label>
      <MomentInputs
        firstDay={today}
        id={id}
        label={label}
        onKeyDown={sendNothing}
        setValue={onChange}
        timeZone={timeZone}
        typed={typed}
        value={value}
      />
    </div>
  )
}

/** A browser would send the form of the record that it stands in. */
function sendNothing(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}
