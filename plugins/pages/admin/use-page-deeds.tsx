'use client'

import { useState } from 'react'

import type { ListedPage, PageBrand } from '#domain/content/pages/pages.contract.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

import { copyPage, orderPages } from './deeds.ts'
import { cardsBeside, type DropPlace, orderShifted, orderWith } from './drop-place.ts'
import { countOfPages } from './line-words.ts'
import { MenuDialog } from './menu-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import type { PageDeeds } from './page-panel.tsx'
import type { TreeLine } from './tree-lines.ts'
import { useSeveral } from './use-several.tsx'

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

/** What is done to pages, and the dialogs that ask about it. */
export function usePageDeeds({ brands, pages, lines, reload, onCopied }: Given) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const { asking, ...several } = useSeveral(reload)
  const after = (text: string) => {
    setAsked(null)
    tellDone(text)
    reload()
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
    onSwitch: (page, to) => void several.switchAll([page], to),
    onMove: (page) => setAsked({ kind: 'move', page, under: undefined }),
    onShift: (page, by) => void order(orderShifted(cardsBeside(lines, page), page.id, by)),
    onMenu: (page) => setAsked({ kind: 'menu', page }),
    onCopy: (page) => void copy(page),
    onTrash: (page) => void several.trashAll([page]),
  }
  const onDrop = (page: ListedPage, place: DropPlace) => {
    if (place.kind === 'below') setAsked({ kind: 'move', page, under: place.under })
    else void order(orderWith(cardsBeside(lines, page), page.id, place))
  }
  const dialogs = (
    <>
      {asking}
      {asked && <Dialog {...{ asked, brands, pages, after }} onLeave={() => setAsked(null)} />}
    </>
  )

  return { ...several, deeds, onDrop, dialogs }
}

type DialogProps = Pick<Given, 'brands' | 'pages'> & {
  asked: Asked
  after: (text: string) => void
  onLeave: () => void
}

function Dialog({ asked, brands, pages, after, onLeave }: DialogProps) {
  const { page } = asked
  if (asked.kind === 'menu')
    return (
      <MenuDialog
        {...{ page, brands, onLeave }}
        onAdded={(menu) => after(`„${page.name}“ steht jetzt im Menü „${menu}“.`)}
      />
    )

  return (
    <MoveDialog
      {...{ page, onLeave }}
      under={asked.under}
      pages={pages.filter(({ division }) => division === page.division)}
      onMoved={(moves) => after(`${countOfPages(moves.length)} verschoben.`)}
    />
  )
}
