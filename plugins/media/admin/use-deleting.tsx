'use client'

import { type ReactNode, useId, useState } from 'react'

import { Action, DeskDialog, problemIn, tellDone, useAsk } from '#plugins/desk/kit.port.ts'

import { removeMedium } from './calls.ts'
import { namedBy } from './media-key.ts'
import styles from './media.module.css'

type Refusal = { key: string; title: string; reason: string }
type Wanted = { key: string; title: string }
const mostAtOnce = 4

/** Deletes media after a question; what is still used stays, and it is said where. */
export function useDeleting(onDeleted: (keys: string[]) => void): {
  remove: (wanted: readonly Wanted[]) => Promise<void>
  asking: ReactNode
} {
  const { ask, asking } = useAsk()
  const [refused, setRefused] = useState<readonly Refusal[]>([])

  const remove = async (wanted: readonly Wanted[]) => {
    const [first] = wanted
    if (!first || !(await ask(questionAbout(wanted, first.title)))) return
    const refusals = await removeAll(wanted)
    const gone = wanted.filter(({ key }) => !refusals.some((each) => each.key === key))
    if (gone.length > 0)
      tellDone(
        gone.length === 1 ? `„${gone[0]?.title}“ ist gelöscht.` : `${gone.length} Medien sind gelöscht.`,
      )
    setRefused(refusals)
    onDeleted(gone.map(({ key }) => key))
  }

  return {
    remove,
    asking: (
      <>
        {asking}
        {refused.length > 0 && <RefusedDialog refused={refused} onLeave={() => setRefused([])} />}
      </>
    ),
  }
}

const questionAbout = (wanted: readonly Wanted[], title: string) => ({
  title: wanted.length === 1 ? `„${title}“ löschen?` : `${wanted.length} Medien löschen?`,
  text: 'Das lässt sich nicht zurücknehmen. Was noch verwendet wird, bleibt.',
  confirm: 'Löschen',
  isDangerous: true,
})

/** A few at once, each for itself. */
async function removeAll(wanted: readonly Wanted[]): Promise<Refusal[]> {
  const refusals: Refusal[] = []
  for (let from = 0; from < wanted.length; from += mostAtOnce) {
    const some = wanted.slice(from, from + mostAtOnce)
    const answers = await Promise.all(some.map(({ key }) => removeOne(key)))
    refusals.push(
      ...some.flatMap(({ key, title }, index) => {
        const reason = answers[index] ?? null
        return reason === null ? [] : [{ key, title, reason }]
      }),
    )
  }

  return refusals
}

async function removeOne(key: string): Promise<string | null> {
  const named = namedBy(key)
  if (!named) return null
  const answer = await removeMedium[named.collection](fetch, { params: { id: named.id } })

  return answer.ok ? null : problemIn(answer)
}

function RefusedDialog({ refused, onLeave }: { refused: readonly Refusal[]; onLeave: () => void }) {
  const id = useId()

  return (
    <DeskDialog role="alertdialog" titleId={id} onLeave={onLeave}>
      <h2 id={id}>
        {refused.length === 1 ? 'Nicht gelöscht' : `${refused.length} Medien sind nicht gelöscht`}
      </h2>
      <ul className={styles.refused}>
        {refused.map(({ key, title, reason }) => (
          <li key={key}>
            <strong>{title}</strong> {reason}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Action look="main" onClick={onLeave}>
          Verstanden
        </Action>
      </div>
    </DeskDialog>
  )
}
