import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

import type { Device } from '#cms/payload-types.ts'
import type { DeviceKey } from '#domain/operations/device-key.ts'
import { isSameSecret } from '#kernel/is-same-secret.ts'

import { digestOf } from '../make-device-key.ts'
import { admitDevice, authenticateDevice, findKeyedDevice } from './authenticate-device.ts'

export type DeviceSession = { device: Device; token: string }

/**
 * What a browser keeps instead of the key of its device. It follows from the key, so it ends when that is renewed or
 * revoked, and is no key itself: whoever reads the browser's cookies cannot ask the API with it.
 */
export async function openDeviceSession(
  payload: Payload,
  key: DeviceKey,
  address?: string | null,
): Promise<DeviceSession | null> {
  const device = await authenticateDevice(payload, key, address)

  return device && { device, token: tokenOf(payload, key.prefix, digestOf(key)) }
}

/** The enabled device to which a session still belongs, read from the database each time. */
export async function resumeDeviceSession(
  payload: Payload,
  token: string,
  address?: string | null,
): Promise<DeviceSession | null> {
  const [prefix = ''] = token.split('.', 1)
  const found = await findKeyedDevice(payload, prefix)
  const isKnown = isSameSecret(tokenOf(payload, prefix, found?.keyHash ?? ''), token)
  const device = await admitDevice(payload, found, { isKnown: isKnown && Boolean(found?.keyHash), address })

  return device && { device, token }
}

function tokenOf({ secret }: Payload, prefix: string, keyHash: string): string {
  const signature = createHmac('sha256', secret).update(['device-session', prefix, keyHash].join('\n'))

  return `${prefix}.${signature.digest('base64url')}`
}
