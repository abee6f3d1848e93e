'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  openPaletteContract,
  PaletteAction,
  PaletteGroup,
  PaletteHit,
  searchPaletteContract,
} from '#domain/operations/palette/palette.contract.ts'

const open = callOf<typeof openPaletteContract>('get', '/api/desk/palette')
const find = callOf<typeof searchPaletteContract>('post', '/api/desk/search')
/** The first letter is asked for at once, and whoever types faster than this waits for the next one. */
const shortestPauseMs = 80

const texts = {
  unreachable: 'Keine Verbindung. Ansichten und Aktionen finden Sie trotzdem.',
  failed: 'Die Suche hat nicht geantwortet.',
}

export type Start = { recent: PaletteHit[]; actions: PaletteAction[] }

/** What the person has opened last and may do, asked for anew each time the palette opens. */
export function useStart(setStart: (start: Start) => void): void {
  useEffect(() => {
    const asked = new AbortController()
    void open(browserFetch, { signal: asked.signal }).then((answer) => answer.ok && setStart(answer.body))

    return () => asked.abort()
  }, [setStart])
}

type Answers = { groups: PaletteGroup[] /** What they are the answer to. */; term: string }
type Problem = { text: string; term: string }

/** What the server finds. Letters that come while it searches end the search for those before. */
export function useFound(term: string) {
  const [{ groups, term: answered }, setAnswers] = useState<Answers>({ groups: [], term: '' })
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const askedAt = useRef(-shortestPauseMs)
  const retry = useCallback(() => setAttempt((before) => before + 1), [])

  useEffect(() => {
    if (term === '') return
    const asked = new AbortController()
    const search = async () => {
      askedAt.current = performance.now()
      const answer = await find(browserFetch, { body: { term }, signal: asked.signal })
      if (asked.signal.aborted) return
      if (answer.ok) {
        setAnswers({ groups: answer.body.groups, term })
        return setProblem(null)
      }
      const text =
        answer.kind === 'unreachable' ? texts.unreachable : (answer.errors[0]?.message ?? texts.failed)
      setProblem({ text, term })
    }
    const timer = setTimeout(search, Math.max(0, askedAt.current + shortestPauseMs - performance.now()))

    return () => {
      clearTimeout(timer)
      asked.abort()
    }
  }, [term, attempt])

  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])

  return {
    groups,
    isAnswered: term === answered,
    problem: problem?.term === term && term !== answered ? problem.text : null,
    retry,
  }
}

const browserFetch: typeof fetch = (...given) => fetch(...given)
