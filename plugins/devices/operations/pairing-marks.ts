import { createHmac, hkdfSync, randomBytes } from 'node:crypto'

import { bytesPerKey, type DeviceKey, deviceKeyFrom } from '#domain/operations/device-key.ts'
import { bytesPerCode, pairingCodeFrom } from '#domain/operations/pairing-code.ts'

type Use = 'code' | 'secret' | 'client'

/**
 * What is kept of a code, a secret or an address: enough to know it again and not to say it. It is looked up by this, so
 * how long that takes tells nothing of its letters.
 */
export const markOf = (secret: string, use: Use, text: string): string =>
  createHmac('sha256', keyFor(secret, use)).update(text).digest('base64url')

export function makePairingCode(): string {
  let code = pairingCodeFrom(randomBytes(bytesPerCode))
  while (!code) code = pairingCodeFrom(randomBytes(bytesPerCode))

  return code
}

export const makePairingSecret = (): string => randomBytes(32).toString('base64url')

/**
 * The key that a screen gets by its secret: the same however often it asks, so that an answer which was lost can be asked
 * for again, and yet it is stored nowhere.
 */
export function keyByPairing(secret: string, pairingSecret: string): DeviceKey {
  for (let round = 0; ; round += 1) {
    const derived = hkdfSync(
      'sha512',
      secret,
      'theke pairing',
      `key\n${round}\n${pairingSecret}`,
      bytesPerKey,
    )
    const key = deviceKeyFrom(new Uint8Array(derived))
    if (key) return key
  }
}

const keyFor = (secret: string, use: Use): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'theke pairing', use, 32))
