import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { formatDeviceKey } from '#domain/operations/device-key.ts'
import type { PairingClaim, PairedKind } from '#domain/operations/device-pairing.contract.ts'
import { screenOfKind } from '#domain/operations/device-screens.ts'
import { inTransaction } from '#kernel/database/in-transaction.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'

import { storeDeviceKey } from './change-device-key.ts'
import { keyByPairing, markOf } from './pairing-marks.ts'

/**
 * What a screen is told that asks whether it was taken on: where it goes on, its key included. Asked again, as after an
 * answer that was lost, it is told the same, unless its key was taken away or renewed since.
 */
export async function claimPairing(req: PayloadRequest, secret: string): Promise<PairingClaim> {
  const mark = markOf(req.payload.secret, 'secret', secret)
  const pairing = await readPairing(req, mark)
  if (!pairing) throw new Refused('unknown-pairing')
  if (!pairing.device) return { state: 'waiting' }

  const key = keyByPairing(req.payload.secret, secret)
  const { kind, branch } = await inTransaction(req, async () => {
    const device = await lockPaired(req, mark)
    if (!device.isClaimed) await give(req, { ...device, key })
    else if (device.keyPrefix !== key.prefix) throw new Refused('unknown-pairing')
    return device
  })

  return { state: 'paired', path: `/${screenOfKind(kind)}/${branch}/${formatDeviceKey(key)}` }
}

/** Asked every few seconds by each screen that waits, so it is read without a lock. */
async function readPairing(
  { payload }: PayloadRequest,
  mark: string,
): Promise<{ device: string | null } | undefined> {
  const { rows } = await payload.db.pool.query<{ device: string | null }>({
    name: 'claimed-pairing',
    text: 'select device_id as device from device_pairings where secret = $1 and expires_at > $2',
    values: [mark, Temporal.Now.instant().toString()],
  })
  return rows[0]
}

type Paired = {
  pairing: string
  isClaimed: boolean
  confirmedBy: string | null
  confirmedByName: string | null
  kind: PairedKind
  branchId: string
  branch: string
  id: string
  name: string
  keyPrefix: string | null
}

/** Both rows: whoever waited for the pairing alone would see the device as it was before. */
async function lockPaired(req: PayloadRequest, mark: string): Promise<Paired> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<Paired>(sql`
    select p.id as pairing, p.claimed_at is not null as "isClaimed", p.confirmed_by as "confirmedBy",
           u.name as "confirmedByName", d.kind, b.id as "branchId", b.identifier as branch, d.id, d.name,
           d.key_prefix as "keyPrefix"
      from device_pairings p
      join devices d on d.id = p.device_id
      join branches b on b.id = d.branch_id
      left join users u on u.id = p.confirmed_by
     where p.secret = ${mark} for update of p, d`)
  const [row] = rows
  if (!row) throw new Refused('unknown-pairing')

  return row
}

/** The log names whoever confirmed the screen, which by itself is nobody. */
async function give(
  req: PayloadRequest,
  paired: Paired & { key: Parameters<typeof storeDeviceKey>[2] },
): Promise<void> {
  const { pairing, id, name, branchId, keyPrefix, key, confirmedBy, confirmedByName } = paired
  const device = { id, name, kind: paired.kind, branch: branchId, keyPrefix }
  const actor = confirmedBy
    ? { actorKind: 'person' as const, actorId: confirmedBy, actorName: confirmedByName ?? '' }
    : undefined
  await storeDeviceKey(req, device, key, actor)
  const transaction = await transactionOf(req)
  await transaction.execute(sql`update device_pairings set claimed_at = now() where id = ${pairing}`)
}
