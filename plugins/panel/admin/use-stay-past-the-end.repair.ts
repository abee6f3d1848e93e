import { useAuth, useModal } from '@payloadcms/ui'
import { useEffect } from 'react'

import { hasUnsaved } from './unsaved.ts'

/** Payload's window that offers to stay. */
const stayWindow = 'stay-logged-in'
/** So long before Payload leaves the page. */
const beforeTheEndMs = 1000
const longestTimerMs = 2 ** 31 - 1
const aDayInSeconds = 24 * 60 * 60

/**
 * Repairs `@payloadcms/ui`, `dist/providers/Auth/index.js`: when the session is over by the clock, the page is left
 * with all that is typed in it. Where something is unsaved that clock is moved on; the session ends all the same.
 */
export function useStayPastTheEnd(signInAgain: () => Promise<boolean>): void {
  const { user, token, tokenExpirationMs, setUser } = useAuth()
  const { closeModal } = useModal()

  useEffect(() => {
    if (!user || !tokenExpirationMs) return undefined
    const stay = () => {
      if (!hasUnsaved()) return
      closeModal(stayWindow)
      const exp = Math.floor(tokenExpirationMs / 1000) + aDayInSeconds
      setUser({ user, exp, ...(token !== undefined && { token }) })
      void signInAgain()
    }
    const untilMs = tokenExpirationMs - Date.now() - beforeTheEndMs
    const timer = setTimeout(stay, Math.min(longestTimerMs, Math.max(0, untilMs)))
    return () => clearTimeout(timer)
  }, [user, token, tokenExpirationMs, setUser, closeModal, signInAgain])
}
