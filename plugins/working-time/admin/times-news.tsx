'use client'

import { createContext, type PropsWithChildren, useCallback, useContext, useEffect, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import { type First, type Loaded, useEvery, useLoaded, useNews } from '#plugins/desk/kit.port.ts'

/** Besides what is told: a connection may be lost without anybody noticing. */
const readSeconds = 120

type Hearers = Set<() => void>
const Context = createContext<Hearers>(new Set())

/** One stream of news for all that the view shows. */
export function TimesNews({ children }: PropsWithChildren) {
  const [hearers] = useState<Hearers>(() => new Set())
  const tell = useCallback(() => tellAll(hearers), [hearers])
  useNews('/api/time-sheets/events', tell)
  useEvery(readSeconds, tell)

  return <Context value={hearers}>{children}</Context>
}

/** What a call answers, read again with the news. */
export function useFollowed<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Outcome<Data>>,
  first: First<Data> | null = null,
): Loaded<Data> {
  const hearers = useContext(Context)
  const loaded = useLoaded(key, load, first)
  const { reload } = loaded
  useEffect(() => {
    hearers.add(reload)
    return () => void hearers.delete(reload)
  }, [hearers, reload])

  return loaded
}

/** Says that something was changed here, before the server tells everybody. */
export function useTellChanged(): () => void {
  const hearers = useContext(Context)

  return useCallback(() => tellAll(hearers), [hearers])
}

const tellAll = (hearers: Hearers): void => {
  for (const hear of hearers) hear()
}
