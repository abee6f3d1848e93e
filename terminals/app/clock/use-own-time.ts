import { useEffect, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import { failureTexts } from '#domain/refusals/failures.ts'

import { readMe, readOwnActivities, readOwnBalances, readOwnShifts } from './clock-calls.ts'
import { openWorkOf } from './punch.ts'
import { failedBecause } from './punch-words.ts'
import type { ClockPerson, PeopleAtClock } from './use-people.ts'

type BodyOf<Read> = Read extends (...given: never[]) => Promise<infer Answer>
  ? Extract<Answer, { ok: true }> extends { body: infer Body }
    ? Body
    : never
  : never

export type OwnTime = {
  me: BodyOf<typeof readMe> | null
  balances: BodyOf<typeof readOwnBalances> | null
  shifts: BodyOf<typeof readOwnShifts>['docs'] | null
  activities: BodyOf<typeof readOwnActivities>['docs'] | null
  /** What could not be loaded, and why. */
  failures: readonly string[]
}

const nothing: OwnTime = { me: null, balances: null, shifts: null, activities: null, failures: [] }

type Asked = {
  /** The key of the clock, or what stands for it on a device of their own. */
  key: string
  person: Pick<ClockPerson, 'id' | 'username'>
  /** By what they are proved, which is no token where it is their session; null while nothing is asked for. */
  proved: { token: string | null } | null
  /** On a device of their own: where they work. */
  branch?: string | undefined
  /** Read anew when it changes: something of theirs has arrived. */
  version: string
  hear: PeopleAtClock['hear']
}

/** What is somebody's own to see, once they have proved themselves; each part comes when it comes. */
export function useOwnTime({ key, person: { id, username }, proved, branch, version, hear }: Asked): OwnTime {
  const [own, setOwn] = useState(nothing)
  const isAsked = proved !== null
  const token = proved?.token ?? null
  useEffect(() => {
    if (!isAsked) return
    const askedAt = Date.now()
    const leaving = new AbortController()
    const { signal } = leaving
    const given = {
      params: { accessToken: key, username },
      headers: token === null ? {} : { 'x-theke-person': token },
      signal,
    }
    setOwn((before) => ({ ...before, failures: [] }))
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
    const query = branch === undefined ? {} : { branch }
    void take(readMe(fetch, { ...given, query }), failureTexts.init, (me) => {
      hear(id, { work: openWorkOf(me.activity), atMs: askedAt })
      return { me }
    })
    void take(readOwnBalances(fetch, given), failureTexts.balances, (balances) => ({ balances }))
    void take(readOwnShifts(fetch, given), failureTexts['working-schedule'], ({ docs }) => ({ shifts: docs }))
    void take(readOwnActivities(fetch, given), failureTexts.init, ({ docs }) => ({ activities: docs }))

    return () => leaving.abort()
  }, [key, id, username, isAsked, token, branch, version, hear])

  return own
}
