import { useCallback, useState } from 'react'

import { asDeviceTime } from '../connection/house-clock.ts'
import { keptMoves } from '../connection/kept-moves.ts'
import type { Place } from '../connection/place.ts'
import { signInAtClock } from './clock-calls.ts'
import { Proofs } from './proofs.ts'
import type { Presser, Punch, RefusedPunch } from './punch.ts'
import { PunchQueue, type SettledResult } from './punch-queue.ts'
import { sendPunch } from './send-punch.ts'
import { oldestMs, type Pressing, useQueue } from './use-queue.ts'

export type SignIn =
  | { kind: 'proved'; token: string }
  /** Nobody can say whether it is right: there is no network, or somebody has tried too often. */
  | { kind: 'unproved'; isLocked: boolean }
  | { kind: 'wrong'; why: string }

export type Punches = Pressing & {
  /** With their PIN. */
  signIn: (person: Presser, pin: string) => Promise<SignIn>
  /** Whether something of theirs waits for their PIN. */
  waitsForPin: (person: string) => boolean
}

type Hearing = {
  onSettled: (punch: Punch, result: SettledResult) => void
  /** It could not be sent, so there may be no network. */
  onStuck: () => void
}

/** By the branch and not by the key: a device that is paired anew still has what was pressed before. */
const keptAsOf = ({ screen, branch }: Place): string => `theke-presses-${screen}-${branch}`

/** What is pressed at this clock, from the device's storage on, and who has proved to stand there. */
export function usePunches(place: Place, hearing: Hearing): Punches {
  const [{ queue, proofs }] = useState(() => openQueue(place, hearing))
  const pressing = useQueue(queue, keptAsOf(place))

  return {
    ...pressing,
    signIn: useCallback(
      async (person, pin) => {
        const result = await prove(place, person, pin)
        if (result.kind === 'proved') {
          proofs.keep(person.id, result)
          queue.welcome({ id: person.id, username: person.username, name: person.name })
        }
        return result
      },
      [place, proofs, queue],
    ),
    waitsForPin: (person) =>
      pressing.moves.some((punch) => punch.person.id === person && (!punch.isProven || !proofs.has(person))),
  }
}

function openQueue(place: Place, { onSettled, onStuck }: Hearing) {
  const proofs = new Proofs()
  const queue = new PunchQueue({
    kept: keptMoves<Punch, RefusedPunch>(localStorage, keptAsOf(place), oldestMs),
    isProved: (person) => proofs.has(person),
    send: async (punch) => {
      const nowMs = Date.now()
      const token = proofs.tokenOf(punch.person.id, nowMs)
      const result = token
        ? await sendPunch({ key: place.key, punch, token, nowMs })
        : ({ kind: 'who-is-it' } as const)
      if (result.kind === 'later') onStuck()
      if (result.kind === 'who-is-it') proofs.forget(punch.person.id)
      return result
    },
    onSettled,
  })

  return { queue, proofs }
}

const signInMs = 8000

async function prove(
  { key }: Place,
  { username }: Presser,
  pin: string,
): Promise<Exclude<SignIn, { kind: 'proved' }> | { kind: 'proved'; token: string; untilMs: number }> {
  const answer = await signInAtClock(fetch, {
    params: { accessToken: key },
    body: { username, pin },
    signal: AbortSignal.timeout(signInMs),
  })
  if (answer.ok) {
    const { token, expiresAt } = answer.body
    return { kind: 'proved', token, untilMs: asDeviceTime(Date.parse(expiresAt)) }
  }
  const isLocked = answer.status === 429
  if (answer.kind !== 'refused' || answer.status >= 500 || isLocked) return { kind: 'unproved', isLocked }

  return { kind: 'wrong', why: answer.errors[0]?.message ?? 'Das war nicht möglich.' }
}
