'use client'

import { useEffect, useEffectEvent, useMemo, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { listViewsContract, SavedView } from '#domain/insight/statistics/saved-views.contract.ts'
import { type Loaded, tellProblem, useUrl } from '#plugins/desk/kit.port.ts'

import { type FirstPage, firstOf } from '../first-page.ts'
import { addressNames, changeTo } from '../statistics-choice.ts'
import { useLoadedOnce } from '../use-loaded-once.ts'
import { keptTexts } from './kept.texts.ts'

const listViews = callOf<typeof listViewsContract>('get', '/api/statistics/views')

export type SavedViews = {
  loaded: Loaded<{ views: SavedView[] }>
  all: readonly SavedView[]
  /** Which was opened last: of two that show the same it is the one that is meant. */
  openedId: string | null
  /** Whether the address names one that is not here yet. */
  isOpening: boolean
  /** What the address says, or the view that it names. */
  shown: URLSearchParams
  open: (view: SavedView) => void
}

/** The views under a name; one that the address names is opened, and the address says from then on what it shows. */
export function useSavedViews(first: FirstPage | null): SavedViews {
  const { params, change } = useUrl()
  const loaded = useLoadedOnce(
    'statistics-views',
    (signal) => listViews(fetch, { signal }),
    firstOf(first, 'statistics-views', first?.views),
  )
  const all = loaded.data?.views ?? []
  const named = params.get(addressNames.view)
  const query = all.find(({ id }) => id === named)?.query
  const shown = useMemo(() => (query === undefined ? params : new URLSearchParams(query)), [query, params])
  const [openedId, setOpenedId] = useState<string | null>(null)
  const show = (view: SavedView, how: 'push' | 'replace') => {
    setOpenedId(view.id)
    change(changeTo.query(view.query, { names: params.keys() }), how)
  }

  const openNamed = useEffectEvent((id: string) => {
    const view = all.find((view) => view.id === id)
    if (view) return show(view, 'replace')
    tellProblem(keptTexts.viewIsGone)
    change({ [addressNames.view]: null }, 'replace')
  })
  const isThere = loaded.data !== null
  useEffect(() => {
    if (named === null || !isThere) return undefined
    // The router of the panel hears of addresses only after the first effects of what came with its page.
    const later = setTimeout(() => openNamed(named))
    return () => clearTimeout(later)
  }, [named, isThere])

  return {
    loaded,
    all,
    openedId,
    isOpening: named !== null && !isThere && loaded.problem === null,
    shown,
    open: (view) => show(view, 'push'),
  }
}
