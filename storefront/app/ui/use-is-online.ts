import { useSyncExternalStore } from 'react'

/** Whether the device believes itself connected; the server takes it for granted. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}

function watchConnection(onChange: () => void): () => void {
  const watching = new AbortController()
  const { signal } = watching
  window.addEventListener('online', onChange, { signal })
  window.addEventListener('offline', onChange, { signal })
  return () => watching.abort()
}
