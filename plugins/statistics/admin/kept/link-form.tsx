'use client'

import { type FormEvent, useState } from 'react'

import { CopyButton } from '#collections/shared/admin/copy-button.tsx'
import { callOf } from '#domain/api/call-of.ts'
import type { SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import type { makeLinkContract } from '#domain/insight/statistics/shared-links.contract.ts'
import { latestLastDay, usualLastDay } from '#domain/insight/statistics/shared-links.ts'
import { Action, Field } from '#plugins/desk/kit.port.ts'

import styles from './kept.module.css'
import { keptTexts } from './kept.texts.ts'
import { NameField } from './name-field.tsx'
import { useStep } from './use-step.ts'

const makeLink = callOf<typeof makeLinkContract>('post', '/api/statistics/links')

type LinkFormProps = { view: SavedView; today: string; reload: () => void; onLeave: () => void }

/** Makes a link to a view; its address is shown once. */
export function LinkForm({ view, today, reload, onLeave }: LinkFormProps) {
  const [reader, setReader] = useState('')
  const [lastDay, setLastDay] = useState(usualLastDay(today))
  const [url, setUrl] = useState<string | null>(null)
  const { step, isSending, problem } = useStep(reload)
  const make = async (event: FormEvent) => {
    event.preventDefault()
    const send = () => makeLink(fetch, { body: { view: view.id, reader, lastDay } })
    const made = await step(send, `Link für „${reader.trim()}“ erstellt.`)
    if (made) setUrl(new URL(made.url, window.location.origin).href)
  }
  if (url !== null) return <MadeLink {...{ url, onLeave }} />

  return (
    <form className={styles.form} onSubmit={(event) => void make(event)}>
      <p className={styles.hint}>{keptTexts.linkHint}</p>
      <NameField
        label={`Für wen „${view.name}“ ist`}
        value={reader}
        problem={problem}
        hint="Zum Beispiel „Steuerberatung“. Nur Sie und die Administration sehen das."
        onType={setReader}
      />
      <Field label="Gilt bis einschließlich">
        {(id) => (
          <input
            id={id}
            type="date"
            required
            value={lastDay}
            min={today}
            max={latestLastDay(today)}
            onChange={({ target }) => setLastDay(target.value)}
          />
        )}
      </Field>
      <div className={styles.ways}>
        <Action onClick={onLeave}>Abbrechen</Action>
        <Action type="submit" look="main" disabled={isSending}>
          Link erstellen
        </Action>
      </div>
    </form>
  )
}

function MadeLink({ url, onLeave }: { url: string; onLeave: () => void }) {
  return (
    <div className={styles.form}>
      <Field label="Adresse zum Weitergeben">
        {(id) => (
          // Whoever has made it wants it next; it stands here this once.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <input id={id} readOnly autoFocus value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <p className={styles.hint}>{keptTexts.linkOnce}</p>
      <div className={styles.ways}>
        <CopyButton text={url} size="small" />
        <Action onClick={onLeave}>Fertig</Action>
      </div>
    </div>
  )
}
