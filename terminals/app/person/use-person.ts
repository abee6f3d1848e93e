import { useCallback, useEffect, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  nameScreenPersonContract,
  renewScreenPersonContract,
  ScreenPerson,
} from '#domain/ordering/screen-person.contract.ts'

import { addressOfPlace, type Place } from '../connection/place.ts'

const nameScreenPerson = callOf<typeof nameScreenPersonContract>(
  'post',
  '/api/orders/screen/{branch}/{key}/people',
)
const renewScreenPerson = callOf<typeof renewScreenPersonContract>(
  'put',
  '/api/orders/screen/{branch}/{key}/people',
)

/** As long as nobody touches the screen for this long, whoever named themselves may be gone. */
const idleMs = 5 * 60_000
/** Whoever goes on working is renewed no more often than this. */
const renewMs = 60_000
const lookMs = 5000

export type PersonAtScreen = {
  named: ScreenPerson['person'] | null
  tokenOf: (person: string) => string | null
  /** Answers why not, null where they are known now. */
  signIn: (person: string, pin: string) => Promise<string | null>
  signOut: () => void
}

const unreachable = 'Der Server ist gerade nicht erreichbar. Die PIN kann nur er prüfen.'

/** Who stands at the screen, if somebody has named themselves. Kept by the page alone: nobody else finds it. */
export function usePerson(place: Place): PersonAtScreen {
  const [proof, setProof] = useState<ScreenPerson | null>(null)
  const kept = useRef<ScreenPerson | null>(null)
  const keep = useCallback((next: ScreenPerson | null) => {
    kept.current = next
    setProof(next)
  }, [])
  const signOut = useCallback(() => keep(null), [keep])

  useStillThere({
    isWatching: proof !== null,
    renew: useCallback(async () => {
      const token = kept.current?.token
      if (token === undefined) return
      const answer = await renewScreenPerson(fetch, { params: addressOfPlace(place), body: { token } })
      if (answer.ok && kept.current) keep(answer.body)
      if (!answer.ok && answer.status === 401) keep(null)
    }, [place, keep]),
    leave: signOut,
  })

  return {
    named: proof?.person ?? null,
    tokenOf: useCallback((person) => (kept.current?.person.id === person ? kept.current.token : null), []),
    signIn: useCallback(
      async (person, pin) => {
        const body = { person, pin }
        const answer = await nameScreenPerson(fetch, { params: addressOfPlace(place), body })
        if (answer.ok) keep(answer.body)
        return answer.ok ? null : (answer.errors[0]?.message ?? unreachable)
      },
      [place, keep],
    ),
    signOut,
  }
}

type Watch = { isWatching: boolean; renew: () => Promise<void>; leave: () => void }

function useStillThere({ isWatching, renew, leave }: Watch): void {
  useEffect(() => {
    if (!isWatching) return
    const leaving = new AbortController()
    let touchedAt = Date.now()
    let renewedAt = touchedAt
    const touched = () => {
      touchedAt = Date.now()
      if (touchedAt - renewedAt < renewMs) return
      renewedAt = touchedAt
      void renew()
    }
    for (const name of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(name, touched, { capture: true, signal: leaving.signal })
    }
    const timer = setInterval(() => {
      if (Date.now() - touchedAt >= idleMs) leave()
    }, lookMs)

    return () => {
      leaving.abort()
      clearInterval(timer)
    }
  }, [isWatching, renew, leave])
}
