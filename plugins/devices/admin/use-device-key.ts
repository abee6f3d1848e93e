import { useForm } from '@payloadcms/ui'
import { useState } from 'react'

import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'

type Changed = { key: string | null; problem: string | null }
type KeyFacts = { keyPrefix?: string | null; keyRotatedAt?: string; keyRevokedAt?: string | null }

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** The key of one device as the panel sees it; the new key lives in this page only. */
export function useDeviceKey(id: string | number | undefined, prefix: string | null) {
  const { dispatchFields } = useForm()
  const [changed, setChanged] = useState<Changed>({ key: null, problem: null })
  const [isBusy, setIsBusy] = useState(false)

  /** What the form shows of the key comes from the server as well, without a reload. */
  const show = (facts: KeyFacts) => {
    for (const [path, value] of Object.entries(facts)) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    }
  }
  const call = async (method: 'POST' | 'DELETE') => {
    setIsBusy(true)
    const { key, problem, ...facts } = await ask(`/api/devices/${id}/key`, method)
    if (problem === null) show({ ...(method === 'POST' ? issued : revoked), ...facts })
    setChanged({ key, problem })
    setIsBusy(false)
  }

  const state = { hasKey: prefix !== null && prefix !== '', ...changed }
  return { state, isBusy, issue: () => call('POST'), revoke: () => call('DELETE') }
}

const issued: KeyFacts = { keyRevokedAt: null }
const revoked: KeyFacts = { keyPrefix: null }

async function ask(path: string, method: string): Promise<Changed & KeyFacts> {
  try {
    const answer = await fetch(path, { method, credentials: 'include' })
    const body = (await answer.json()) as { key?: string } & KeyFacts & Partial<ApiErrors>
    const { errors, key = null, ...facts } = body
    if (answer.ok) return { key, problem: null, ...facts }

    return { key: null, problem: errors?.[0]?.message ?? unreachable }
  } catch {
    return { key: null, problem: unreachable }
  }
}
