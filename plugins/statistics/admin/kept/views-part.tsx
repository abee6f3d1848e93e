'use client'

import { type FormEvent, useId, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { saveViewContract } from '#domain/insight/statistics/saved-views.contract.ts'
import { Action, LoadedView } from '#plugins/desk/kit.port.ts'

import { type Choice, queryOf } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import styles from './kept.module.css'
import { keptTexts } from './kept.texts.ts'
import { LinksList, useLinks } from './links-list.tsx'
import { NameField } from './name-field.tsx'
import type { SavedViews } from './use-saved-views.ts'
import { useStep } from './use-step.ts'
import { ViewRow } from './view-row.tsx'

const saveView = callOf<typeof saveViewContract>('post', '/api/statistics/views')

type InWords = (choice: Choice) => string
type ViewsPartProps = { views: SavedViews; inWords: InWords; today: string; timeZone: string }

/** Saves what is looked at under a name, and shows all that is saved. */
export function ViewsPart({ views, inWords, today, timeZone }: ViewsPartProps) {
  const { loaded } = views
  const links = useLinks()

  return (
    <>
      <SaveForm {...{ inWords }} reload={loaded.reload} />
      <h3 className={styles.title}>Gespeichert</h3>
      <LoadedView of={loaded} rows={3} failed={keptTexts.failed}>
        {({ views: all }) =>
          all.length === 0 ? (
            <p className={styles.hint}>{keptTexts.noViews}</p>
          ) : (
            <ul className={styles.list}>
              {all.map((view) => (
                <ViewRow key={view.id} {...{ view, views, inWords, links, today }} />
              ))}
            </ul>
          )
        }
      </LoadedView>
      <LinksList {...{ links, timeZone }} />
    </>
  )
}

function SaveForm({ inWords, reload }: { inWords: InWords; reload: () => void }) {
  const id = useId()
  const { choice } = useChosen()
  const [name, setName] = useState('')
  const [isForAll, setIsForAll] = useState(false)
  const { step, isSending, problem } = useStep(reload)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const body = { name, query: queryOf(choice), isForAll }
    if (await step(() => saveView(fetch, { body }), `Ansicht „${name.trim()}“ gespeichert.`)) setName('')
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <p className={styles.hint}>{keptTexts.viewsHint}</p>
      <NameField label="Name der Ansicht" value={name} problem={problem} onType={setName} />
      <p className={styles.hint}>{inWords(choice)}</p>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          checked={isForAll}
          onChange={({ target }) => setIsForAll(target.checked)}
        />
        <label htmlFor={id}>{keptTexts.forAll}</label>
      </div>
      <div className={styles.ways}>
        <Action type="submit" look="main" disabled={isSending}>
          Ansicht speichern
        </Action>
      </div>
    </form>
  )
}
