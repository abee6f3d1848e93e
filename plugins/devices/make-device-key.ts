import { createHash, randomBytes } from 'node:crypto'

import { isSameSecret } from '#kernel/is-same-secret.ts'
import { bytesPerKey, type DeviceKey, deviceKeyFrom, digestInputOf } from '#domain/operations/device-key.ts'

export function makeDeviceKey(): DeviceKey {
  let key = deviceKeyFrom(randomBytes(bytesPerKey))
  while (!key) key = deviceKeyFrom(randomBytes(bytesPerKey))

  return key
}

/** The only form in which a key is stored. Its secret is random, so a fast hash is enough. */
export function digestOf(key: DeviceKey): string {
  return createHash('sha256').update(digestInputOf(key)).digest('hex')
}

/** Takes as long for a wrong digest as for the right one, and for a missing one too. */
export function isDigestOf(key: DeviceKey, stored: string | null | undefined): boolean {
  return isSameSecret(stored ?? '', digestOf(key))
}
