'use client'

import type { KeyboardEvent } from 'react'

import { nameOfZone } from '#domain/time/wall-time.ts'

import styles from './moment-inputs.module.css'
import type { TypedMoment } from './use-typed-moment.ts'
import { useOwnZone } from './zones.tsx'

type Props = {
  /** Of the field for the day, which the label of all of them is for. */
  id: string
  label: string
  typed: TypedMoment
  value: string | null | undefined
  setValue: (value: string) => void
  timeZone: string
  name?: string
  /** The first day that a calendar offers. */
  firstDay?: string
  isOff?: boolean | undefined
  isInvalid?: boolean
  onKeyDown?: (event: KeyboardEvent) => void
}

/** A day and a time by the clock of a zone, which is named where another clock hangs before whoever types. */
export function MomentInputs({ id, label, typed, value, setValue, timeZone, ...rest }: Props) {
  const { day, time, enter, settle, choices, problem } = typed
  const { name, firstDay, isOff, isInvalid = false, onKeyDown } = rest
  const both = {
    'aria-describedby': `${id}-hint`,
    'aria-invalid': isInvalid || problem !== null,
    disabled: isOff,
    onKeyDown,
  }

  return (
    <>
      <div className={styles.row}>
        <input
          {...both}
          id={id}
          min={firstDay}
          name={name}
          onChange={(event) => enter({ day: event.target.value, time })}
          type="date"
          value={day}
        />
        <input
          {...both}
          aria-label={`${label}, Uhrzeit`}
          autoComplete="off"
          id={`${id}-time`}
          inputMode="numeric"
          maxLength={5}
          onBlur={settle}
          onChange={(event) => enter({ day, time: event.target.value })}
          placeholder="SS:MM"
          type="text"
          value={time}
        />
        {choices.length > 1 && (
          <select
            aria-label={`${label}, welche der beiden Stunden`}
            disabled={isOff}
            onChange={(event) => setValue(event.target.value)}
            value={value ? new Date(value).toISOString() : ''}
          >
            {choices.map(({ instant, name: which }) => (
              <option key={instant} value={instant}>
                {which}
              </option>
            ))}
          </select>
        )}
      </div>
      <p aria-live="polite" className={styles.hint} id={`${id}-hint`}>
        {problem ?? <ZoneHint timeZone={timeZone} />}
      </p>
    </>
  )
}

function ZoneHint({ timeZone }: { timeZone: string }) {
  const own = useOwnZone()

  return own === null || own === timeZone ? null : `Uhrzeit in ${nameOfZone(timeZone)}`
}
