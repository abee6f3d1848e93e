import { useCallback } from 'react'

import { useSendQueue } from '../connection/use-send-queue.ts'
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
  /** It was not them who pressed this. */
  disown: (id: string) => void
  acknowledge: (id: string) => void
  retry: () => void
}

/** The presses that wait, from the device's storage on. */
export function useQueue(queue: PunchQueue, keptAs: string): Pressing {
  return {
    ...useSendQueue(queue, keptAs),
    press: useCallback(
      (pressed) => {
        const punch = { id: makePunchId(), at: Date.now(), ...pressed }
        queue.add(punch)
        return punch
      },
      [queue],
    ),
    vouch: useCallback((person) => queue.vouch(person), [queue]),
    disown: useCallback((id) => void queue.withdraw(id), [queue]),
    acknowledge: useCallback((id) => queue.acknowledge(id), [queue]),
    retry: useCallback(() => queue.retry(), [queue]),
  }
}
