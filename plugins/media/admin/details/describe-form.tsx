'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'

import type { Medium } from '#domain/content/media/media.contract.ts'
import { Action, Field, problemIn, tellDone } from '#plugins/desk/kit.port.ts'

import { changeImage } from '../calls.ts'
import styles from './details.module.css'

type DescribeFormProps = {
  medium: Medium
  mayChange: boolean
  /** Whether another one without a description follows. */
  hasNext: boolean
  /** Whoever describes one after the other begins to type at once. */
  isAskedFor: boolean
  onDescribed: (alt: string) => void
}

/** What a picture shows, in a sentence for people who do not see it. */
export function DescribeForm({ medium, mayChange, hasNext, isAskedFor, onDescribed }: DescribeFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [alt, setAlt] = useState(medium.alt ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  // After the panel, which takes the focus as it opens.
  useEffect(() => {
    if (isAskedFor) queueMicrotask(() => field.current?.focus())
  }, [isAskedFor])
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!alt.trim()) return setProblem('Bitte beschreiben Sie in einem Satz, was zu sehen ist.')
    setIsSending(true)
    const answer = await changeImage(fetch, { params: { id: medium.id }, body: { alt: alt.trim() } })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    setProblem(null)
    tellDone('Die Beschreibung ist gespeichert.')
    onDescribed(alt.trim())
  }

  return (
    <form className={styles.describe} noValidate onSubmit={(event) => void send(event)}>
      <Field label="Bildbeschreibung">
        {(id) => (
          <textarea
            ref={field}
            id={id}
            rows={2}
            value={alt}
            maxLength={300}
            readOnly={!mayChange}
            aria-invalid={problem !== null || undefined}
            placeholder="Teller mit Wiener Schnitzel und Zitrone"
            onChange={({ target }) => setAlt(target.value)}
          />
        )}
      </Field>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {mayChange && (
        <Action
          type="submit"
          look={medium.alt === '' ? 'main' : 'plain'}
          disabled={isSending || alt.trim() === medium.alt}
        >
          {hasNext ? 'Speichern und nächstes' : 'Beschreibung speichern'}
        </Action>
      )}
    </form>
  )
}
