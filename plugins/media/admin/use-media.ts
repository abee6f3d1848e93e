'use client'

import { useEffect, useRef, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import type { MediaPage, Medium } from '#domain/content/media/media.contract.ts'
import { type Loaded, useLoaded } from '#plugins/desk/kit.port.ts'

import { listMedia } from './calls.ts'
import type { MediaQuestion } from './media-filters.ts'
import { keyOf } from './media-key.ts'

export type MediaList = {
  loaded: Loaded<MediaPage>
  isLoadingMore: boolean
  /** Why nothing more came. */
  moreProblem: boolean
  loadMore: () => void
  /** Shown before the server has said it. */
  patch: (key: string, change: Partial<Medium>) => void
}

/** The media that fit, page after page; read anew, all pages that are shown come again. */
export function useMedia(question: MediaQuestion): MediaList {
  const key = JSON.stringify(question)
  const pages = useRef({ key, count: 1 })
  const [more, setMore] = useState<'none' | 'loading' | 'failed'>('none')
  useEffect(() => {
    if (pages.current.key === key) return
    pages.current = { key, count: 1 }
    setMore('none')
  }, [key])
  const loaded = useLoaded(key, (signal) =>
    allPages(question, pages.current.key === key ? pages.current.count : 1, signal),
  )
  const { change } = loaded

  const loadMore = async () => {
    setMore('loading')
    const page = pages.current.count + 1
    const answer = await listMedia(fetch, { query: { ...question, page } })
    if (pages.current.key !== key) return
    setMore(answer.ok ? 'none' : 'failed')
    if (!answer.ok) return
    pages.current.count = page
    change((shown) => joined([shown, answer.body]))
  }

  return {
    loaded,
    isLoadingMore: more === 'loading',
    moreProblem: more === 'failed',
    loadMore: () => void loadMore(),
    patch: (key, patch) =>
      change((shown) => ({
        ...shown,
        media: shown.media.map((medium) => (keyOf(medium) === key ? { ...medium, ...patch } : medium)),
      })),
  }
}

async function allPages(
  question: MediaQuestion,
  count: number,
  signal: AbortSignal,
): Promise<Outcome<MediaPage>> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const answers = await Promise.all(
    numbers.map((page) => listMedia(fetch, { signal, query: { ...question, page } })),
  )
  const failed = answers.find((answer) => !answer.ok)
  if (failed) return failed

  return {
    ok: true,
    status: 200,
    body: joined(answers.flatMap((answer) => (answer.ok ? [answer.body] : []))),
  }
}

/** Pages behind each other; what has moved from one to the next meanwhile stands there once. */
function joined(pages: readonly MediaPage[]): MediaPage {
  const media = new Map(pages.flatMap((page) => page.media).map((medium) => [keyOf(medium), medium]))
  const last = pages.at(-1)

  return { media: [...media.values()], total: last?.total ?? 0, hasMore: last?.hasMore ?? false }
}
