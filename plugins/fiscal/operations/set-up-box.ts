import type { Payload } from 'payload'

import type { FiscalScheme } from '#domain/ordering/fiscal/fiscal-terms.ts'
import { inTurn } from '#kernel/database/in-turn.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { Refused } from '#kernel/refused.ts'

import { openDevice, sealedKeysFor } from '../devices/open-device.ts'
import { makeTestKeys } from '../devices/test-keys.ts'
import { readBox, readBoxOfBranch } from './cash-box-record.ts'
import { zeroSubject } from './prepare-receipt.ts'
import { writeReceipt } from './write-receipt.ts'

type SettingUp = {
  branch: { id: string; identifier: string }
  scheme: FiscalScheme
  by: string | null
  now: Temporal.Instant
}

/**
 * Opens a cash box for a branch, with a test device that is made for it. From now on each line of its ledger gets a
 * receipt. Of two who do so at once one does. Answers the id of the cash box.
 */
export async function setUpBox(payload: Payload, asked: SettingUp): Promise<string> {
  const { pool } = payload.db
  // Names of cash boxes are counted over the whole house, so all of them are made one after the other.
  const id = await inTurn(pool, 'fiscal-set-up', async (connection) => {
    if (await readBoxOfBranch(connection, asked.branch.id)) throw new Refused('changed-meanwhile')
    const { rows } = await connection.query<{ boxes: number }>(
      'select count(*)::int as boxes from fiscal_devices',
    )
    const box = newBox(payload, asked, (rows[0]?.boxes ?? 0) + 1)
    await connection.query({
      name: 'insert-cash-box',
      text: `insert into fiscal_devices (id, branch_id, scheme, provider, name, serial, public_key, sealed_keys, started_at, by_id)
             values ($1, $2, $3, 'test', $4, $5, $6, $7, $8, $9)`,
      values: box,
    })
    return String(box[0])
  })
  const box = await readBox(pool, id)
  const opened = box && openDevice(payload, box)
  if (opened?.cashBox.scheme === 'rksv') {
    await writeReceipt({ pool, opened, wanted: async () => zeroSubject('start') })
  }

  return id
}

function newBox(payload: Payload, { branch, scheme, by, now }: SettingUp, count: number): unknown[] {
  const id = uuidV7(now.epochMilliseconds)
  const { keys, identity } = makeTestKeys(scheme)
  // Underscores and semicolons part the fields of the codes.
  const name = `${branch.identifier
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '-')
    .slice(0, 24)}-${count}`
  const startedAt = now.toString({ smallestUnit: 'millisecond' })

  return [
    id,
    branch.id,
    scheme,
    name,
    identity.serial,
    identity.publicKey,
    sealedKeysFor(payload, id, keys),
    startedAt,
    by,
  ]
}
