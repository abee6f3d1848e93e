import { toast, useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'

import { hasUnsaved } from './unsaved.ts'
import { useStayAtWork } from './use-stay-at-work.ts'
import { useStayPastTheEnd } from './use-stay-past-the-end.repair.ts'

const login = '/backend/login'

/**
 * What happens when the session is over: a page on which nothing is lost leads to the login, any other one stays
 * until whoever works on it has signed in again.
 */
export function useSession() {
  const { fetchFullUser } = useAuth()
  const waiting = useRef<((isBack: boolean) => void)[]>([])
  const [isAsking, setIsAsking] = useState(false)

  const signInAgain = useCallback((): Promise<boolean> => {
    if (!hasUnsaved()) {
      leave()
      return Promise.resolve(false)
    }
    setIsAsking(true)
    return new Promise((resolve) => waiting.current.push(resolve))
  }, [])
  const settle = useCallback((isBack: boolean) => {
    setIsAsking(false)
    for (const go of waiting.current.splice(0)) go(isBack)
  }, [])
  const onSignedIn = useCallback(() => {
    void fetchFullUser()
    settle(true)
    toast.success('Sie sind wieder angemeldet. Ihre Eingaben sind noch da.')
  }, [fetchFullUser, settle])
  const onGiveUp = useCallback(() => settle(false), [settle])
  const whoIsThere = useWhoIsThere()
  useStayAtWork()
  useStayPastTheEnd(signInAgain)

  return { isAsking, signInAgain, whoIsThere, onSignedIn, onGiveUp, onLeave: leave }
}

/** Whether the browser is signed in now, and as the same person as before. */
function useWhoIsThere() {
  const { user } = useAuth()
  const person = useRef<unknown>(undefined)
  const id = user?.id
  useEffect(() => {
    // Payload forgets the person as soon as it notices.
    if (id !== undefined) person.current = id
  }, [id])

  return useCallback(async (): Promise<'nobody' | 'same' | 'other'> => {
    const answer = await fetch('/api/users/me').catch(() => null)
    const found: { user?: { id?: unknown } | null } = answer?.ok ? await answer.json() : {}
    if (!found.user) return 'nobody'

    return found.user.id === person.current ? 'same' : 'other'
  }, [])
}

function leave(): void {
  const { pathname, search } = window.location
  // The pages of signing in and out know by themselves what nobody's session means.
  if (/^\/backend\/(login|logout|forgot|reset|create-first-user)/.test(pathname)) return
  window.location.assign(`${login}?redirect=${encodeURIComponent(pathname + search)}`)
}
