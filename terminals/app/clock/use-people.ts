import { useCallback, useEffect, useReducer, useRef, useState } from 'react'

import type { ClockState } from '#domain/workforce/ledger/next-punches.ts'

import { type Connection, connectionAfter, unconnected } from '../connection/connection.ts'
import { setHouseClock } from '../connection/house-clock.ts'
import { type OpenFeed, openFeed } from '../connection/open-feed.ts'
import type { Place } from '../connection/place.ts'
import { readClockPeople } from './clock-calls.ts'

export type ClockPerson = { id: string; username: string; name: string; state: ClockState }

export type PeopleAtClock = {
  /** Null before the first list. */
  people: readonly ClockPerson[] | null
  connection: Connection
  /** Something was pressed, or had to wait. */
  reload: () => void
}

/** Who can press here and how each of them stands, as the server knows it. */
export function usePeople({ key }: Place): PeopleAtClock {
  const [people, setPeople] = useState<readonly ClockPerson[] | null>(null)
  const [connection, tell] = useReducer(connectionAfter, unconnected)
  const feed = useRef<OpenFeed | null>(null)
  useEffect(() => {
    feed.current = openFeed({
      read: (signal) => readClockPeople(fetch, { params: { accessToken: key }, signal }),
      events: null,
      news: {},
      onRead: (body, askedAt) => {
        setHouseClock(body.at, askedAt)
        setPeople(body.people)
      },
      tell,
    })

    return feed.current.close
  }, [key])

  return { people, connection, reload: useCallback(() => feed.current?.reload(), []) }
}
