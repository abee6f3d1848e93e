import { useEffect, useRef } from 'react'

import { afterKey, nothingTyped } from './badge-scan.ts'

/** Hears what a scanner types while nothing else is open. */
export function useBadge(isListening: boolean, onBadge: (badge: string) => void): void {
  const latest = useRef(onBadge)
  useEffect(() => {
    latest.current = onBadge
  }, [onBadge])
  useEffect(() => {
    if (!isListening) return
    let typed = nothingTyped
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const after = afterKey(typed, event.key, event.timeStamp)
      typed = after.typed
      if (after.badge === null) return
      // Not for the button that has the focus.
      event.preventDefault()
      latest.current(after.badge)
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => document.removeEventListener('keydown', press, { capture: true })
  }, [isListening])
}
