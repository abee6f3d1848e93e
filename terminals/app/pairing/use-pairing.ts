import { useEffect, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  claimPairingContract,
  startPairingContract,
} from '#domain/operations/device-pairing.contract.ts'
import { type DeviceScreen, kindOfScreen } from '#domain/operations/device-screens.ts'

const start = callOf<typeof startPairingContract>('post', '/api/devices/pairings')
const claim = callOf<typeof claimPairingContract>('post', '/api/devices/pairings/claim')

const claimMs = 3000
const againMs = 6000

export type Pairing =
  | { state: 'asking' }
  | { state: 'showing'; code: string }
  | { state: 'unreachable'; message: string }
  /** The house has confirmed it; the screen opens. */
  | { state: 'paired' }

const noServer = 'Der Server ist gerade nicht erreichbar. Es wird von selbst weiter versucht.'

/** Gets a code, waits until somebody confirms it, and goes where the key opens; an expired code is renewed. */
export function usePairing(screen: DeviceScreen): Pairing {
  const [pairing, setPairing] = useState<Pairing>({ state: 'asking' })
  useEffect(() => {
    const leaving = new AbortController()
    void pair(screen, setPairing, leaving.signal)
    return () => leaving.abort()
  }, [screen])

  return pairing
}

async function pair(
  screen: DeviceScreen,
  tell: (pairing: Pairing) => void,
  signal: AbortSignal,
): Promise<void> {
  const kind = kindOfScreen[screen]
  while (!signal.aborted) {
    const begun = await start(fetch, { body: { kind }, signal })
    if (signal.aborted) return
    if (begun.ok) {
      tell({ state: 'showing', code: begun.body.code })
      const path = await waitForKey(begun.body.secret, signal)
      if (path === null) continue
      tell({ state: 'paired' })
      // Nobody comes back to the code by the back button, and no other page learns where it led.
      return window.location.replace(path)
    }
    tell({ state: 'unreachable', message: begun.errors[0]?.message ?? noServer })
    await pause((begun.retryAfterSeconds ?? 0) * 1000 || againMs, signal)
  }
}

/** The address to go to, or null where the code is over. */
async function waitForKey(secret: string, signal: AbortSignal): Promise<string | null> {
  while (!signal.aborted) {
    await pause(claimMs, signal)
    const answer = await claim(fetch, { body: { secret }, signal })
    if (answer.ok && answer.body.state === 'paired') return answer.body.path
    if (!answer.ok && answer.status === 404) return null
  }
  return null
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
