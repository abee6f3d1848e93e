import type { RecordFixtures } from '#scripts/testing/record-fixtures.ts'

type House = {
  fixtures: RecordFixtures
  send: (method: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Response>
  staff: Record<string, string>
}

/** How a client meets the refusals of what is asked of devices, each with a device of its own. */
export const deviceRefusals = (house: () => House) => {
  const ask = async (given: object, what: string) => {
    const { fixtures, send, staff } = house()
    const { id } = await fixtures.store('devices', { kind: 'frontdesk', purpose: 'orders', ...given })
    return send('POST', `/api/devices/${id}/${what}`, {}, staff)
  }

  return {
    'not-a-screen': () => ask({ kind: 'printer', purpose: 'printing' }, 'test/notification'),
    'device-without-log': () => ask({ kind: 'printer', purpose: 'printing' }, 'request-device-logs'),
    'device-off': () => ask({ isEnabled: false }, 'test/notification'),
    'device-unpaired': () => ask({}, 'request-device-logs'),
  }
}
