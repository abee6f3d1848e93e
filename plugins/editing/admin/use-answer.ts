import { useCallback, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'

type Asked<Body> = { answer: Body | null; problem: string | null; isBusy: boolean }

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** A call of the API and how it went, in words for the person who pressed the button. */
export function useAnswer<Body>() {
  const [asked, setAsked] = useState<Asked<Body>>({ answer: null, problem: null, isBusy: false })

  const ask = useCallback(async (call: Promise<Outcome<Body>>) => {
    setAsked((before) => ({ ...before, isBusy: true }))
    const outcome = await call
    setAsked(({ answer }) =>
      outcome.ok
        ? { answer: outcome.body, problem: null, isBusy: false }
        : // What was known before a refusal still holds.
          { answer, problem: outcome.errors[0]?.message ?? unreachable, isBusy: false },
    )
    return outcome.ok
  }, [])

  return { ...asked, ask }
}
