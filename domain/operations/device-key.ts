/** What a device signs in with: `thk_<prefix>_<secret>`. The prefix finds the device, the secret proves it. */
export type DeviceKey = { prefix: string; secret: string }

export const prefixLength = 8
export const secretLength = 32

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const pattern = new RegExp(`^thk_([0-9A-Za-z]{${prefixLength}})_([0-9A-Za-z]{${secretLength}})$`)

/** About this many random bytes make a key; those that would favour some letters are thrown away. */
export const bytesPerKey = 64

export function formatDeviceKey({ prefix, secret }: DeviceKey): string {
  return `thk_${prefix}_${secret}`
}

/** The parts of a key as somebody sent it, or null when it cannot be one. */
export function parseDeviceKey(text: string): DeviceKey | null {
  const [, prefix, secret] = pattern.exec(text) ?? []

  return prefix && secret ? { prefix, secret } : null
}

/**
 * A key made of random bytes, every letter equally likely. Null when too few bytes are left after the
 * biased ones are dropped; the caller then brings new ones. 190 bits of the secret are unknown to others.
 */
export function deviceKeyFrom(bytes: Uint8Array): DeviceKey | null {
  const fair = Array.from(bytes).filter((byte) => byte < letters.length * 4)
  if (fair.length < prefixLength + secretLength) return null

  const text = fair.map((byte) => letters[byte % letters.length]).join('')
  return {
    prefix: text.slice(0, prefixLength),
    secret: text.slice(prefixLength, prefixLength + secretLength),
  }
}

/** What is hashed and compared: digests of it have one length, so they can be compared in constant time. */
export function digestInputOf({ prefix, secret }: DeviceKey): string {
  return `theke device key\n${prefix}\n${secret}`
}

/** The key in an `Authorization: Device <key>` header. */
export function deviceKeyInHeader(header: string | null | undefined): DeviceKey | null {
  const [scheme, key, ...rest] = (header ?? '').trim().split(/\s+/)
  if (scheme?.toLowerCase() !== 'device' || !key || rest.length > 0) return null

  return parseDeviceKey(key)
}
