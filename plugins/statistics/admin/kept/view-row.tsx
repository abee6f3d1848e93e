'use client'

import { type FormEvent, type MouseEvent, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  changeViewContract,
  dropViewContract,
  SavedView,
} from '#domain/insight/statistics/saved-views.contract.ts'
import { Action, useAsk } from '#plugins/desk/kit.port.ts'

import { addressNames, type Choice, queryOf, readChoice } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'
import styles from './kept.module.css'
import { keptTexts } from './kept.texts.ts'
import { LinkForm } from './link-form.tsx'
import { NameField } from './name-field.tsx'
import type { SavedViews } from './use-saved-views.ts'
import { type Step, useStep } from './use-step.ts'

const changeView = callOf<typeof changeViewContract>('patch', '/api/statistics/views/{id}')
const dropView = callOf<typeof dropViewContract>('delete', '/api/statistics/views/{id}')

type ViewRowProps = {
  view: SavedView
  views: SavedViews
  inWords: (choice: Choice) => string
  links: Reloaded
  today: string
}
type Reloaded = { reload: () => void }

/** A view under a name: opened by a press, or by whoever is sent its link. */
export function ViewRow({ view, views, inWords, links, today }: ViewRowProps) {
  const [doing, setDoing] = useState<'rename' | 'share' | null>(null)
  const leave = () => setDoing(null)
  const { choice } = useChosen()
  const step = useStep(views.loaded.reload)
  const shown = readChoice(new URLSearchParams(view.query), choice.range.to)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    views.open(view)
  }

  return (
    <li className={styles.row}>
      <a className={styles.name} href={`?${addressNames.view}=${view.id}`} onClick={open}>
        {view.name}
      </a>
      <p className={styles.hint}>
        {`${view.isForAll ? keptTexts.ofAll : keptTexts.own} · ${inWords(shown)}`}
      </p>
      {doing === 'rename' && <RenameForm {...{ view, step }} onLeave={leave} />}
      {doing === 'share' && <LinkForm {...{ view, today }} reload={links.reload} onLeave={leave} />}
      {doing === null && <ViewDeeds {...{ view, step, links }} onDo={setDoing} />}
    </li>
  )
}

type DeedsProps = { view: SavedView; step: Step; links: Reloaded; onDo: (what: 'rename' | 'share') => void }

function ViewDeeds({ view: { id, name, query, isForAll }, step, links, onDo }: DeedsProps) {
  const { choice } = useChosen()
  const { ask, asking } = useAsk()
  const now = queryOf(choice)
  const change = async (body: { query?: string; isForAll?: true }, done: string) => {
    await step.step(() => changeView(fetch, { params: { id }, body }), done)
    // Links of others may have ended with it.
    links.reload()
  }
  const drop = async () => {
    const answered = await ask({
      title: `„${name}“ löschen?`,
      text: 'Geteilte Links zu dieser Ansicht gelten dann nicht mehr.',
      confirm: 'Löschen',
      isDangerous: true,
    })
    if (!answered) return
    await step.step(() => dropView(fetch, { params: { id } }), `„${name}“ gelöscht.`)
    links.reload()
  }
  const of = <span className={styles.unseen}>{` „${name}“`}</span>

  return (
    <div className={styles.ways}>
      <Action look="quiet" onClick={() => onDo('share')}>
        Teilen{of}
      </Action>
      <Action look="quiet" onClick={() => onDo('rename')}>
        Umbenennen{of}
      </Action>
      {query !== now && (
        <Action
          look="quiet"
          onClick={() => void change({ query: now }, `„${name}“ zeigt jetzt diese Auswahl.`)}
        >
          Durch jetzige Auswahl ersetzen{of}
        </Action>
      )}
      {!isForAll && (
        <Action
          look="quiet"
          onClick={() => void change({ isForAll: true }, `„${name}“ ist jetzt für alle da.`)}
        >
          Für alle freigeben{of}
        </Action>
      )}
      <Action look="quiet" onClick={() => void drop()}>
        Löschen{of}
      </Action>
      {step.problem !== null && (
        <p className={styles.said} data-problem role="alert">
          {step.problem}
        </p>
      )}
      {asking}
    </div>
  )
}

type RenameProps = { view: SavedView; step: Step; onLeave: () => void }

function RenameForm({ view, step: { step, isSending, problem }, onLeave }: RenameProps) {
  const [name, setName] = useState(view.name)
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const send = () => changeView(fetch, { params: { id: view.id }, body: { name } })
    if (await step(send, `Heißt jetzt „${name.trim()}“.`)) onLeave()
  }

  return (
    <form className={styles.form} onSubmit={(event) => void rename(event)}>
      <NameField label={`Neuer Name für „${view.name}“`} value={name} problem={problem} onType={setName} />
      <div className={styles.ways}>
        <Action onClick={onLeave}>Abbrechen</Action>
        <Action type="submit" look="main" disabled={isSending}>
          Umbenennen
        </Action>
      </div>
    </form>
  )
}
