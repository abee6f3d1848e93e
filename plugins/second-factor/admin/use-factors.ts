import { useCallback, useEffect, useState } from 'react'

import type { Factors } from '#domain/people/second-factor/own-factors.contracts.ts'

import { problemOf, readFactors } from './calls.ts'

type Read = { factors: Factors | null; problem: string | null }

const unread: Read = { factors: null, problem: null }

/** The factors of whoever is signed in, or how many somebody else has. */
export function useFactors(user?: string) {
  const [{ factors, problem }, setRead] = useState(unread)

  const reload = useCallback(() => {
    // A reading that is under way has no problem yet; what is known stays until there is newer.
    setRead((before) => ({ ...before, problem: null }))
    void readFactors(fetch, user ? { query: { user } } : {}).then((outcome) =>
      setRead((before) => ({
        factors: outcome.ok ? outcome.body : before.factors,
        problem: problemOf(outcome),
      })),
    )
  }, [user])
  useEffect(reload, [reload])

  return { factors, problem, reload }
}
