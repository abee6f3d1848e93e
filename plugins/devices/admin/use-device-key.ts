import { useState } from 'react'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'

type State = { hasKey: boolean; key: string | null; problem: string | null }

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** The key of one device as the panel sees it; the new key lives in this page only. */
export function useDeviceKey(id: string | number | undefined, prefix: string | null) {
  const [changed, setChanged] = useState<State | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const state = changed ?? { hasKey: prefix !== null && prefix !== '', key: null, problem: null }

  const call = async (method: 'POST' | 'DELETE') => {
    setIsBusy(true)
    const answer = await ask(`/api/devices/${id}/key`, method)
    setChanged(
      answer.problem === null
        ? { hasKey: method === 'POST', key: answer.key, problem: null }
        : { ...state, problem: answer.problem },
    )
    setIsBusy(false)
  }

  return { state, isBusy, issue: () => call('POST'), revoke: () => call('DELETE') }
}

async function ask(path: string, method: string): Promise<{ key: string | null; problem: string | null }> {
  try {
    const answer = await fetch(path, { method, credentials: 'include' })
    const body = (await answer.json()) as { key?: string } & Partial<ApiErrors>
    if (answer.ok) return { key: body.key ?? null, problem: null }

    return { key: null, problem: body.errors?.[0]?.message ?? unreachable }
  } catch {
    return { key: null, problem: unreachable }
  }
}
