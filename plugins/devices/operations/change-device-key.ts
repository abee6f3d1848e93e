import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { inTransaction } from '#kernel/database/in-transaction.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'
import { type DeviceKey, formatDeviceKey } from '#domain/operations/device-key.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'

import { digestOf, makeDeviceKey } from '../make-device-key.ts'
import type { LedDevice } from './find-device-to-lead.ts'

/** Who gave it, where the request itself is of nobody. */
type Actor = NonNullable<Parameters<typeof writeLog>[1]['actor']>
type IssuedKey = { key: string; keyPrefix: string; keyRotatedAt: string }

/** Gives a device a new key, the first one or another; what it had before is void at once. */
export async function issueDeviceKey(req: PayloadRequest, device: LedDevice): Promise<IssuedKey> {
  const key = makeDeviceKey()
  const keyRotatedAt = await inTransaction(req, async () => {
    await forgetWaiting(req, device)
    return storeDeviceKey(req, device, key)
  })

  return { key: formatDeviceKey(key), keyPrefix: key.prefix, keyRotatedAt }
}

/** The same with a key that is known already, in the transaction of the request. Answers since when it holds. */
export async function storeDeviceKey(
  req: PayloadRequest,
  device: LedDevice,
  key: DeviceKey,
  actor?: Actor,
): Promise<string> {
  const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    update devices set key_prefix = ${key.prefix}, key_hash = ${digestOf(key)}, key_rotated_at = ${at},
      key_revoked_at = null, updated_at = ${at}
    where id = ${device.id}`)
  await tellOf(req, device, device.keyPrefix ? 'key-rotated' : 'key-issued', actor)

  return at
}

/** Takes the key away, or the one that a screen was to fetch; the device is refused from its next request on. */
export async function revokeDeviceKey(
  req: PayloadRequest,
  device: LedDevice,
): Promise<{ keyRevokedAt: string }> {
  const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })

  await inTransaction(req, async () => {
    const wasAwaited = await forgetWaiting(req, device)
    const transaction = await transactionOf(req)
    const { rowCount } = await transaction.execute(sql`
      update devices set key_prefix = null, key_hash = null, key_revoked_at = ${at}, updated_at = ${at}
      where id = ${device.id} and (key_hash is not null or ${wasAwaited}::boolean)`)
    if (!rowCount) throw new Refused('no-device-key')
    await tellOf(req, device, 'key-revoked')
  })

  return { keyRevokedAt: at }
}

/** A screen that was taken on and has not asked since gets no key any more: somebody has decided otherwise. */
async function forgetWaiting(req: PayloadRequest, { id }: LedDevice): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`delete from device_pairings where device_id = ${id} and claimed_at is null returning id`,
  )
  return rows.length > 0
}

async function tellOf(
  req: PayloadRequest,
  { id, name, branch }: LedDevice,
  action: 'key-issued' | 'key-rotated' | 'key-revoked',
  actor?: Actor,
): Promise<void> {
  const entry = { action, collection: 'devices', documentId: id, title: name, branch }
  await writeLog(req, { ...entry, ...(actor && { actor }) })
  await notifyTagsOf(req, ['devices', `devices:${id}`])
}
