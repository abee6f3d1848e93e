import { useEffect } from 'react'

import { isReloadDue } from '#domain/ordering/kiosk-idle.ts'

const lookMs = 60_000
/** So long nobody has touched a screen that begins anew by itself. */
const quietMs = 3 * 60_000

/** Begins the page anew where it has grown old or a newer build has come, never in the middle of work. */
export function useUpkeep(timeZone: string): void {
  useEffect(() => {
    const openedAt = Temporal.Instant.fromEpochMilliseconds(Date.now())
    const leaving = new AbortController()
    let touchedAt = Date.now()
    const touched = () => {
      touchedAt = Date.now()
    }
    for (const name of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(name, touched, { capture: true, passive: true, signal: leaving.signal })
    }
    const timer = setInterval(async () => {
      if (Date.now() - touchedAt < quietMs) return
      const now = Temporal.Instant.fromEpochMilliseconds(Date.now())
      const isDue = isReloadDue({ openedAt, now, timeZone }) || (await statusOf(import.meta.url)) === 404
      // Without a server the browser would show an error, and nobody stands by to press anything.
      if (isDue && (await statusOf(window.location.pathname)) === 200) window.location.reload()
    }, lookMs)

    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [timeZone])
}

async function statusOf(address: string): Promise<number> {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status
  } catch {
    return 0
  }
}
