'use client'

import { useState } from 'react'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { beginSwapContract, moveSwapContract } from '#domain/workforce/planning/plan-steps.contract.ts'
import type { SwapAction } from '#domain/workforce/planning/shift-swap.ts'
import { problemIn, tellDone, tellProblem } from '#plugins/desk/kit.port.ts'

const sendBegin = callOf<typeof beginSwapContract>('post', '/api/shift-swaps/begin')
const sendMove = callOf<typeof moveSwapContract>('post', '/api/shift-swaps/{id}/{action}')

export type SwapAsked = { shift: string; taker?: string; note?: string }
export type Begin = (asked: SwapAsked, done: string) => Promise<boolean>

/** Steps of swaps, one at a time, each told with what became of it; whether it was done. */
export function useSwaps(reload: () => void) {
  const [isSending, setIsSending] = useState(false)
  const tell = async (sent: Promise<Outcome<unknown>>, done: string): Promise<boolean> => {
    setIsSending(true)
    const answer = await sent
    setIsSending(false)
    if (answer.ok) tellDone(done)
    else tellProblem(problemIn(answer))
    reload()

    return answer.ok
  }
  const begin: Begin = (asked, done) => tell(sendBegin(fetch, { body: asked }), done)
  const move = (id: string, action: SwapAction, done: string) =>
    tell(sendMove(fetch, { params: { id, action } }), done)

  return { begin, move, isSending }
}
