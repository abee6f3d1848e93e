'use client'

import { useEffect } from 'react'

/** A browser gives a refused stream up for good, such as while the server starts. */
const reopenMilliseconds = 5000
/** Many changes at once, as when a week is copied, are read once. */
const gatherMilliseconds = 250

/** Does something whenever a stream of events says that something has changed. */
export function useNews(address: string, act: () => void): void {
  useEffect(() => {
    let events: EventSource
    let again: ReturnType<typeof setTimeout>
    let gathering: ReturnType<typeof setTimeout> | undefined
    let isFresh = true
    const tell = () => {
      gathering = undefined
      act()
    }
    const open = () => {
      events = new EventSource(address)
      events.addEventListener('message', () => {
        // The first one only says how things stand, which the view has just read: unless nothing was heard for a while.
        if (!isFresh) gathering ??= setTimeout(tell, gatherMilliseconds)
        isFresh = false
      })
      events.addEventListener('error', () => {
        isFresh = false
        if (events.readyState === EventSource.CLOSED) again = setTimeout(open, reopenMilliseconds)
      })
    }
    open()
    return () => {
      clearTimeout(again)
      clearTimeout(gathering)
      events.close()
    }
  }, [address, act])
}
