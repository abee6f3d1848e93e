'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

const everyMilliseconds = 15_000

/** Asks for the desk anew while somebody looks at it; the rest of the page stays as it is. */
export function RefreshDesk() {
  const router = useRouter()

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible') router.refresh()
    }
    const timer = setInterval(refresh, everyMilliseconds)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [router])

  return null
}
