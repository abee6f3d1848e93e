'use client'

import { useState } from 'react'

import { isReached } from '#domain/content/pages/page-state.ts'
import type { ListedPage, PageBrand } from '#domain/content/pages/pages.contract.ts'
import { problemIn, tellDone, tellProblem, useAsk } from '#plugins/desk/kit.port.ts'

import { copyPage, type Failed, orderPages, type Switch, switchPages } from './deeds.ts'
import { cardsBeside, type DropPlace, orderShifted, orderWith } from './drop-place.ts'
import { countOfPages } from './line-words.ts'
import { MenuDialog } from './menu-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { PageDeeds } from './page-panel.tsx'
import type { TreeLine } from './tree-lines.ts'

type Given = {
  brands: readonly PageBrand[]
  pages: readonly ListedPage[]
  lines: readonly TreeLine[]
  reload: () => void
  onCopied: (id: string) => void
}

type Asked =
  | { kind: 'move'; page: ListedPage; under: string | null | undefined }
  | { kind: 'menu'; page: ListedPage }

const done: Record<Switch, string> = { publish: 'veröffentlicht', 'take-back': 'zurückgezogen' }

/** What is done to pages, the dialogs that ask about it, and what could not be done. */
export function usePageDeeds({ brands, pages, lines, reload, onCopied }: Given) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const { ask, asking } = useAsk()
  const leave = () => setAsked(null)
  const after = (text: string) => {
    leave()
    tellDone(text)
    reload()
  }

  const switchAll = async (chosen: readonly ListedPage[], to: Switch) => {
    const meant = to === 'publish' ? chosen : chosen.filter(({ state }) => isReached(state))
    if (meant.length === 0) tellProblem('Davon ist nichts veröffentlicht.')
    if (meant.length === 0 || (to === 'take-back' && !(await ask(takingBack(meant))))) return []
    const notDone = await switchPages(meant, to)
    setFailed(notDone)
    if (notDone.length < meant.length) tellDone(wordsOf(meant, meant.length - notDone.length, to))
    reload()
    const left = new Set(notDone.map(({ page }) => page.id))
    return chosen.map(({ id }) => id).filter((id) => !left.has(id))
  }
  const order = async (ids: string[] | null) => {
    if (!ids) return
    const answer = await orderPages(fetch, { body: { ids } })
    if (answer.ok) after('Die Reihenfolge ist geändert.')
    else tellProblem(problemIn(answer))
  }
  const copy = async (page: ListedPage) => {
    const answer = await copyPage(fetch, { body: { id: page.id } })
    if (!answer.ok) return tellProblem(problemIn(answer))
    const { copies } = answer.body
    after(copies.length === 1 ? 'Die Kopie ist ein Entwurf.' : `${copies.length} Kopien sind Entwürfe.`)
    if (copies[0]) onCopied(copies[0].id)
  }
  const deeds: PageDeeds = {
    onSwitch: (page, to) => void switchAll([page], to),
    onMove: (page) => setAsked({ kind: 'move', page, under: undefined }),
    onShift: (page, by) => void order(orderShifted(cardsBeside(lines, page), page.id, by)),
    onMenu: (page) => setAsked({ kind: 'menu', page }),
    onCopy: (page) => void copy(page),
  }
  const onDrop = (page: ListedPage, place: DropPlace) => {
    if (place.kind === 'below') setAsked({ kind: 'move', page, under: place.under })
    else void order(orderWith(cardsBeside(lines, page), page.id, place))
  }

  return {
    deeds,
    onDrop,
    switchAll,
    failed,
    forgetFailed: () => setFailed([]),
    dialogs: (
      <>
        {asking}
        {asked?.kind === 'move' && (
          <MoveDialog
            page={asked.page}
            under={asked.under}
            pages={pages.filter(({ division }) => division === asked.page.division)}
            onMoved={(moves) => after(`${countOfPages(moves.length)} verschoben.`)}
            onLeave={leave}
          />
        )}
        {asked?.kind === 'menu' && (
          <MenuDialog
            page={asked.page}
            brands={brands}
            onAdded={(menu) => after(`„${asked.page.name}“ steht jetzt im Menü „${menu}“.`)}
            onLeave={leave}
          />
        )}
      </>
    ),
  }
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
