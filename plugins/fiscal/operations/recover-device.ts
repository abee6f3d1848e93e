import type { Payload } from 'payload'

import { deviceSeconds, retrySeconds } from '#domain/ordering/fiscal/fiscal-terms.ts'

import type { OpenedCashBox } from '../devices/open-device.ts'
import { noteAway, noteBack, readBox } from './cash-box-record.ts'
import { zeroSubject } from './prepare-receipt.ts'
import { writeReceipt } from './write-receipt.ts'

/**
 * Looks after a device that was away, once it is time to. When it is back, Austria wants a receipt that says so and is
 * chained to those that went out without it; Germany wants nothing but that it signs again.
 */
export async function recoverDevice({ db: { pool } }: Payload, opened: OpenedCashBox): Promise<void> {
  const { cashBox, device } = opened
  const box = await readBox(pool, cashBox.id)
  const now = Temporal.Now.instant()
  if (!box?.awaySince || box.endedAt !== null) return
  if (box.retryAt !== null && Temporal.Instant.compare(Temporal.Instant.from(box.retryAt), now) > 0) return

  const isReady = await Promise.race([
    device.isReady().catch(() => false),
    new Promise<false>((resolve) => setTimeout(resolve, deviceSeconds * 1000, false).unref()),
  ])
  if (!isReady) return noteAway(pool, cashBox.id, now, now.add({ seconds: retrySeconds }))
  if (cashBox.scheme === 'tse') return noteBack(pool, cashBox.id)
  await writeReceipt({
    pool,
    opened,
    // Of two who notice at once one says so.
    wanted: async (connection) =>
      (await readBox(connection, cashBox.id))?.awaySince ? zeroSubject('collective') : null,
  })
}
