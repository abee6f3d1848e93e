import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import type { Device } from '#cms/payload-types.ts'
import type { DeviceKey } from '#domain/operations/device-key.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { truncateAddress } from '#domain/operations/truncate-address.ts'

import { isDigestOf } from '../make-device-key.ts'

/** The enabled device that this key belongs to, or null; a wrong key never learns what was wrong. */
export async function authenticateDevice(
  payload: Payload,
  key: DeviceKey,
  address?: string | null,
): Promise<Device | null> {
  const device = await findKeyedDevice(payload, key.prefix)

  return admitDevice(payload, device, { isKnown: isDigestOf(key, device?.keyHash), address })
}

/** With what proves its key, which nobody else may see. */
export async function findKeyedDevice(payload: Payload, keyPrefix: string): Promise<Device | undefined> {
  const { docs } = await payload.find({
    collection: 'devices',
    where: { keyPrefix: { equals: keyPrefix } },
    limit: 1,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
    ...asSystem(await createLocalReq({}, payload)),
  })
  return docs[0]
}

type Proof = { isKnown: boolean; address?: string | null | undefined }

/** The device without its secrets, if it has proven itself and is switched on. */
export async function admitDevice(
  payload: Payload,
  device: Device | undefined,
  { isKnown, address }: Proof,
): Promise<Device | null> {
  if (!device || !isKnown || !device.isEnabled) return null

  await stampLastSeen(payload, device, address)
  const { keyHash: _hash, push: _push, ...seen } = device
  return seen
}

const stampEveryMs = 60_000

/** At most once a minute, and past Payload: a screen that asks every second must not rewrite its row. */
async function stampLastSeen(payload: Payload, device: Device, address?: string | null): Promise<void> {
  const nowMs = Temporal.Now.instant().epochMilliseconds
  if (device.lastSeenAt && nowMs - Date.parse(device.lastSeenAt) < stampEveryMs) return

  const at = new Date(nowMs).toISOString()
  const oldest = new Date(nowMs - stampEveryMs).toISOString()
  await payload.db.drizzle.execute(sql`
    update devices set last_seen_at = ${at}, last_seen_ip = ${truncateAddress(address)}
    where id = ${device.id} and (last_seen_at is null or last_seen_at <= ${oldest})`)
}
