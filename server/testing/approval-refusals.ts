import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import type { approvalRefusals as refusals } from '#domain/refusals/approval-refusals.data.ts'
import type { releaseRefusals as together } from '#domain/refusals/release-refusals.data.ts'

import { releaseRefusals } from './release-refusals.ts'

type Send = (
  method: string,
  path: string,
  body?: object | string,
  headers?: Record<string, string>,
) => Promise<Response>
type Given = { fixtures: RecordFixtures; send: Send; staff: Record<string, string> }
type Way = () => Promise<Response>

const path = '/api/pages/approvals'

/** What is refused to the administrator where a brand wants two people to look, or several drafts go out together. */
export const approvalRefusals = (
  given: () => Given,
): Record<keyof typeof refusals | keyof typeof together, Way> => ({
  ...releaseRefusals(given),
  ...ofApproval(given),
})

function ofApproval(given: () => Given): Record<keyof typeof refusals, Way> {
  const begin = async (isWriter = false) => {
    const { fixtures, send, staff } = given()
    const { id: division } = await fixtures.store('divisions', { needsApproval: true, isDefault: false })
    const { id } = await fixtures.store('sites', { division, _status: 'draft' })
    const write = () => send('PATCH', `/api/sites/${id}?draft=true`, { name: 'Neu', _status: 'draft' }, staff)
    if (isWriter) await write()
    const call = (method: string, address: string, body: object) => send(method, address, body, staff)
    const ask = async () => {
      const answer = await call('POST', path, { of: 'sites', record: id })
      const { requests } = (await answer.json()) as { requests: { id: string }[] } // of the contract
      return `${path}/${requests[0]?.id}`
    }

    return { id, write, call, ask }
  }

  return {
    'approval-needed': async () => {
      const { id, call } = await begin()
      return call('PATCH', `/api/sites/${id}`, { _status: 'published' })
    },
    'approval-by-writer': async () => {
      const { ask, call } = await begin(true)
      return call('POST', `${await ask()}/approved`, { at: null })
    },
    'approval-outdated': async () => {
      const { ask, call, write } = await begin()
      const request = await ask()
      await write()
      return call('POST', `${request}/approved`, { at: null })
    },
    'approval-settled': async () => {
      const { ask, call } = await begin()
      const request = await ask()
      await call('POST', `${request}/returned`, { reason: 'Zu lang.' })
      return call('POST', `${request}/returned`, { reason: 'Zu lang.' })
    },
  }
}
