import type { Payload } from 'payload'

import type { FiscalMark } from '#domain/ordering/printing/fiscal-blocks.ts'

import { openDevice } from '../devices/open-device.ts'
import { readBoxOfBranch } from './cash-box-record.ts'
import { recoverDevice } from './recover-device.ts'
import { signOpenLines } from './sign-open-lines.ts'

/**
 * What the receipts of an order say by law, on paper or wherever else they are shown. What nobody has signed yet is
 * signed now, for a guest waits for the paper.
 */
export async function marksOfOrder(
  payload: Payload,
  { id, branch }: { id: string; branch: string },
): Promise<FiscalMark[]> {
  const { pool } = payload.db
  const box = await readBoxOfBranch(pool, branch)
  const opened = box && openDevice(payload, box)
  if (opened) {
    await recoverDevice(payload, opened)
    await signOpenLines(payload, opened, { order: id })
  }
  const { rows } = await pool.query<FiscalMark>({
    name: 'marks-of-order',
    text: `select r.payment_id as payment, d.scheme, r.kind, r.state, d.name as "cashBox", r.number,
                  to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
                  r.amount::float8 as amount, r.code, d.provider = 'test' as "isTest"
             from fiscal_receipts r join fiscal_devices d on d.id = r.device_id
            where r.order_id = $1 and r.state <> 'begun'
            order by r.at, r.number`,
    values: [id],
  })

  return rows
}
