import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'

import type { confirmPairingContract } from '#domain/operations/device-pairing.contract.ts'
import { deviceKindLabels } from '#domain/operations/devices.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { findDeviceToLead, type LedDevice } from './find-device-to-lead.ts'
import { findPairing, type FoundPairing } from './find-pairing.ts'

export type PairingWish = z.output<typeof confirmPairingContract.request>
type Confirmed = { device: { id: string; name: string } }

/**
 * Takes on the screen that shows a code, as a new device or in the place of one. The key is not made here: the screen
 * fetches it. Of two who confirm at once one is first, and the same request again is answered with the same device.
 */
export async function confirmPairing(req: PayloadRequest, wish: PairingWish): Promise<Confirmed> {
  const pairing = await findPairing(req, wish.code)

  return inTransaction(req, async () => {
    const known = await lockPairing(req, pairing.id)
    const device = known ? await findDeviceToLead(req, known) : await takeOn(req, pairing, wish)
    return { device: { id: device.id, name: device.name } }
  })
}

/** The device that it has become already; whoever else confirms it waits until this is known. */
async function lockPairing(req: PayloadRequest, id: string): Promise<string | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ device: string | null }>(
    sql`select device_id as device from device_pairings where id = ${id} for update`,
  )
  const [row] = rows
  if (!row) throw new Refused('unknown-pairing')

  return row.device
}

async function takeOn(req: PayloadRequest, pairing: FoundPairing, wish: PairingWish): Promise<LedDevice> {
  const device =
    'device' in wish ? await deviceOfKind(req, pairing, wish.device) : await newDevice(req, pairing, wish)
  const transaction = await transactionOf(req)
  // Whoever confirms at the last minute leaves the screen some time to hear of it.
  await transaction.execute(sql`
    update device_pairings
       set device_id = ${device.id}, confirmed_by = ${String(req.user?.id)},
           expires_at = greatest(expires_at, now() + interval '2 minutes')
     where id = ${pairing.id}`)

  return device
}

async function deviceOfKind(req: PayloadRequest, { kind }: FoundPairing, id: string): Promise<LedDevice> {
  const device = await findDeviceToLead(req, id)
  if (device.kind === kind) return device

  const message = `Dieser Bildschirm ist von der Art „${deviceKindLabels[kind]}“, das Gerät nicht.`
  throw new Refused('validation', {}, [{ field: 'device', code: 'kind-unfit', message }])
}

async function newDevice(
  req: PayloadRequest,
  { id, kind }: FoundPairing,
  { branch, name }: { branch: string; name: string },
): Promise<LedDevice> {
  const found = await req.payload.findByID({
    collection: 'branches',
    id: branch,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    ...asUser(req),
  })
  if (!found) throw new Refused('unknown-branch')

  const device = await req.payload.create({
    collection: 'devices',
    // The end of what is random in the id of the pairing.
    data: { name, kind, branch, identifier: `${kind}-${id.slice(-8)}` },
    depth: 0,
    ...asUser(req),
  })
  return { id: device.id, name, kind, branch, keyPrefix: null }
}
