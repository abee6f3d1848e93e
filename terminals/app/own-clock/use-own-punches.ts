import { useState } from 'react'

import { ownDevice } from '#domain/workforce/own-device.ts'

import type { Punch, RefusedPunch } from '../clock/punch.ts'
import { PunchQueue, type SettledResult } from '../clock/punch-queue.ts'
import { sendPunch } from '../clock/send-punch.ts'
import { oldestMs, type Pressing, useQueue } from '../clock/use-queue.ts'
import { keptMoves } from '../connection/kept-moves.ts'

type Hearing = {
  onSettled: (punch: Punch, result: SettledResult) => void
  /** It could not be sent: there may be no network, or nobody signed in. */
  onStuck: () => void
}

const before = 'theke-presses-own-'

/** Apart for each person: whoever signs in after another on the same device neither sees nor sends theirs. */
const keptAsOf = (person: string): string => `${before}${person}`

/** What somebody presses on a device of their own. Their session is asked for by the server, with each press. */
export function useOwnPunches(person: string, hearing: Hearing): Pressing {
  const [queue] = useState(() => openQueue(person, hearing))

  return useQueue(queue, keptAsOf(person))
}

const keeperOf = (person: string) => keptMoves<Punch, RefusedPunch>(localStorage, keptAsOf(person), oldestMs)

function openQueue(person: string, { onSettled, onStuck }: Hearing): PunchQueue {
  return new PunchQueue({
    kept: keeperOf(person),
    isProved: () => true,
    send: async (punch) => {
      const result = await sendPunch({ key: ownDevice, punch, token: null, nowMs: Date.now() })
      if (result.kind === 'later') onStuck()
      return result
    },
    onSettled,
  })
}

/** How many presses of somebody wait on this device. */
export const waitingOf = (person: string): number => keeperOf(person).read().moves.length
