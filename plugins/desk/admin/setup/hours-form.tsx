'use client'

import { useState } from 'react'

import { type Weekday, weekdayLabels, weekdays } from '#domain/time/weekdays.ts'

import { ErrorAt, StepForm } from './form-parts.tsx'
import styles from './setup.module.css'
import { send, useSaving } from './use-saving.ts'

type Day = { isOpen: boolean; from: string; to: string }
type Week = Record<Weekday, Day>

const usual: Day = { isOpen: true, from: '11:00', to: '22:00' }

/** The week as it usually is; holidays and several times a day are entered at the branch. */
export function HoursForm({ branch }: { branch: string }) {
  const { save, isBusy, errorAt, elsewhere } = useSaving()
  const [week, setWeek] = useState(() => Object.fromEntries(weekdays.map((day) => [day, usual])) as Week)
  const open = weekdays.filter((day) => week[day].isOpen)
  const openingHours = open.map((type) => ({ type, from: week[type].from, to: week[type].to }))
  const fieldsOf = (day: Weekday) =>
    (['from', 'to'] as const).map((end) => `openingHours.${open.indexOf(day)}.${end}`)
  const set = (day: Weekday, change: Partial<Day>) => setWeek({ ...week, [day]: { ...week[day], ...change } })

  return (
    <StepForm
      label="Öffnungszeiten speichern"
      isBusy={isBusy || open.length === 0}
      isUnsaved={weekdays.some((day) => week[day] !== usual)}
      problem={elsewhere(open.flatMap(fieldsOf))}
      onSave={() => void save(() => send('PATCH', `/branches/${branch}`, { openingHours }))}
    >
      <div className={styles.week}>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            name={weekdayLabels[day]}
            day={week[day]}
            error={fieldsOf(day).map(errorAt).find(Boolean)}
            onChange={(change) => set(day, change)}
          />
        ))}
      </div>
      {open.length === 0 && <p className={styles.hint}>An mindestens einem Tag muss geöffnet sein.</p>}
    </StepForm>
  )
}

type RowProps = {
  name: string
  day: Day
  error: string | undefined
  onChange: (change: Partial<Day>) => void
}

function DayRow({ name, day: { isOpen, from, to }, error, onChange }: RowProps) {
  return (
    <div className={styles.day}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isOpen}
          onChange={({ target }) => onChange({ isOpen: target.checked })}
        />
        {name}
      </label>
      {isOpen ? (
        <span className={styles.times}>
          <input
            type="time"
            value={from}
            aria-label={`${name} von`}
            onChange={({ target }) => onChange({ from: target.value })}
          />
          <span aria-hidden="true">–</span>
          <input
            type="time"
            value={to}
            aria-label={`${name} bis`}
            onChange={({ target }) => onChange({ to: target.value })}
          />
        </span>
      ) : (
        <span className={styles.hint}>geschlossen</span>
      )}
      <ErrorAt>{error}</ErrorAt>
    </div>
  )
}
