import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'

import type { OpenWork } from '#domain/workforce/ledger/next-punches.ts'

import { type Connection, connectionAfter, unconnected } from '../connection/connection.ts'
import { setHouseClock } from '../connection/house-clock.ts'
import { type OpenFeed, openFeed } from '../connection/open-feed.ts'
import type { Place } from '../connection/place.ts'
import { readClockPeople } from './clock-calls.ts'
import { type HeardState, withHeard } from './heard-states.ts'
import { openWorkOf } from './punch.ts'

export type ClockPerson = { id: string; username: string; name: string; work: OpenWork | null }
/** With what their badge says. */
export type PersonOnWall = ClockPerson & { badge: string }

export type PeopleAtClock = {
  /** Null before the first list. */
  people: readonly PersonOnWall[] | null
  connection: Connection
  /** What was learned of somebody's state besides the list; `atMs` by the device's clock. */
  hear: (person: string, heard: HeardState) => void
  /** Something was pressed, or had to wait. */
  reload: () => void
}

/** Who can press here and how each of them stands, as the server knows it. */
export function usePeople({ key }: Place): PeopleAtClock {
  const [list, setList] = useState<{ people: readonly PersonOnWall[]; askedAt: number } | null>(null)
  const [heard, setHeard] = useState<ReadonlyMap<string, HeardState>>(new Map())
  const [connection, tell] = useReducer(connectionAfter, unconnected)
  const feed = useRef<OpenFeed | null>(null)
  useEffect(() => {
    feed.current = openFeed({
      read: (signal) => readClockPeople(fetch, { params: { accessToken: key }, signal }),
      events: null,
      news: {},
      onRead: (body, askedAt) => {
        setHouseClock(body.at, askedAt)
        const people = body.people.map(({ id, username, name, badge, ...stands }) => ({
          id,
          username,
          name,
          badge,
          work: openWorkOf(stands),
        }))
        setList({ people, askedAt })
      },
      tell,
    })

    return feed.current.close
  }, [key])

  return {
    people: useMemo(() => list && withHeard(list, heard), [list, heard]),
    connection,
    hear: useCallback((person, state) => setHeard((before) => new Map(before).set(person, state)), []),
    reload: useCallback(() => feed.current?.reload(), []),
  }
}
