'use client'

import { useSyncExternalStore } from 'react'

/** Whether the browser has a connection at all. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => navigator.onLine,
    () => true,
  )

function follow(tell: () => void): () => void {
  window.addEventListener('online', tell)
  window.addEventListener('offline', tell)

  return () => {
    window.removeEventListener('online', tell)
    window.removeEventListener('offline', tell)
  }
}
