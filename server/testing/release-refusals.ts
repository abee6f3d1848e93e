import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import type { releaseRefusals as refusals } from '#domain/refusals/release-refusals.data.ts'

type Given = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  staff: Record<string, string>
}

/** When several drafts do not go out together. */
export function releaseRefusals(given: () => Given): Record<keyof typeof refusals, () => Promise<Response>> {
  const begin = async () => {
    const { fixtures, send, staff } = given()
    const { id } = await fixtures.store('releases')
    const { id: record } = await fixtures.store('sites', { _status: 'draft' })
    const address = `/api/releases/${id}`
    await send('POST', `${address}/items`, { of: 'sites', record }, staff)

    return { record, publish: () => send('POST', `${address}/publish`, {}, staff) }
  }

  return {
    'release-settled': async () => {
      const { publish } = await begin()
      await publish()
      return publish()
    },
    'release-blocked': async () => {
      const { publish, record } = await begin()
      const { send, staff } = given()
      await send('DELETE', `/api/sites/${record}`, undefined, staff)
      return publish()
    },
  }
}
