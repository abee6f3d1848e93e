'use client'

import { useState } from 'react'

import { isReached } from '#domain/content/pages/page-state.ts'
import type { ListedPage } from '#domain/content/pages/pages.contract.ts'
import { problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { type Failed, restorePage, type Switch, switchPages, trashPages } from './deeds.ts'
import { countOfPages } from './line-words.ts'

const done: Record<Switch, string> = { publish: 'veröffentlicht', 'take-back': 'zurückgezogen' }

/** What is done to one page or to several at once; what of it could not be done stays until it is read. */
export function useSeveral(reload: () => void) {
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const { ask, asking } = useAsk()

  const switchAll = async (chosen: readonly ListedPage[], to: Switch) => {
    const meant = to === 'publish' ? chosen : chosen.filter(({ state }) => isReached(state))
    if (meant.length === 0) tellProblem('Davon ist nichts veröffentlicht.')
    if (meant.length === 0 || (to === 'take-back' && !(await ask(takingBack(meant))))) return []
    const notDone = await switchPages(meant, to)
    setFailed(notDone)
    if (notDone.length < meant.length) tellDone(wordsOf(meant, meant.length - notDone.length, to))
    reload()
    return idsWithout(chosen, notDone)
  }
  const trashAll = async (chosen: readonly ListedPage[]) => {
    const notDone = await trashPages(chosen)
    setFailed(notDone)
    const ids = idsWithout(chosen, notDone)
    if (ids.length > 0) {
      tellDone(`${countOfPages(ids.length)} im Papierkorb.`, () => restoreAll(ids).then(reload))
    }
    reload()
    return ids
  }

  return { switchAll, trashAll, failed, forgetFailed: () => setFailed([]), asking }
}

/** They come back as drafts, so nothing is seen of them by a press too many. */
async function restoreAll(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const answer = await restorePage(fetch, { params: { id } })
    if (!answer.ok) tellProblem(problemIn(answer))
  }
}

function idsWithout(pages: readonly ListedPage[], failed: readonly Failed[]): string[] {
  const left = new Set(failed.map(({ page }) => page.id))

  return pages.map(({ id }) => id).filter((id) => !left.has(id))
}

function wordsOf(pages: readonly ListedPage[], count: number, to: Switch): string {
  return pages.length === 1 ? `„${pages[0]?.name}“ ist ${done[to]}.` : `${countOfPages(count)} ${done[to]}.`
}

const takingBack = (pages: readonly ListedPage[]) => ({
  title:
    pages.length === 1 ? `„${pages[0]?.name}“ zurückziehen?` : `${countOfPages(pages.length)} zurückziehen?`,
  text: 'Besucher finden danach nichts mehr unter dieser Adresse. Der Inhalt bleibt als Entwurf erhalten.',
  confirm: 'Zurückziehen',
})
