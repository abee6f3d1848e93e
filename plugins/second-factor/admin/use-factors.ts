import { useCallback, useEffect, useState } from 'react'

import type { Factors } from '#domain/people/second-factor/own-factors.contracts.ts'

import { problemOf, readFactors } from './calls.ts'

/** The factors of whoever is signed in, or how many somebody else has. */
export function useFactors(user?: string) {
  const [factors, setFactors] = useState<Factors | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const reload = useCallback(() => {
    void readFactors(fetch, user ? { query: { user } } : {}).then((outcome) => {
      setProblem(problemOf(outcome))
      if (outcome.ok) setFactors(outcome.body)
    })
  }, [user])
  useEffect(reload, [reload])

  return { factors, problem, reload }
}
