'use client'

import { FieldDescription, FieldError, FieldLabel, useField, useFormFields } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { DateFieldClientComponent } from 'payload'

import { nameOfZone } from '#domain/time/wall-time.ts'

import styles from './moment-field.module.css'
import { useTypedMoment } from './use-typed-moment.ts'
import { useOwnZone, useZoneOf } from './zones.tsx'

/** A stored instant, entered by the clock of the branch that the record belongs to. */
export const MomentField: DateFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path })
  const timeZone = useZoneOfForm()
  const { day, time, problem, choices, enter } = useTypedMoment({ value, setValue, timeZone })
  const isOff = readOnly || disabled
  const id = `field-${path.replaceAll('.', '__')}`
  const label = typeof field.label === 'string' ? field.label : path

  return (
    <div className={`field-type date-time-field ${showError ? 'error' : ''}`} style={mergeFieldStyles(field)}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError message={errorMessage} path={path} showError={showError} />
        <div className={styles.row}>
          <input
            aria-describedby={`${id}-hint`}
            disabled={isOff}
            id={id}
            name={path}
            onChange={(event) => enter({ day: event.target.value, time })}
            type="date"
            value={day}
          />
          <input
            aria-describedby={`${id}-hint`}
            aria-label={`${label}, Uhrzeit`}
            autoComplete="off"
            disabled={isOff}
            id={`${id}-time`}
            inputMode="numeric"
            maxLength={5}
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
              {choices.map(({ instant, name }) => (
                <option key={instant} value={instant}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </div>
        <p aria-live="polite" className={styles.hint} id={`${id}-hint`}>
          {problem ?? <ZoneHint timeZone={timeZone} />}
        </p>
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}

function ZoneHint({ timeZone }: { timeZone: string }) {
  const own = useOwnZone()

  return own === null || own === timeZone ? null : `Uhrzeit in ${nameOfZone(timeZone)}`
}

/** The zone of the open record, also while its branch is being chosen. */
function useZoneOfForm(): string {
  const branch = useFormFields(([fields]) => fields.branch?.value)
  const timeZone = useFormFields(([fields]) => fields.timeZone?.value)

  return useZoneOf({ branch, timeZone })
}
