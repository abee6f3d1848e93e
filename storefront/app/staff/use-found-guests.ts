import { useEffect, useState } from 'react'

import type { KnownGuest } from '#domain/ordering/known-guests.contract.ts'
import { leastSearched } from '#domain/ordering/known-guests.ts'
import { findGuests } from './staff-calls.ts'

/** Whoever types goes on within it. */
const pauseMs = 250

export type FoundGuests =
  | { state: 'idle' | 'none' | 'failed' }
  | { state: 'found'; guests: readonly KnownGuest[] }

const idle: FoundGuests = { state: 'idle' }

/** Who of a branch's guests is meant by what has been typed so far. */
export function useFoundGuests(branch: string, text: string): FoundGuests {
  const search = text.trim()
  const [found, setFound] = useState<FoundGuests & { search?: string }>(idle)

  useEffect(() => {
    if (search.length < leastSearched) return
    const leaving = new AbortController()
    const ask = async () => {
      const answer = await findGuests(fetch, { query: { branch, search }, signal: leaving.signal })
      if (!leaving.signal.aborted) setFound({ ...foundIn(answer), search })
    }
    const timer = setTimeout(() => void ask(), pauseMs)

    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [branch, search])

  // What was found for the first letters still holds until more is known; for nothing typed there is nobody.
  return search.length < leastSearched ? idle : found
}

function foundIn(answer: Awaited<ReturnType<typeof findGuests>>): FoundGuests {
  if (!answer.ok) return { state: 'failed' }
  const { docs } = answer.body

  return docs.length === 0 ? { state: 'none' } : { state: 'found', guests: docs }
}
