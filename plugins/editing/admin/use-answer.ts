import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'

type Asked<Answer> = { answer: Answer | null; problem: string | null; isBusy: boolean }

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** One call of the API and how it went, in words for the person who pressed the button. */
export function useAnswer<Answer>(shape: z.ZodMiniType<Answer>) {
  const [asked, setAsked] = useState<Asked<Answer>>({ answer: null, problem: null, isBusy: false })

  const ask = useCallback(
    async (path: string, body?: object, method?: 'DELETE') => {
      setAsked((before) => ({ ...before, isBusy: true }))
      const next = await call(shape, path, body, method)
      // What was known before a refusal still holds.
      setAsked((before) => ({ ...next, answer: next.answer ?? before.answer }))
      return next.problem === null
    },
    [shape],
  )

  return { ...asked, ask }
}

async function call<Answer>(
  shape: z.ZodMiniType<Answer>,
  path: string,
  body?: object,
  method?: 'DELETE',
): Promise<Asked<Answer>> {
  try {
    const response = await fetch(path, {
      credentials: 'include',
      ...(method && { method }),
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { answer: shape.parse(answer), problem: null, isBusy: false }

    const { errors } = answer as Partial<ApiErrors> // every refusal of the API has this shape
    return { answer: null, problem: errors?.[0]?.message ?? unreachable, isBusy: false }
  } catch {
    return { answer: null, problem: unreachable, isBusy: false }
  }
}
