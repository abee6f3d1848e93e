'use client'

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'

import { problemIn } from './problem-in.ts'
import { useIsOnline } from './use-is-online.ts'

export type Loaded<Data> = {
  /** What came last for this key; it stays while newer is asked for, and where that fails. */
  data: Data | null
  /** Why nothing newer came, in words. */
  problem: string | null
  isLoading: boolean
  /** Counts how often it was asked for anew. */
  attempt: number
  isOnline: boolean
  /** When the data came. */
  loadedAt: Date | null
  reload: () => void
  /** For what is shown before the server has said it. */
  change: (change: (data: Data) => Data) => void
}

/** What is shown of it, by whoever changes nothing before the server has said it. */
export type Shown<Data> = Omit<Loaded<Data>, 'change'>

/** What the server has read along with the page, to be seen before the browser has asked. */
export type First<Data> = {
  key: string
  data: Data
  /** When it was read, ISO 8601. */
  at: string
}

/** Longer nobody waits: better to say that it did not work, and to offer it again. */
const longestMilliseconds = 30_000

/** Who tries again sees that it was tried, also where it fails again at once. */
const shortestMilliseconds = 400

type Known<Data> = { data: Data | null; problem: string | null; loadedAt: Date | null }
type Kept<Data> = Known<Data> & { key: string; done: string | null }

const nothing: Known<never> = { data: null, problem: null, loadedAt: null }

/**
 * What a call answers: asked again for another `key`, by `reload`, and once the connection is back. What came first with
 * the page is asked for all the same, for what happened since is told to nobody.
 */
export function useLoaded<Data>(
  key: string,
  load: (signal: AbortSignal) => Promise<Outcome<Data>>,
  first: First<Data> | null = null,
): Loaded<Data> {
  const isOnline = useIsOnline()
  const [attempt, setAttempt] = useState(0)
  const { kept, setKept, changes, change } = useKept(key, first)
  const asked = `${attempt} ${key}`
  const reload = useCallback(() => setAttempt((attempt) => attempt + 1), [])

  const begin = useEffectEvent(async (asked: string, leaving: AbortSignal) => {
    const atLeast = attempt > 0 ? pause(shortestMilliseconds) : undefined
    const changesBefore = changes.current
    const outcome = await inTime(load, leaving)
    if (!outcome.ok) await atLeast
    if (leaving.aborted) return
    // It may be older than what was changed meanwhile.
    if (outcome.ok && changes.current !== changesBefore) return reload()
    setKept((kept) =>
      outcome.ok
        ? { data: outcome.body, problem: null, loadedAt: new Date(), key, done: asked }
        : { ...knownOf(kept, key), problem: problemIn(outcome), key, done: asked },
    )
  })

  useEffect(() => {
    const leaving = new AbortController()
    if (isOnline) void begin(asked, leaving.signal)
    return () => leaving.abort()
  }, [asked, isOnline])

  return {
    ...knownOf(kept, key),
    attempt,
    isLoading: isOnline && kept.done !== asked,
    isOnline,
    reload,
    change,
  }
}

/** What is known, and how often it was changed before the server had said so. */
function useKept<Data>(key: string, first: First<Data> | null) {
  const [kept, setKept] = useState<Kept<Data>>(() => begunWith(key, first))
  const changes = useRef(0)
  const change: Loaded<Data>['change'] = useCallback((change) => {
    changes.current += 1
    setKept((kept) => (kept.data === null ? kept : { ...kept, data: change(kept.data) }))
  }, [])

  return { kept, setKept, changes, change }
}

const begunWith = <Data>(key: string, first: First<Data> | null): Kept<Data> => ({
  ...(first?.key === key ? { data: first.data, problem: null, loadedAt: new Date(first.at) } : nothing),
  key,
  done: null,
})

async function inTime<Answer>(
  load: (signal: AbortSignal) => Promise<Answer>,
  leaving: AbortSignal,
): Promise<Answer> {
  const tooLong = new AbortController()
  const timer = setTimeout(() => tooLong.abort(), longestMilliseconds)
  const answer = await load(AbortSignal.any([leaving, tooLong.signal]))
  clearTimeout(timer)

  return answer
}

/** What answers another question is no answer to this one. */
const knownOf = <Data>({ key, data, problem, loadedAt }: Kept<Data>, asked: string): Known<Data> =>
  key === asked ? { data, problem, loadedAt } : nothing

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))
