'use client'

import { useEffect } from 'react'

/** A browser gives a refused stream up for good, such as while the server starts. */
const reopenMilliseconds = 5000
/** Many changes at once, as when a week is copied, are read once. */
const gatherMilliseconds = 250

/** What the events said since it was told last, as they said it; null where some of them were missed. */
export type SaidNews = readonly string[] | null

/** Does something whenever a stream of events says that something has changed. */
export function useNews(address: string, act: (said: SaidNews) => void): void {
  useEffect(() => {
    let events: EventSource
    let again: ReturnType<typeof setTimeout>
    let gathering: ReturnType<typeof setTimeout> | undefined
    let hearing: 'begins' | 'goes-on' | 'was-lost' = 'begins'
    let said: SaidNews = []
    const tell = () => {
      const told = said
      gathering = undefined
      said = []
      act(told)
    }
    const open = () => {
      events = new EventSource(address)
      events.addEventListener('message', ({ data }) => {
        // The first one only says how things stand, which the view has just read: unless nothing was heard for a while.
        if (hearing !== 'begins') {
          gathering ??= setTimeout(tell, gatherMilliseconds)
          said = hearing === 'was-lost' ? null : said && [...said, data]
        }
        hearing = 'goes-on'
      })
      events.addEventListener('error', () => {
        hearing = 'was-lost'
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
