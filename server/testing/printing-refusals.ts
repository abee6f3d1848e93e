import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { deviceRefusals } from './device-refusals.ts'

type Headers = Record<string, string>
type House = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Headers) => Promise<Response>
  staff: Headers
}

/** How a client meets the refusals of printing and of other devices, each with a device of its own, and that of a record that is not there. */
export const printingRefusals = (house: () => House) => ({
  ...deviceRefusals(house),
  'unknown-record': () => house().send('GET', '/api/branches/nirgendwo'),
  'no-printer': async () => {
    const { fixtures, send, staff } = house()
    const { id } = await fixtures.store('orders')
    return send('POST', `/api/orders/${id}/print`, {}, staff)
  },
  'not-a-printer': async () => (await testPage(house(), { kind: 'frontdesk', purpose: 'orders' })).answer,
  'printer-off': async () => (await testPage(house(), { isEnabled: false })).answer,
  'printer-unpaired': async () => (await testPage(house(), {})).answer,
  'print-job-elsewhere': async () => {
    const { send, staff } = house()
    const { answer } = await testPage(house(), {}, true)
    const { job } = await readJson<{ job: { id: string } }>(answer)
    return send('POST', `/api/print-jobs/${job.id}/again`, {}, staff)
  },
})

async function testPage({ fixtures, send, staff }: House, given: object, hasKey = false) {
  const { id } = await fixtures.store('devices', { kind: 'printer', purpose: 'printing', ...given })
  if (hasKey) await send('POST', `/api/devices/${id}/key`, {}, staff)

  return { answer: await send('POST', `/api/devices/${id}/test/print`, {}, staff) }
}
