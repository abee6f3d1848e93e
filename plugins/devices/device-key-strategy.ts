import type { AuthStrategy } from 'payload'

import { deviceKeyInHeader } from '#domain/operations/device-key.ts'

import { authenticateDevice } from './operations/authenticate-device.ts'

/** `Authorization: Device thk_…`; asked on every request, so anything else is let pass at once. */
export const deviceKeyStrategy: AuthStrategy = {
  name: 'device-key',
  authenticate: async ({ headers, payload }) => {
    const key = deviceKeyInHeader(headers.get('authorization'))
    if (!key) return { user: null }

    const device = await authenticateDevice(payload, key, headers.get('x-client-address'))
    return { user: device && { ...device, collection: 'devices', _strategy: 'device-key' } }
  },
}
