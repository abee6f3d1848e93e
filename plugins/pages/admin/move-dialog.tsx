'use client'

import { type FormEvent, useId, useState } from 'react'

import { liesBelow, linesOf, pageTreeOf, parentPath } from '#domain/content/pages/page-tree.ts'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { type MovedPage, planMove } from '#domain/content/pages/plan-move.ts'
import { Action, ChoiceField, DeskDialog, problemIn } from '#plugins/desk/kit.port.ts'

import { movePage } from './deeds.ts'
import styles from './pages.module.css'

type MoveDialogProps = {
  page: ListedPage
  /** All of its brand. */
  pages: readonly ListedPage[]
  /** Where it was let go, if it was dragged; undefined where that is still to be chosen. */
  under: string | null | undefined
  onMoved: (moves: readonly MovedPage[]) => void
  onLeave: () => void
}

/** In the list of places the top is no path. */
const top = '/'

/** Where a page shall lie, and which addresses change by that, before anything does. */
export function MoveDialog({ page, pages, under, onMoved, onLeave }: MoveDialogProps) {
  const id = useId()
  const [chosen, setChosen] = useState(under === undefined ? (parentPath(page.path) ?? top) : (under ?? top))
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const target = chosen === top ? null : chosen
  const plan = planMove(pages, { id: page.id, under: target })
  const move = async (event: FormEvent) => {
    event.preventDefault()
    if ('problem' in plan) return setProblem(plan.problem.message)
    setIsSending(true)
    const answer = await movePage(fetch, { body: { id: page.id, from: page.path, under: target } })
    setIsSending(false)
    if (!answer.ok) return setProblem(problemIn(answer))
    onMoved(answer.body.moves)
  }

  return (
    <DeskDialog titleId={id} onLeave={onLeave}>
      <h2 id={id}>„{page.name}“ verschieben</h2>
      <form className={styles.form} noValidate onSubmit={(event) => void move(event)}>
        <ChoiceField
          label="Liegt unter"
          value={chosen}
          choices={placesFor(page, pages)}
          onChoose={(path) => {
            setProblem(null)
            setChosen(path)
          }}
        />
        <div aria-live="polite">
          <Preview plan={plan} />
        </div>
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Action onClick={onLeave}>Abbrechen</Action>
          <Action type="submit" look="main" disabled={isSending || 'problem' in plan}>
            Verschieben
          </Action>
        </div>
      </form>
    </DeskDialog>
  )
}

function Preview({ plan }: { plan: ReturnType<typeof planMove> }) {
  if ('problem' in plan) return <p className={styles.hint}>{plan.problem.message}</p>

  return (
    <>
      <p className={styles.hint}>
        {plan.moves.length === 1
          ? 'Diese Adresse ändert sich; die alte leitet weiter:'
          : `Diese ${plan.moves.length} Adressen ändern sich; die alten leiten weiter:`}
      </p>
      <ul className={styles.moves}>
        {plan.moves.map(({ id, from, to }) => (
          <li key={id}>
            <s>/{from}</s> → <strong>/{to}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Every place of the brand but those below the page itself, as deep as they are. */
function placesFor(page: ListedPage, pages: readonly ListedPage[]): [string, string][] {
  const lines = linesOf(pageTreeOf(pages), new Set())
  const places = lines.flatMap(({ path, level, page: at }): [string, string][] => {
    if (at?.type === 'custom_home' || path === page.path || liesBelow(path, page.path)) return []
    return [[path, `${'\u2003'.repeat(level - 1)}${at ? `${at.name} (/${path})` : `/${path}`}`]]
  })

  return [[top, 'nichts: ganz oben'], ...places]
}
