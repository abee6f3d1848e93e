'use client'

import { MomentText } from '#collections/shared/admin/moment/moment-text.tsx'
import { trashDays } from '#domain/content/pages/page-trash.ts'
import type { PageBrand } from '#domain/content/pages/pages.contract.ts'
import type { TrashedPage } from '#domain/content/pages/trash.contract.ts'
import {
  Action,
  EmptyState,
  LoadedView,
  problemIn,
  SidePanel,
  tellDone,
  tellProblem,
  useAsk,
  useLoaded,
} from '#plugins/desk/kit.port.ts'

import { deleteForGood, readTrash, restorePage } from './deeds.ts'
import { addressOf } from './line-words.ts'
import styles from './pages.module.css'

type TrashPanelProps = {
  brands: readonly PageBrand[]
  timeZone: string
  onClose: () => void
  onRestored: () => void
}

/** What was deleted on screen, until when it can be brought back, and how. */
export function TrashPanel({ brands, timeZone, onClose, onRestored }: TrashPanelProps) {
  const trash = useLoaded('trash', (signal) => readTrash(fetch, { signal }))
  const { ask, asking } = useAsk()
  const restore = async ({ id, name }: TrashedPage) => {
    const answer = await restorePage(fetch, { params: { id } })
    if (!answer.ok) return tellProblem(problemIn(answer))
    tellDone(`„${name}“ ist wieder da, als Entwurf.`)
    trash.reload()
    onRestored()
  }
  const remove = async ({ id, name }: TrashedPage) => {
    if (!(await ask(deleting(name)))) return
    const answer = await deleteForGood(fetch, { params: { id } })
    if (!answer.ok) return tellProblem(problemIn(answer))
    tellDone(`„${name}“ ist gelöscht.`)
    trash.reload()
  }

  return (
    <SidePanel title="Papierkorb" onClose={onClose}>
      <p className={styles.hint}>Seiten bleiben {trashDays} Tage hier. Ihre Adressen sind inzwischen frei.</p>
      <LoadedView of={trash} rows={3}>
        {({ pages }) =>
          pages.length === 0 ? (
            <EmptyState title="Der Papierkorb ist leer." />
          ) : (
            <ul className={styles.trash}>
              {pages.map((page) => (
                <li key={page.id}>
                  <strong>{page.name}</strong>
                  <span className={styles.path}>
                    {addressOf(page)} · {brands.find(({ id }) => id === page.division)?.name}
                  </span>
                  <span className={styles.quiet}>
                    Gelöscht am <MomentText at={page.deletedAt} timeZone={timeZone} />, endgültig weg am{' '}
                    <MomentText at={page.goneAt} timeZone={timeZone} withTime={false} />
                  </span>
                  <div className={styles.deeds}>
                    <Action aria-label={`„${page.name}“ wiederherstellen`} onClick={() => void restore(page)}>
                      Wiederherstellen
                    </Action>
                    <Action
                      look="danger"
                      aria-label={`„${page.name}“ endgültig löschen`}
                      onClick={() => void remove(page)}
                    >
                      Endgültig löschen
                    </Action>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </LoadedView>
      {asking}
    </SidePanel>
  )
}

const deleting = (name: string) => ({
  title: `„${name}“ endgültig löschen?`,
  text: 'Die Seite und alle ihre früheren Stände sind danach weg.',
  confirm: 'Endgültig löschen',
  isDangerous: true,
})
