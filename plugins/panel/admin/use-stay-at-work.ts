import { useAuth } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type { renewSessionContract } from '#domain/people/renew-session.contract.ts'

const renew = callOf<typeof renewSessionContract>('post', '/api/users/refresh-token')

/** With less than half of its eight hours left a session is renewed. */
const renewedBelowMs = 4 * 60 * 60 * 1000
const betweenTriesMs = 60_000
const handsOn = ['pointerdown', 'keydown'] as const

/**
 * Renews the session of whoever works in the panel. Payload does so only where one goes from page to page, which
 * nobody does who answers orders all day; without a hand on it a panel is left when its session ends.
 */
export function useStayAtWork(): void {
  const { user, tokenExpirationMs, setUser } = useAuth()
  const triedAt = useRef(Number.NEGATIVE_INFINITY)
  const stay = useEffectEvent(async () => {
    const now = Date.now()
    const isFresh = !tokenExpirationMs || tokenExpirationMs - now > renewedBelowMs
    if (!user || isFresh || now - triedAt.current < betweenTriesMs) return
    triedAt.current = now
    const answer = await renew(fetch)
    // Whoever cannot be renewed is told by what they do next; until then nothing is lost.
    if (!answer.ok) return
    const { exp, refreshedToken: token } = answer.body
    setUser({ exp, token, user: { ...user, ...answer.body.user } })
  })

  useEffect(() => {
    const leaving = new AbortController()
    for (const name of handsOn)
      window.addEventListener(name, () => void stay(), { capture: true, signal: leaving.signal })
    return () => leaving.abort()
  }, [])
}
