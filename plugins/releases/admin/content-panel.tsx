'use client'

import { Button, useDocumentInfo } from '@payloadcms/ui'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { useZoneOf } from '#collections/shared/admin/moment/zones.tsx'
import { Quiet } from '#collections/shared/admin/side-panel.tsx'
import { releaseStates } from '#domain/content/releases/release-rules.ts'
import type { ReleaseContent } from '#domain/content/releases/releases.contract.ts'

import { AddPart } from './add-part.tsx'
import { addItem, checkRelease, planRelease, publishRelease, removeItem, unplanRelease } from './calls.ts'
import { ItemList } from './item-list.tsx'
import { PlanPart } from './plan-part.tsx'
import styles from './releases.module.css'
import { useContent } from './use-content.ts'

/** What goes out together: each with what it changes and what keeps it, and the press that lets all of it out. */
export function ContentPanel() {
  const { id, isTrashed } = useDocumentInfo()
  if (isTrashed) return null
  if (!id) return <Quiet>Sobald sie gespeichert ist, kommen hier die Einträge hinein.</Quiet>

  return <OfRelease id={String(id)} key={id} />
}

function OfRelease({ id }: { id: string }) {
  const { content, problems, isBusy, ask } = useContent(id)
  const params = { id }
  const publish = async () => {
    if (!(await ask(publishRelease(fetch, { params })))) return
    // No form of the panel loads the kit before somebody needs it.
    const { tellDone } = await import('#plugins/desk/kit.port.ts')
    tellDone('Alles ist veröffentlicht.')
  }
  if (!content) return <Problems problems={problems} />
  const isOut = content.state === 'published'

  return (
    <section aria-labelledby="release-content" className={styles.content}>
      <h2 id="release-content">Was zusammen hinausgeht</h2>
      <div aria-live="polite">
        <Standing content={content} />
      </div>
      <ItemList
        items={content.items}
        isOut={isOut}
        onRemove={({ of, record }) => void ask(removeItem(fetch, { params: { id, of, record } }))}
      />
      <Problems problems={problems} />
      {!isOut && (
        <>
          <AddPart
            offered={content.offered}
            isBusy={isBusy}
            onAdd={({ of, record }) => ask(addItem(fetch, { params, body: { of, record } }))}
          />
          <div className={styles.deeds}>
            <Button
              disabled={isBusy || content.items.length === 0}
              margin={false}
              onClick={() => void publish()}
            >
              Alles jetzt veröffentlichen
            </Button>
            <Button
              buttonStyle="secondary"
              disabled={isBusy || content.items.length === 0}
              margin={false}
              onClick={() => void ask(checkRelease(fetch, { params }))}
            >
              Prüfen
            </Button>
          </div>
          <PlanPart
            content={content}
            isBusy={isBusy}
            onPlan={(at) => ask(planRelease(fetch, { params, body: { at } }))}
            onUnplan={() => ask(unplanRelease(fetch, { params }))}
          />
        </>
      )}
    </section>
  )
}

/** Releases go by the clock of the house. */
const ofNoBranch = {}

function Standing({
  content: { state, plannedAt, publishedAt, problem, items },
}: {
  content: ReleaseContent
}) {
  const timeZone = useZoneOf(ofNoBranch)
  const at = state === 'published' ? publishedAt : state === 'planned' ? plannedAt : null
  const kept = items.filter(({ reasons }) => reasons.length > 0).length

  return (
    <p className={styles.standing} data-state={state}>
      <strong>{releaseStates[state]}</strong>
      {at && (
        <>
          {state === 'planned' ? ' für ' : ' am '}
          <MomentText at={at} timeZone={timeZone} />
        </>
      )}
      {state !== 'published' &&
        items.length > 0 &&
        ` · ${kept === 0 ? 'alles darf hinaus' : keptWords(kept)}`}
      {state === 'failed' && problem !== '' && <span className={styles.reason}>{problem}</span>}
    </p>
  )
}

const keptWords = (kept: number): string =>
  kept === 1 ? 'ein Eintrag hält die anderen auf' : `${kept} Einträge halten die anderen auf`

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null

  return (
    <ul className={styles.problems} role="alert">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}
