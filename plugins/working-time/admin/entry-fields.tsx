'use client'

import type { ComponentProps } from 'react'

import type { TypedBreak, TypedEntry } from '#domain/workforce/ledger/typed-entry.ts'
import { Action, Field } from '#plugins/desk/kit.port.ts'

import styles from './times.module.css'

type EntryFieldsProps = { typed: TypedEntry; onChange: (changed: Partial<TypedEntry>) => void }

const clock = { inputMode: 'numeric', maxLength: 5, placeholder: '00:00' } as const

/** Day, begin, end, breaks and reason, times by the clock of the branch. */
export function EntryFields({ typed, onChange }: EntryFieldsProps) {
  const changeBreak = (index: number, changed: Partial<TypedBreak>) =>
    onChange({ breaks: typed.breaks.map((each, at) => (at === index ? { ...each, ...changed } : each)) })

  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Tag"
          isWide
          type="date"
          max="2999-12-31"
          value={typed.day}
          onText={(day) => onChange({ day })}
        />
        <TextField label="Beginn" {...clock} value={typed.from} onText={(from) => onChange({ from })} />
        <TextField label="Ende" {...clock} value={typed.to} onText={(to) => onChange({ to })} />
      </div>
      {typed.breaks.map((rest, index) => (
        <fieldset key={index} className={styles.fields}>
          <legend>{`${index + 1}. Pause`}</legend>
          <TextField
            label="Von"
            {...clock}
            value={rest.from}
            onText={(from) => changeBreak(index, { from })}
          />
          <TextField label="Bis" {...clock} value={rest.to} onText={(to) => changeBreak(index, { to })} />
          <Action
            look="quiet"
            aria-label={`${index + 1}. Pause entfernen`}
            onClick={() => onChange({ breaks: typed.breaks.filter((_, at) => at !== index) })}
          >
            Entfernen
          </Action>
        </fieldset>
      ))}
      <Action onClick={() => onChange({ breaks: [...typed.breaks, { from: '', to: '' }] })}>
        Pause hinzufügen
      </Action>
      <Field label="Begründung">
        {(id) => (
          <textarea
            id={id}
            rows={2}
            maxLength={1000}
            value={typed.reason}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
        )}
      </Field>
    </>
  )
}

type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'id'> & {
  label: string
  isWide?: boolean
  onText: (text: string) => void
}

/** A line of text with its label above it. */
export const TextField = ({ label, isWide = false, onText, ...input }: TextFieldProps) => (
  <Field label={label} isWide={isWide}>
    {(id) => <input autoComplete="off" {...input} id={id} onChange={({ target }) => onText(target.value)} />}
  </Field>
)
