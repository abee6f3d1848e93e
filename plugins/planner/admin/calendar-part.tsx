'use client'

import { useId, useState } from 'react'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { makeFeedContract, revokeFeedContract } from '#domain/workforce/planning/plan-steps.contract.ts'
import { Action, Field, problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import styles from './plan.module.css'

const makeFeed = callOf<typeof makeFeedContract>('post', '/api/working-schedules/calendar')
const revokeFeed = callOf<typeof revokeFeedContract>('delete', '/api/working-schedules/calendar')

/** The own shifts in the calendar of the own telephone, by an address that is shown once. */
export function CalendarPart({ hasCalendar, reload }: { hasCalendar: boolean; reload: () => void }) {
  const id = useId()
  const [url, setUrl] = useState<string | null>(null)
  const { ask, asking } = useAsk()

  const make = async () => {
    const text = 'Kalender, in denen die bisherige Adresse steht, zeigen dann nichts Neues mehr.'
    if (hasCalendar && !(await ask({ title: 'Neue Adresse erstellen?', text, confirm: 'Erstellen' }))) return
    const answer = await makeFeed(fetch, {})
    if (!answer.ok) return tellProblem(problemIn(answer))
    setUrl(new URL(answer.body.url, window.location.origin).href)
    reload()
  }
  const revoke = async () => {
    const answer = await revokeFeed(fetch, {})
    if (!answer.ok) return tellProblem(problemIn(answer))
    setUrl(null)
    tellDone('Die Adresse gilt nicht mehr.')
    reload()
  }

  return (
    <section className={styles.swaps} aria-labelledby={id}>
      <h2 id={id}>Kalender</h2>
      <p className={styles.hint}>
        Mit einer geheimen Adresse zeigt der Kalender Ihres Telefons Ihre Schichten und hält sie aktuell. Wer
        die Adresse kennt, sieht sie ebenso.
      </p>
      {url && (
        <Field label="Adresse, nur jetzt zu sehen">
          {(id) => <input id={id} value={url} readOnly onFocus={({ target }) => target.select()} />}
        </Field>
      )}
      <div className={styles.ways}>
        {url && <CopyButton key={url} size="small" text={url} />}
        <Action onClick={() => void make()}>
          {hasCalendar ? 'Neue Adresse erstellen' : 'Adresse erstellen'}
        </Action>
        {hasCalendar && (
          <Action look="quiet" onClick={() => void revoke()}>
            Adresse ungültig machen
          </Action>
        )}
      </div>
      {asking}
    </section>
  )
}
