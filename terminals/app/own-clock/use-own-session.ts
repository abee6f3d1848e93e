import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import { readOwnClock } from '../clock/clock-calls.ts'
import { type HeardState, withHeard } from '../clock/heard-states.ts'
import { openWorkOf } from '../clock/punch.ts'
import type { ClockPerson, PeopleAtClock } from '../clock/use-people.ts'
import { type Connection, connectionAfter, unconnected } from '../connection/connection.ts'
import { setHouseClock } from '../connection/house-clock.ts'
import { type OpenFeed, openFeed } from '../connection/open-feed.ts'
import { forgetSeen, keepSeen, readSeen, type SeenPerson } from './seen-person.ts'

export type OwnSession = {
  /** Whoever has signed in, or was when this device last had a network; null while nobody is known. */
  seen: SeenPerson | null
  /** The server has said so since the page was opened. */
  isConfirmed: boolean
  /** `isUnpaired` once nobody is signed in any more. */
  connection: Connection
  hear: PeopleAtClock['hear']
  reload: () => void
  /** What was learned of their state besides, and when what is seen was asked for; by the device's clock. */
  heard: ReadonlyMap<string, HeardState>
  askedAt: number
}

/** Who is signed in in this browser, how they stand and where they may press. */
export function useOwnSession(): OwnSession {
  const [seen, setSeen] = useState(() => readSeen())
  const [askedAt, setAskedAt] = useState<number | null>(null)
  const [heard, setHeard] = useState<ReadonlyMap<string, HeardState>>(new Map())
  const [connection, tell] = useReducer(connectionAfter, unconnected)
  const feed = useRef<OpenFeed | null>(null)
  useEffect(() => {
    feed.current = openFeed({
      read: (signal) => readOwnClock(fetch, { signal }),
      events: null,
      news: {},
      onRead: ({ at, ...body }, askedAt) => {
        setHouseClock(at, askedAt)
        keepSeen(body)
        setSeen(body)
        setAskedAt(askedAt)
      },
      tell,
    })

    return feed.current.close
  }, [])
  const { isUnpaired } = connection
  useEffect(() => {
    if (isUnpaired) forgetSeen()
  }, [isUnpaired])

  return {
    seen,
    isConfirmed: askedAt !== null,
    connection,
    hear: useCallback((person, state) => setHeard((before) => new Map(before).set(person, state)), []),
    reload: useCallback(() => feed.current?.reload(), []),
    heard,
    askedAt: askedAt ?? 0,
  }
}

/** How they stand, as the server was last heard of it. */
export const asHeard = (
  { person, activity }: SeenPerson,
  { heard, askedAt }: Pick<OwnSession, 'heard' | 'askedAt'>,
): ClockPerson => {
  const known = { ...person, work: openWorkOf(activity) }

  return withHeard({ people: [known], askedAt }, heard)[0] ?? known
}
