'use client'

import { useCallback, useEffect, useEffectEvent, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'

import { useIsOnline } from './use-is-online.ts'

export type Loaded<Data> = {
  /** What came last; it stays while newer is asked for, and where that fails. */
  data: Data | null
  /** Why nothing newer came, in words. */
  problem: string | null
  isLoading: boolean
  isOnline: boolean
  /** When the data came. */
  loadedAt: Date | null
  reload: () => void
  /** For what is shown before the server has said it. */
  change: (change: (data: Data) => Data) => void
}

/** Longer nobody waits: better to say that it did not work, and to offer it again. */
const longestMilliseconds = 30_000

type Kept<Data> = { data: Data | null; problem: string | null; loadedAt: Date | null; done: string | null }

/** What a call answers: asked again for another `key`, by `reload`, and once the connection is back. */
export function useLoaded<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Outcome<Data>>,
): Loaded<Data> {
  const isOnline = useIsOnline()
  const [attempt, setAttempt] = useState(0)
  const [kept, setKept] = useState<Kept<Data>>({ data: null, problem: null, loadedAt: null, done: null })
  const asked = `${attempt} ${key}`

  const begin = useEffectEvent(async (asked: string, leaving: AbortSignal) => {
    const tooLong = new AbortController()
    const timer = setTimeout(() => tooLong.abort(), longestMilliseconds)
    const outcome = await load(AbortSignal.any([leaving, tooLong.signal]))
    clearTimeout(timer)
    if (leaving.aborted) return
    setKept((kept) =>
      outcome.ok
        ? { data: outcome.body, problem: null, loadedAt: new Date(), done: asked }
        : { ...kept, problem: outcome.errors[0]?.message ?? unreachable, done: asked },
    )
  })

  useEffect(() => {
    const leaving = new AbortController()
    if (isOnline) void begin(asked, leaving.signal)
    return () => leaving.abort()
  }, [asked, isOnline])

  const { done, ...known } = kept

  return {
    ...known,
    isLoading: isOnline && done !== asked,
    isOnline,
    reload: useCallback(() => setAttempt((attempt) => attempt + 1), []),
    change: useCallback(
      (change) => setKept((kept) => (kept.data === null ? kept : { ...kept, data: change(kept.data) })),
      [],
    ),
  }
}

const unreachable = 'Der Server hat nicht geantwortet. Bitte prüfen Sie die Verbindung.'
