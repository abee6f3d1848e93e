'use client'

import { type ReactNode, useMemo } from 'react'

import { pageMarkLabels, pageStateLabels } from '#domain/content/pages/page-state.ts'
import type { ListedPage, PageBrand } from '#domain/content/pages/pages.contract.ts'
import { siteTypeLabels } from '#domain/content/site-types.ts'
import type { DeskViewProps } from '#plugins/desk/desk.port.ts'
import * as kit from '#plugins/desk/kit.port.ts'

import { type Failed, readTree } from './deeds.ts'
import { cardsBeside } from './drop-place.ts'
import { PagePanel } from './page-panel.tsx'
import { type BulkDeed, PageTree } from './page-tree.tsx'
import styles from './pages.module.css'
import { TemplatesPanel } from './templates-panel.tsx'
import { TrashPanel } from './trash-panel.tsx'
import { treeLines } from './tree-lines.ts'
import { useClosed } from './use-closed.ts'
import { usePageDeeds } from './use-page-deeds.tsx'

const filters = [
  kit.choiceFilter('stand', 'Stand', { ...pageStateLabels, ...pageMarkLabels }),
  kit.choiceFilter('typ', 'Seitentyp', siteTypeLabels),
]
/** Beside the tree, each in the place of a page. */
const trashPlace = 'papierkorb'
const templatesPlace = 'vorlagen'
const nothing: { brands: PageBrand[]; pages: ListedPage[] } = { brands: [], pages: [] }

/** The pages of each brand as a tree by their addresses, with how they stand and all that is done to them. */
export function PagesView({ home, timeZone }: DeskViewProps) {
  const filtered = kit.useFilters(filters)
  const { openId, open, close } = kit.useOpenOne()
  const tree = kit.useLoaded('tree', (signal) => readTree(fetch, { signal }))
  const { brands, pages } = tree.data ?? nothing
  const { search } = filtered
  const { stand: state, typ: type } = filtered.values
  const { closed, turn } = useClosed([search, state, type].filter(Boolean).join(' '))
  const lines = useMemo(
    () => treeLines({ brands, pages }, { search, state, type }, closed),
    [brands, pages, search, state, type, closed],
  )
  const { deeds, onDrop, failed, forgetFailed, dialogs, ...several } = usePageDeeds({
    brands,
    pages,
    lines,
    reload: tree.reload,
    onCopied: open,
  })
  const page = pages.find(({ id }) => id === openId)
  const panel = page && (
    <PagePanel
      key={page.id}
      {...{ page, home, timeZone, ...deeds }}
      brand={brands.find(({ id }) => id === page.division)?.name ?? ''}
      isCard={cardsBeside(lines, page).length > 1}
      onClose={close}
    />
  )

  const places: Readonly<Record<string, ReactNode>> = {
    [trashPlace]: <TrashPanel {...{ brands, timeZone }} onClose={close} onRestored={tree.reload} />,
    [templatesPlace]: <TemplatesPanel {...{ brands, home }} onClose={close} />,
  }

  return (
    <kit.PageFrame
      title="Seiten"
      description="Nach Organisation und Adresse. Eine Seite lässt sich mit der Maus oder über „Verschieben“ unter eine andere legen."
      timeZone={timeZone}
      actions={
        <>
          <kit.Action onClick={() => open(templatesPlace)}>Vorlagen</kit.Action>
          <kit.Action onClick={() => open(trashPlace)}>Papierkorb</kit.Action>
          <kit.ActionLink href={`${home}/collections/sites`}>Als Liste</kit.ActionLink>
          <kit.ActionLink href={`${home}/collections/sites/create`}>Neue Seite</kit.ActionLink>
        </>
      }
      toolbar={<kit.Toolbar filters={filtered} searched="Name oder Adresse" />}
      beside={places[openId ?? ''] ?? panel}
    >
      {failed.length > 0 && <FailedPages failed={failed} onForget={forgetFailed} />}
      <kit.LoadedView of={tree}>
        {() => (
          <PageTree
            {...{ lines, openId, timeZone, onDrop }}
            bulk={bulkOf(several)}
            onOpen={({ id }) => open(id)}
            onTurn={turn}
            onShift={deeds.onShift}
          />
        )}
      </kit.LoadedView>
      {dialogs}
    </kit.PageFrame>
  )
}

function bulkOf({
  switchAll,
  trashAll,
}: Pick<ReturnType<typeof usePageDeeds>, 'switchAll' | 'trashAll'>): BulkDeed[] {
  return [
    { label: 'Veröffentlichen', run: (pages) => switchAll(pages, 'publish') },
    { label: 'Zurückziehen', run: (pages) => switchAll(pages, 'take-back') },
    { label: 'In den Papierkorb', run: trashAll },
  ]
}

/** What of several could not be done stays until it is read. */
function FailedPages({ failed, onForget }: { failed: readonly Failed[]; onForget: () => void }) {
  return (
    <div role="alert" className={styles.results}>
      <h2>
        {failed.length === 1
          ? 'Eine Seite blieb, wie sie war:'
          : `${failed.length} Seiten blieben, wie sie waren:`}
      </h2>
      <ul>
        {failed.map(({ page, problem }) => (
          <li key={page.id}>
            <strong>{page.name}</strong>: {problem}
          </li>
        ))}
      </ul>
      <kit.Action look="quiet" onClick={onForget}>
        Gelesen
      </kit.Action>
    </div>
  )
}
