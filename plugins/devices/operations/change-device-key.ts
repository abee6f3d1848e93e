import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'
import { formatDeviceKey } from '#domain/operations/device-key.ts'
import { writeLog } from '#plugins/audit/audit.port.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'

import { digestOf, makeDeviceKey } from '../make-device-key.ts'
import type { LedDevice } from './find-device-to-lead.ts'

type IssuedKey = { key: string; keyPrefix: string; keyRotatedAt: string }

/** Gives a device a new key, the first one or another; what it had before is void at once. */
export async function issueDeviceKey(req: PayloadRequest, device: LedDevice): Promise<IssuedKey> {
  const key = makeDeviceKey()
  const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })

  await inTransaction(req, async () => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`
      update devices set key_prefix = ${key.prefix}, key_hash = ${digestOf(key)}, key_rotated_at = ${at},
        key_revoked_at = null, updated_at = ${at}
      where id = ${device.id}`)
    await tellOf(req, device, device.keyPrefix ? 'key-rotated' : 'key-issued')
  })

  return { key: formatDeviceKey(key), keyPrefix: key.prefix, keyRotatedAt: at }
}

/** Takes the key away; the device is refused from its next request on. */
export async function revokeDeviceKey(
  req: PayloadRequest,
  device: LedDevice,
): Promise<{ keyRevokedAt: string }> {
  const at = Temporal.Now.instant().toString({ smallestUnit: 'millisecond' })

  await inTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const { rowCount } = await transaction.execute(sql`
      update devices set key_prefix = null, key_hash = null, key_revoked_at = ${at}, updated_at = ${at}
      where id = ${device.id} and key_hash is not null`)
    if (!rowCount) throw new Refused('no-device-key')
    await tellOf(req, device, 'key-revoked')
  })

  return { keyRevokedAt: at }
}

async function tellOf(
  req: PayloadRequest,
  { id, name, branch }: LedDevice,
  action: 'key-issued' | 'key-rotated' | 'key-revoked',
): Promise<void> {
  await writeLog(req, { action, collection: 'devices', documentId: id, title: name, branch })
  await notifyTagsOf(req, ['devices', `devices:${id}`])
}

async function inTransaction(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const isOurs = await initTransaction(req)
  try {
    await work()
    if (isOurs) await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
