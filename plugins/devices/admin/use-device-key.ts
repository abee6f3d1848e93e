import { useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { useMoment } from '#collections/shared/admin/use-form-moment.ts'
import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { issueKeyContract, revokeKeyContract } from '#domain/operations/device-key.contract.ts'

type Changed = { key: string | null; problem: string | null }

const issueKey = callOf<typeof issueKeyContract>('post', '/api/devices/{id}/key')
const revokeKey = callOf<typeof revokeKeyContract>('delete', '/api/devices/{id}/key')

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** The key of one device as the panel sees it; the new key lives in this page only. */
export function useDeviceKey(openId: string | number | undefined, prefix: string | null) {
  const { dispatchFields } = useForm()
  const setMoment = useMoment()
  const [changed, setChanged] = useState<Changed>({ key: null, problem: null })
  const [isBusy, setIsBusy] = useState(false)
  const params = { id: String(openId) }

  /** What the form shows of the key comes from the server as well, without a reload. */
  const show = (changes: { key?: string } & Record<string, string | null>, at: string) => {
    const { key, ...facts } = changes
    for (const [path, value] of Object.entries(facts)) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    }
    setMoment(at)
    setChanged({ key: key ?? null, problem: null })
  }
  const change = async <Body extends object>(call: Promise<Outcome<Body>>, then: (body: Body) => void) => {
    setIsBusy(true)
    const outcome = await call
    if (outcome.ok) then(outcome.body)
    else setChanged({ key: null, problem: outcome.errors[0]?.message ?? unreachable })
    setIsBusy(false)
  }

  return {
    state: { hasKey: prefix !== null && prefix !== '', ...changed },
    isBusy,
    issue: () =>
      change(issueKey(fetch, { params }), (issued) =>
        show({ ...issued, keyRevokedAt: null }, issued.keyRotatedAt),
      ),
    revoke: () =>
      change(revokeKey(fetch, { params }), (revoked) =>
        show({ ...revoked, keyPrefix: null }, revoked.keyRevokedAt),
      ),
  }
}
