import { useEffect } from 'react'

import { ownClockPath } from '#domain/workforce/own-device.ts'

import { ownWorkerPath } from './own-worker.data.ts'

/** Long enough for what comes after the first paint, such as fonts. */
const settledMs = 3000

/** Lets the page be opened again without a connection, where a browser can do that. */
export function useKeptPage(): void {
  useEffect(() => {
    const timer = setTimeout(() => void keepPage(), settledMs)
    return () => clearTimeout(timer)
  }, [])
}

async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register(ownWorkerPath, { scope: ownClockPath })
    const { active } = await navigator.serviceWorker.ready
    const parts = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage({ parts: [...new Set(parts)] }, [])
  } catch {
    // Not in every browser, nor without a secure context; then it opens with a connection only.
  }
}
