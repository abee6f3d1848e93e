'use client'

import { type FormEvent, useId, useState } from 'react'

import type { Medium } from '#domain/content/media/media.contract.ts'
import { mediaKindOf } from '#domain/content/media/media-terms.ts'
import {
  Action,
  DeskDialog,
  Field,
  LoadedView,
  problemIn,
  tellDone,
  useLoaded,
} from '#plugins/desk/kit.port.ts'

import { listMedia, replaceMedium } from '../calls.ts'
import { keyOf } from '../media-key.ts'
import { Thumbnail } from '../thumbnail.tsx'
import styles from './details.module.css'
import type { Places } from './places-list.tsx'

type ReplaceDialogProps = {
  medium: Medium
  places: Places
  onReplaced: () => void
  onLeave: () => void
}

/** Another medium in the place of this one, everywhere: it says before where, and does it at all places or at none. */
export function ReplaceDialog({ medium, places, onReplaced, onLeave }: ReplaceDialogProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<Medium | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const kind = mediaKindOf(medium.mimeType)
  const found = useLoaded(`${kind} ${search}`, (signal) =>
    listMedia(fetch, { signal, query: { kind, search: search.trim() || undefined, order: 'newest' } }),
  )
  const closed = places.places.filter(({ mayChange }) => !mayChange).length
  const isOther = (each: Medium) => each.collection === medium.collection && each.id !== medium.id

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!chosen) return setProblem('Bitte wählen Sie, was an die Stelle tritt.')
    setIsSending(true)
    const { collection, id } = medium
    const answer = await replaceMedium(fetch, { params: { collection, id }, body: { by: chosen.id } })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    tellDone(`Ersetzt durch „${chosen.title}“: ${countWords(answer.body.changed)}.`)
    onReplaced()
  }

  return (
    <DeskDialog titleId={id} className={styles.replace} onLeave={onLeave}>
      <form noValidate onSubmit={(event) => void send(event)}>
        <h2 id={id}>Überall ersetzen</h2>
        <p>
          {`„${medium.title}“ wird an ${countWords(places.places.length)} ersetzt, auf einmal und auch in Entwürfen.`}
          {closed > 0 && ` ${closed} davon dürfen Sie nicht ändern; dann bleibt alles, wie es ist.`}
        </p>
        <Field label="Suche nach Beschreibung, Dateiname oder Schlagwort">
          {(field) => (
            <input
              id={field}
              type="search"
              value={search}
              maxLength={200}
              autoComplete="off"
              onChange={({ target }) => setSearch(target.value)}
            />
          )}
        </Field>
        <LoadedView of={found} rows={2}>
          {({ media }) => (
            <div role="radiogroup" aria-label="Was an die Stelle tritt" className={styles.choices}>
              {media.filter(isOther).map((each) => (
                <label key={keyOf(each)} title={each.title}>
                  <input
                    type="radio"
                    name={`${id}-by`}
                    aria-label={each.title}
                    checked={chosen?.id === each.id}
                    onChange={() => setChosen(each)}
                  />
                  <Thumbnail medium={each} sizes="8rem" />
                </label>
              ))}
            </div>
          )}
        </LoadedView>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.ways}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending || !chosen}>
            {`An ${countWords(places.places.length)} ersetzen`}
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}

const countWords = (count: number): string => (count === 1 ? 'einer Stelle' : `${count} Stellen`)
