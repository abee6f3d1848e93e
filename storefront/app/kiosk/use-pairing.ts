import { useCallback, useEffect, useState } from 'react'

import { pair, readSession, takeKeyFromAddress } from './kiosk-session.ts'

/** `lost`: it was paired, until the house switched the device off or gave it another key. */
export type PairingState = 'unknown' | 'unreachable' | 'unpaired' | 'lost' | 'paired'

export type Pairing = {
  state: PairingState
  /** Asks the server whether it still is; answers whether ordering may go on. */
  check: () => Promise<boolean>
  /** Answers why not, null where it is paired now. */
  pairWith: (key: string) => Promise<string | null>
  onLost: () => void
}

const againAfterMs = 5000
const unreachableText = 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.'

/** Whether this screen is a kiosk of the branch, as the server knows it. */
export function usePairing(branch: string): Pairing {
  const [state, setState] = useState<PairingState>('unknown')

  const check = useCallback(async () => {
    const answer = await readSession(fetch, { params: { branch }, cache: 'no-store' })
    const isRefused = !answer.ok && answer.status === 401
    if (answer.ok) setState('paired')
    else if (isRefused) setState((before) => (before === 'paired' || before === 'lost' ? 'lost' : 'unpaired'))
    else setState((before) => (before === 'unknown' ? 'unreachable' : before))
    return !isRefused
  }, [branch])

  const pairWith = useCallback(
    async (key: string) => {
      const answer = await pair(fetch, { params: { branch }, body: { key } })
      if (answer.ok) setState('paired')
      else setState((before) => (before === 'lost' ? before : 'unpaired'))
      if (answer.ok) return null
      return answer.kind === 'refused' ? wordsOf(answer.status, answer.errors[0]?.message) : unreachableText
    },
    [branch],
  )

  useEffect(() => {
    const begin = () => {
      const key = takeKeyFromAddress()
      void (key === null ? check() : pairWith(key))
    }
    begin()
    window.addEventListener('hashchange', begin)
    return () => window.removeEventListener('hashchange', begin)
  }, [check, pairWith])

  useEffect(() => {
    if (state !== 'unreachable') return
    const timer = setInterval(() => void check(), againAfterMs)
    return () => clearInterval(timer)
  }, [state, check])

  return { state, check, pairWith, onLost: () => setState('lost') }
}

function wordsOf(status: number, message = unreachableText): string {
  return status === 401
    ? 'Dieser Schlüssel gilt hier nicht. Prüfen Sie im Admin-Bereich, ob das Gerät eine Selbstbedienung dieser Filiale und aktiv ist, und ob der Schlüssel der zuletzt ausgestellte ist.'
    : message
}
