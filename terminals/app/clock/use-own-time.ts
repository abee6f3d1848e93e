import { useEffect, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import { failureTexts } from '#domain/refusals/failures.ts'

import type { Place } from '../connection/place.ts'
import { readMe, readOwnActivities, readOwnBalances, readOwnShifts } from './clock-calls.ts'
import { openStateOf } from './punch.ts'
import { failedBecause } from './punch-words.ts'
import type { ClockPerson, PeopleAtClock } from './use-people.ts'

type BodyOf<Read> = Read extends (...given: never[]) => Promise<infer Answer>
  ? Extract<Answer, { ok: true }> extends { body: infer Body }
    ? Body
    : never
  : never

export type OwnTime = {
  me: BodyOf<typeof readMe> | null
  balances: BodyOf<typeof readOwnBalances>['docs'] | null
  shifts: BodyOf<typeof readOwnShifts>['docs'] | null
  activities: BodyOf<typeof readOwnActivities>['docs'] | null
  /** What could not be loaded, and why. */
  failures: readonly string[]
}

const nothing: OwnTime = { me: null, balances: null, shifts: null, activities: null, failures: [] }

type Asked = {
  place: Place
  person: ClockPerson
  /** Null while they have not proved themselves. */
  token: string | null
  /** How many presses of theirs have not arrived; it is read anew when one has. */
  waiting: number
  hear: PeopleAtClock['hear']
}

/** What is somebody's own to see, once they have proved themselves; each part comes when it comes. */
export function useOwnTime({
  place: { key },
  person: { id, username },
  token,
  waiting,
  hear,
}: Asked): OwnTime {
  const [own, setOwn] = useState(nothing)
  useEffect(() => {
    if (token === null) return
    const askedAt = Date.now()
    const leaving = new AbortController()
    const { signal } = leaving
    const given = {
      params: { accessToken: key, username },
      headers: { 'x-theke-person': token },
      signal,
    }
    const take = async <Body>(
      asked: Promise<Outcome<Body>>,
      failure: string,
      part: (body: Body) => Partial<OwnTime>,
    ) => {
      const answer = await asked
      if (signal.aborted) return
      if (answer.ok) return setOwn((before) => ({ ...before, ...part(answer.body) }))
      const words = failedBecause(failure, answer.errors[0]?.message)
      setOwn((before) => ({ ...before, failures: [...new Set([...before.failures, words])] }))
    }
    void take(readMe(fetch, given), failureTexts.init, (me) => {
      hear(id, { state: openStateOf(me.activity), atMs: askedAt })
      return { me }
    })
    void take(readOwnBalances(fetch, given), failureTexts.balances, ({ docs }) => ({ balances: docs }))
    void take(readOwnShifts(fetch, given), failureTexts['working-schedule'], ({ docs }) => ({ shifts: docs }))
    void take(readOwnActivities(fetch, given), failureTexts.init, ({ docs }) => ({ activities: docs }))

    return () => leaving.abort()
  }, [key, id, username, token, waiting, hear])

  return own
}
