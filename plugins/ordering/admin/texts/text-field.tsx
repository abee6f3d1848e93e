'use client'

import { useId } from 'react'

import type { TextPart } from '#domain/operations/messages/message-text.ts'
import { mostLetters, textPartLabels } from '#domain/operations/messages/message-texts.ts'

import styles from './texts.module.css'

type FieldProps = {
  part: TextPart
  value: string
  /** What goes out where nothing is written. */
  usual: string
  problem: string | null
  onFocus: () => void
  /** Where the next word would stand. */
  onLeave: (at: number) => void
  onText: (text: string) => void
}

const rows: Readonly<Record<TextPart, number>> = { subject: 1, intro: 4, sms: 3 }

/** A part of a message, with what it says as long as it is empty. */
export function TextField({ part, value, usual, problem, onFocus, onLeave, onText }: FieldProps) {
  const id = useId()

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{textPartLabels[part]}</label>
      <textarea
        id={id}
        rows={rows[part]}
        style={{ minBlockSize: `max(var(--desk-control), ${rows[part]}lh + 1.1rem)` }}
        maxLength={mostLetters[part] * 2}
        value={value}
        placeholder={usual}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onFocus={onFocus}
        onBlur={({ target }) => onLeave(target.selectionEnd)}
        onChange={({ target }) =>
          onText(part === 'subject' ? target.value.replaceAll('\n', ' ') : target.value)
        }
      />
      <p id={`${id}-problem`} role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}
