import { periodDue } from '#domain/ordering/fiscal/period-receipts.ts'
import type { ReceiptKind } from '#domain/ordering/fiscal/fiscal-terms.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import type { Working } from '#kernel/workers/worker.ts'

import { type OpenedCashBox, openDevice } from '../devices/open-device.ts'
import { readActiveBoxes } from '../operations/cash-box-record.ts'
import { zeroSubject } from '../operations/prepare-receipt.ts'
import { recoverDevice } from '../operations/recover-device.ts'
import { signOpenLines } from '../operations/sign-open-lines.ts'
import { writeReceipt } from '../operations/write-receipt.ts'

/** Whatever a cash box owes: that its device is back, the end of a month, and a receipt for each line of the ledger. */
export async function followUp({ payload, now, ending }: Working): Promise<number> {
  let written = 0
  for (const box of await readActiveBoxes(payload.db.pool)) {
    const opened = openDevice(payload, box)
    if (!opened) {
      payload.logger.error({ cashBox: box.name }, 'The keys of a signing device cannot be opened')
      continue
    }
    if (ending.aborted) break
    await recoverDevice(payload, opened)
    if (box.scheme === 'rksv') await endPeriod(payload.db.pool, opened, now)
    written += await signOpenLines(payload, opened, { ending })
  }

  return written
}

type Pool = Working['payload']['db']['pool']

async function endPeriod(pool: Pool, opened: OpenedCashBox, now: Temporal.Instant): Promise<void> {
  if (!(await kindDue(pool, opened, now))) return
  await writeReceipt({
    pool,
    opened,
    wanted: async (connection) => {
      const kind = await kindDue(connection, opened, now)
      return kind && zeroSubject(kind)
    },
  })
}

async function kindDue(
  database: Querying,
  { cashBox }: OpenedCashBox,
  now: Temporal.Instant,
): Promise<ReceiptKind | null> {
  const { rows } = await database.query<{ at: string | null }>({
    name: 'last-period-receipt',
    text: lastPeriodReceipt,
    values: [cashBox.id],
  })
  const lastAt = rows[0]?.at ?? null

  return periodDue({
    startedAt: Temporal.Instant.from(cashBox.startedAt),
    lastAt: lastAt === null ? null : Temporal.Instant.from(lastAt),
    now,
    timeZone: cashBox.timeZone,
  })
}

export const lastPeriodReceipt = `
  select to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from fiscal_receipts where device_id = $1 and kind in ('monthly', 'yearly')`
