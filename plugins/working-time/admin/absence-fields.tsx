'use client'

import type { AbsenceType } from '#domain/workforce/absence.ts'
import { Field } from '#plugins/desk/kit.port.ts'

import { TextField } from './entry-fields.tsx'
import styles from './times.module.css'

export type TypedAbsence = {
  person: string
  type: AbsenceType
  firstDay: string
  lastDay: string
  startsAtNoon: boolean
  endsAtNoon: boolean
  note: string
}

type AbsenceFieldsProps = { typed: TypedAbsence; onChange: (changed: Partial<TypedAbsence>) => void }

const day = { type: 'date', max: '2999-12-31' } as const

/** The days, their halves, and a note. */
export function AbsenceFields({ typed, onChange }: AbsenceFieldsProps) {
  // Most absences are of one day, so the last one follows the first until it is another.
  const begin = (firstDay: string) =>
    onChange({ firstDay, ...(typed.lastDay === typed.firstDay && { lastDay: firstDay }) })

  return (
    <>
      <div className={styles.fields}>
        <TextField label="Erster Tag" {...day} value={typed.firstDay} onText={begin} />
        <TextField
          label="Letzter Tag"
          {...day}
          value={typed.lastDay}
          onText={(lastDay) => onChange({ lastDay })}
        />
      </div>
      <Check
        label="Am ersten Tag erst ab Mittag"
        isChecked={typed.startsAtNoon}
        onCheck={(startsAtNoon) => onChange({ startsAtNoon })}
      />
      <Check
        label="Am letzten Tag nur bis Mittag"
        isChecked={typed.endsAtNoon}
        onCheck={(endsAtNoon) => onChange({ endsAtNoon })}
      />
      <Field label="Notiz">
        {(id) => (
          <textarea
            id={id}
            rows={2}
            maxLength={1000}
            value={typed.note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
    </>
  )
}

type CheckProps = { label: string; isChecked: boolean; onCheck: (isChecked: boolean) => void }

const Check = ({ label, isChecked, onCheck }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={isChecked} onChange={({ target }) => onCheck(target.checked)} />
    {label}
  </label>
)
