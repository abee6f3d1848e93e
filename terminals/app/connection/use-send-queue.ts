import { useEffect, useSyncExternalStore } from 'react'

type Queue<State> = {
  subscribe: (listener: () => void) => () => void
  state: () => State
  open: () => () => void
  readAgain: () => void
}

/** Sends what is in a queue for as long as the page is there, and hears of what another tab keeps in its place. */
export function useSendQueue<State>(queue: Queue<State>, keptAs: string): State {
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => queue.open(), [queue])
  useEffect(() => {
    const readAgain = ({ key }: StorageEvent) => key === keptAs && queue.readAgain()
    window.addEventListener('storage', readAgain)
    return () => window.removeEventListener('storage', readAgain)
  }, [queue, keptAs])

  return state
}
