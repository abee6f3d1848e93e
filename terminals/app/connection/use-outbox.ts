import { useCallback, useState } from 'react'

import { hexOf } from '#domain/api/hex-of.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

import { keptMoves } from './kept-moves.ts'
import { Outbox, type OutboxState } from './outbox.ts'
import type { Place } from './place.ts'
import type { QueuedMove, ScreenCall } from './screen-call.ts'
import { sendPress } from './send-press.ts'
import { useSendQueue } from './use-send-queue.ts'

export type Press = { about: string; meant: string; call: ScreenCall }

export type Presses = OutboxState & {
  /** Answers by what it is called while it waits. */
  press: (press: Press) => string
  withdraw: (id: string) => boolean
  acknowledge: (id: string) => void
  goOn: (as: 'same' | 'nobody') => void
  retry: () => void
  giveUp: () => void
}

type Parts = {
  place: Place
  /** Id of whoever has named themselves. */
  person: string | null
  tokenOf: (person: string) => string | null
  hear: (orders: readonly StaffOrder[]) => void
}

/** Where the presses of a screen are kept; its key stands in no storage. */
const keptAsOf = ({ screen, branch }: Place): string => `theke-presses-${screen}-${branch}`

/** The presses of this screen, from the device's storage on. */
export function useOutbox({ place, person, tokenOf, hear }: Parts): Presses {
  const [outbox] = useState(
    () =>
      new Outbox({
        kept: keptMoves(localStorage, keptAsOf(place)),
        send: (move: QueuedMove) => sendPress({ place, move, tokenOf, hear }),
      }),
  )

  return {
    ...useSendQueue(outbox, keptAsOf(place)),
    press: useCallback(
      (press) => {
        const id = hexOf(crypto.getRandomValues(new Uint8Array(12)))
        outbox.add({ id, at: Date.now(), person, ...press })
        return id
      },
      [outbox, person],
    ),
    withdraw: useCallback((id) => outbox.withdraw(id), [outbox]),
    acknowledge: useCallback((id) => outbox.acknowledge(id), [outbox]),
    goOn: useCallback((as) => outbox.goOn(as), [outbox]),
    retry: useCallback(() => outbox.retry(), [outbox]),
    giveUp: useCallback(() => outbox.giveUp(), [outbox]),
  }
}
