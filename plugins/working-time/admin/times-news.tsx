'use client'

import { createContext, type PropsWithChildren, useCallback, useContext, useEffect, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import { timeNews, type TimeNews, type ToldTimes } from '#domain/workforce/time-news.ts'
import {
  type First,
  type Loaded,
  type SaidNews,
  useEvery,
  useLoaded,
  useNews,
} from '#plugins/desk/kit.port.ts'

/** Besides what is told: a connection may be lost without anybody noticing. */
const readSeconds = 120

type Hearers = Map<() => void, readonly TimeNews[]>
const Context = createContext<Hearers>(new Map())

/** One stream of news for all that the view shows. */
export function TimesNews({ children }: PropsWithChildren) {
  const [hearers] = useState<Hearers>(() => new Map())
  const hear = useCallback((said: SaidNews) => tellOf(hearers, changedBy(said)), [hearers])
  const readAgain = useCallback(() => tellOf(hearers, timeNews), [hearers])
  useNews('/api/time-sheets/events', hear)
  useEvery(readSeconds, readAgain)

  return <Context value={hearers}>{children}</Context>
}

/** What a call answers, read again with the news of what it is made of, an array that stays the same one. */
export function useFollowed<Data>(
  madeOf: readonly TimeNews[],
  key: string,
  load: (signal: AbortSignal) => Promise<Outcome<Data>>,
  first: First<Data> | null = null,
): Loaded<Data> {
  const hearers = useContext(Context)
  const loaded = useLoaded(key, load, first)
  const { reload } = loaded
  useEffect(() => {
    hearers.set(reload, madeOf)
    return () => void hearers.delete(reload)
  }, [hearers, reload, madeOf])

  return loaded
}

/** Says that something was changed here, before the server tells everybody. */
export function useTellChanged(): () => void {
  const hearers = useContext(Context)

  return useCallback(() => tellOf(hearers, timeNews), [hearers])
}

function tellOf(hearers: Hearers, changed: readonly TimeNews[]): void {
  for (const [hear, madeOf] of hearers) if (madeOf.some((tag) => changed.includes(tag))) hear()
}

/** All of it may have changed where something was missed. */
function changedBy(said: SaidNews): readonly TimeNews[] {
  return said?.flatMap(changedIn) ?? timeNews
}

const changedIn = (event: string): readonly TimeNews[] => (JSON.parse(event) as ToldTimes).changed // as the server is of the same build as the view
