'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'

import { useNamedZone } from '#collections/shared/admin/moment/use-named-zone.ts'
import { addressOf } from '#domain/api/call-of.ts'
import type { todayEventsContract } from '#domain/operations/today.contract.ts'
import { wallTimeAt } from '#domain/time/wall-time.ts'

import styles from './today.module.css'

const shortestPauseMs = 2_000
/** How long something has waited is said in minutes. */
const longestPauseMs = 60_000
const tryAgainMs = 10_000
/** What was read so shortly before the news begin needs not be read again for them. */
const freshMs = 5_000

/** Reads the view again when something changes that it shows, and says how old it is where it cannot. */
export function FollowToday({ at, timeZone }: { at: string; timeZone: string }) {
  const isLive = useFollowing(at)
  const zone = useNamedZone(at, timeZone)
  const [, time] = wallTimeAt(at, timeZone).split('T')

  return (
    <p className={styles.live} data-live={isLive}>
      <span className={styles.dot} aria-hidden="true" />
      {/* Said aloud when it is lost, but not the time each minute. */}
      <span role="status">{isLive === false && 'Keine Verbindung.'}</span>
      {`Stand ${time} Uhr${zone ? ` (${zone})` : ''}`}
    </p>
  )
}

/** Null as long as nobody knows. */
function useFollowing(readAt: string): boolean | null {
  const router = useRouter()
  const [isLive, setLive] = useState<boolean | null>(null)
  const isFresh = useEffectEvent(() => Math.abs(Date.now() - Date.parse(readAt)) < freshMs)

  useEffect(() => {
    // What nobody looks at is read when somebody does.
    const refresh = throttled(() => {
      if (isSeen()) void isAnswering().then((isIt) => isIt && router.refresh())
    })
    let isHeard = false
    let isFirst = true
    const leave = follow((live) => {
      isHeard = live
      setLive(live)
      // Also when the connection came back: whatever changed meanwhile was told to nobody. The first message only says
      // that there is one, and what changed while the page was on its way is read with the next minute.
      if (live && !(isFirst && isFresh())) refresh()
      isFirst = false
    })
    const look = () => isHeard && refresh()
    const timer = setInterval(look, longestPauseMs)
    document.addEventListener('visibilitychange', look)

    return () => {
      leave()
      refresh.cancel()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [router])

  return isLive
}

const isSeen = (): boolean => document.visibilityState === 'visible'

/**
 * Asked before the view is read again: where nobody answers, Next.js leaves for a page that says so, and what was
 * shown and typed would be gone. A lost line is not always told to whoever listens on it.
 */
async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok
  } catch {
    return false
  }
}

const address = addressOf<typeof todayEventsContract>('/api/today/events', {})

/** Why it was refused a stream does not say. A call does, to the panel, which sees to it when the session is over. */
async function learnWhy(): Promise<void> {
  const asked = new AbortController()
  try {
    await fetch(address, { signal: asked.signal })
  } catch {
    // Nobody answers, which is told already.
  }
  asked.abort()
}

/** Calls with true for each piece of news, with false when nothing is heard any more. */
function follow(tell: (live: boolean) => void): () => void {
  let source: EventSource
  let again: ReturnType<typeof setTimeout> | undefined
  const open = () => {
    source = new EventSource(address)
    source.addEventListener('message', () => tell(true))
    source.addEventListener('error', () => {
      tell(false)
      // A browser gives up where it was refused; else it tries by itself.
      if (source.readyState !== EventSource.CLOSED) return
      again = setTimeout(open, tryAgainMs)
      void learnWhy()
    })
  }
  open()

  return () => {
    clearTimeout(again)
    source.close()
  }
}

/** The last of several calls happens, no sooner than a moment after the one before. */
function throttled(run: () => void): (() => void) & { cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let ranAt = Date.now()
  const call = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        ranAt = Date.now()
        run()
      },
      Math.max(0, ranAt + shortestPauseMs - Date.now()),
    )
  }

  return Object.assign(call, { cancel: () => clearTimeout(timer) })
}
