'use client'

import { useEffect } from 'react'

/** Held by every open board of this browser, so that its other windows need not ring as well. */
const lock = 'theke-order-board'

/** Says that a board is open, for as long as it is. Where pages have no locks, nobody knows. */
export function useBoardLock(): void {
  useEffect(() => {
    const leaving = new AbortController()
    const untilLeft = () =>
      new Promise<void>((done) => leaving.signal.addEventListener('abort', () => done()))
    // Aborted before it is granted, as on the way through a view.
    void navigator.locks
      ?.request(lock, { mode: 'shared', signal: leaving.signal }, untilLeft)
      .catch(() => undefined)

    return () => leaving.abort()
  }, [])
}

export async function isBoardOpen(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}

  return held.some(({ name }) => name === lock)
}
