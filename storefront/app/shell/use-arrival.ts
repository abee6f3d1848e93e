import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { focusHeading } from '../ui/focus-on.ts'

/** A link goes with its page, and the focus with it: whoever does not see the next one is told its name instead. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    focusHeading()
  }, [pathname])
}
