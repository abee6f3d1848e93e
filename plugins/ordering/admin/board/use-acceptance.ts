'use client'

import { useCallback, useMemo, useState } from 'react'

import { callOf } from '#domain/api/call-of.ts'
import type {
  Acceptance,
  AcceptanceChange,
  acceptancesContract,
  changeAcceptanceContract,
} from '#domain/ordering/acceptance.contract.ts'
import { problemIn, tellDone, tellProblem, useEvery, useLoaded } from '#plugins/desk/kit.port.ts'

const read = callOf<typeof acceptancesContract>('get', '/api/orders/acceptance')
const write = callOf<typeof changeAcceptanceContract>('put', '/api/orders/acceptance/{branch}')

/** A colleague may have set something elsewhere. */
const everySeconds = 30

export type ChangeAcceptance = (branch: string, change: AcceptanceChange, said: string) => Promise<void>

/** How the branches on the board take orders just now; of one of them where one is chosen. */
export function useAcceptance(branch: string | undefined) {
  const list = useLoaded('acceptance', (signal) => read(fetch, { signal }))
  const [isSending, setIsSending] = useState(false)
  const { data, reload } = list
  useEvery(everySeconds, reload)
  const change: ChangeAcceptance = useCallback(
    async (asked, body, said) => {
      setIsSending(true)
      const answer = await write(fetch, { params: { branch: asked }, body })
      setIsSending(false)
      if (answer.ok) tellDone(said)
      else tellProblem(problemIn(answer))
      reload()
    },
    [reload],
  )
  const shown: readonly Acceptance[] = useMemo(
    () => (data?.docs ?? []).filter((at) => !branch || at.branch === branch),
    [data, branch],
  )

  return { list, shown, isSending, change }
}
