import { useCallback, useEffect, useSyncExternalStore } from 'react'

import { makePunchId, type Punch } from './punch.ts'
import type { PunchQueue, PunchState } from './punch-queue.ts'

/** Longer than this the server believes no device how long ago something was pressed, `judge-clock.ts`. */
export const oldestMs = 14 * 24 * 60 * 60_000

export type Pressed = Omit<Punch, 'id' | 'at'>

/** What waits on this device, and what somebody can do about it. */
export type Pressing = PunchState & {
  /** Answers the press as it is kept. */
  press: (pressed: Pressed) => Punch
  vouch: (person: string) => void
  disown: (id: string) => void
  acknowledge: (id: string) => void
  retry: () => void
}

/** Sends what is in the queue for as long as the page is there, and hears of what another tab keeps in its place. */
export function useQueue(queue: PunchQueue, keptAs: string): Pressing {
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => queue.open(), [queue])
  useEffect(() => {
    const readAgain = ({ key }: StorageEvent) => key === keptAs && queue.readAgain()
    window.addEventListener('storage', readAgain)
    return () => window.removeEventListener('storage', readAgain)
  }, [queue, keptAs])

  return {
    ...state,
    press: useCallback(
      (pressed) => {
        const punch = { id: makePunchId(), at: Date.now(), ...pressed }
        queue.add(punch)
        return punch
      },
      [queue],
    ),
    vouch: useCallback((person) => queue.vouch(person), [queue]),
    disown: useCallback((id) => queue.disown(id), [queue]),
    acknowledge: useCallback((id) => queue.acknowledge(id), [queue]),
    retry: useCallback(() => queue.retry(), [queue]),
  }
}
