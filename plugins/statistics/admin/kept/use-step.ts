'use client'

import { useState } from 'react'

import type { Outcome } from '#domain/api/call-of.ts'
import { problemIn, tellDone } from '#plugins/desk/kit.port.ts'

/** Sends what somebody has decided, one thing at a time, and says what came of it. */
export function useStep(reload: () => void) {
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const step = async <Body>(send: () => Promise<Outcome<Body>>, done: string): Promise<Body | null> => {
    if (isSending) return null
    setIsSending(true)
    setProblem(null)
    const answer = await send()
    setIsSending(false)
    if (!answer.ok) {
      setProblem(problemIn(answer))
      return null
    }
    tellDone(done)
    reload()

    return answer.body
  }

  return { step, isSending, problem }
}

export type Step = ReturnType<typeof useStep>
