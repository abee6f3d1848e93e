'use client'

import { useId } from 'react'

import type { AbsenceType } from '#domain/workforce/absence.ts'

import { Field } from './entry-fields.tsx'
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
  const id = useId()
  // Most absences are of one day, so the last one follows the first until it is another.
  const begin = (firstDay: string) =>
    onChange({ firstDay, ...(typed.lastDay === typed.firstDay && { lastDay: firstDay }) })

  return (
    <>
      <div className={styles.fields}>
        <Field label="Erster Tag" {...day} value={typed.firstDay} onText={begin} />
        <Field
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
      <div className={styles.field}>
        <label htmlFor={id}>Notiz</label>
        <textarea
          id={id}
          rows={2}
          maxLength={1000}
          value={typed.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
      </div>
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

type ChoiceProps = {
  label: string
  value: string
  choices: readonly (readonly [value: string, label: string])[]
  onChoose: (value: string) => void
}

export function AbsenceChoice({ label, value, choices, onChoose }: ChoiceProps) {
  const id = useId()

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
