import { useCallback, useEffect, useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import type { ReleaseContent } from '#domain/content/releases/releases.contract.ts'

import { readContent } from './calls.ts'

export type Ask = (call: Promise<Outcome<ReleaseContent>>) => Promise<boolean>
type Asked = { content: ReleaseContent | null; problems: string[]; isBusy: boolean }

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** What is in a release, after each call anew; of a refusal every reason is told. */
export function useContent(id: string) {
  const [asked, setAsked] = useState<Asked>({ content: null, problems: [], isBusy: false })
  const ask: Ask = useCallback(async (call) => {
    setAsked((before) => ({ ...before, isBusy: true }))
    const outcome = await call
    setAsked(({ content }) =>
      outcome.ok
        ? { content: outcome.body, problems: [], isBusy: false }
        : { content, problems: problemsOf(outcome.errors), isBusy: false },
    )

    return outcome.ok
  }, [])
  useEffect(() => {
    void ask(readContent(fetch, { params: { id } }))
  }, [ask, id])

  return { ...asked, ask }
}

const problemsOf = (errors: readonly { message: string }[]): string[] =>
  errors.length > 0 ? errors.map(({ message }) => message) : [unreachable]
