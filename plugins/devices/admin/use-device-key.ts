import { useForm } from '@payloadcms/ui'
import { useState } from 'react'

import { useFormMoment } from '#collections/shared/admin/use-form-moment.ts'
import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { issueKeyContract, revokeKeyContract } from '#domain/operations/device-key.contract.ts'

type Changed = { key: string | null; problem: string | null }

const issueKey = callOf<typeof issueKeyContract>('post', '/api/devices/{id}/key')
const revokeKey = callOf<typeof revokeKeyContract>('delete', '/api/devices/{id}/key')

/** What staff write in the form itself. */
const writtenFields = [
  'identifier',
  'branch',
  'isEnabled',
  'name',
  'kind',
  'purpose',
  'model',
  'note',
  'printer',
] as const

const unreachable = 'Der Server ist nicht erreichbar. Bitte versuchen Sie es erneut.'

/** The key of one device as the panel sees it; the new key lives in this page only. */
export function useDeviceKey(openId: string | number | undefined, prefix: string | null) {
  const { dispatchFields } = useForm()
  const [changed, setChanged] = useState<Changed>({ key: null, problem: null })
  const [isBusy, setIsBusy] = useState(false)
  const params = { id: String(openId) }
  const takeMoment = useFormMoment(`/api/devices/${openId}`, writtenFields)

  /** What the form shows of the key comes from the server as well, without a reload. */
  const show = async (changes: { key?: string } & Record<string, string | null>) => {
    const { key, ...facts } = changes
    for (const [path, value] of Object.entries(facts)) {
      dispatchFields({ type: 'UPDATE', path, value, initialValue: value })
    }
    setChanged({ key: key ?? null, problem: null })
    await takeMoment()
  }
  const change = async <Body extends object>(
    call: Promise<Outcome<Body>>,
    then: (body: Body) => Promise<void>,
  ) => {
    setIsBusy(true)
    const outcome = await call
    if (outcome.ok) await then(outcome.body)
    else setChanged({ key: null, problem: outcome.errors[0]?.message ?? unreachable })
    setIsBusy(false)
  }

  return {
    state: { hasKey: prefix !== null && prefix !== '', ...changed },
    isBusy,
    issue: () => change(issueKey(fetch, { params }), (issued) => show({ ...issued, keyRevokedAt: null })),
    revoke: () => change(revokeKey(fetch, { params }), (revoked) => show({ ...revoked, keyPrefix: null })),
  }
}
