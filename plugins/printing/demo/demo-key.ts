import { hkdfSync } from 'node:crypto'

import { bytesPerKey, type DeviceKey, deviceKeyFrom } from '#domain/operations/device-key.ts'

/**
 * The key of a printer that is pretended, made of the secret of the installation: it is stored as any other, and known
 * again after a restart. Whoever gives the device another key takes it over.
 */
export function demoKeyOf(secret: string, device: string): DeviceKey {
  for (let round = 0; ; round += 1) {
    const derived = hkdfSync('sha512', secret, 'theke printer demo', `key\n${round}\n${device}`, bytesPerKey)
    const key = deviceKeyFrom(new Uint8Array(derived))
    if (key) return key
  }
}
