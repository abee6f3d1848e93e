import type { Payload } from 'payload'

import type { MoneyLine } from '#domain/ordering/day-end/book-lines.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import type { OpenedCashBox } from '../devices/open-device.ts'
import type { ReceiptSubject } from './prepare-receipt.ts'
import { ratesOfLine } from './rates-of-line.ts'
import { readReceiptOfPayment } from './receipt-record.ts'
import { settleBegun, writeReceipt } from './write-receipt.ts'

type Asked = {
  /** Those of one order, or of all. */
  order?: string
  /** Stops between two receipts. */
  ending?: AbortSignal
}

/**
 * Writes a receipt for each line of the ledger that has none, in the order in which they were written. Which ones those
 * are is found by looking, so none is forgotten, whatever ended in between.
 */
export async function signOpenLines(
  { db: { pool } }: Payload,
  opened: OpenedCashBox,
  { order, ending }: Asked = {},
): Promise<number> {
  await settleBegun(pool, opened)
  const lines = await readOpenLines(pool, opened, order ?? null)
  let written = 0
  for (const line of lines) {
    if (ending?.aborted) break
    await writeReceipt({ pool, opened, wanted: (connection) => subjectOf(connection, line) })
    written += 1
  }

  return written
}

type Line = Pick<MoneyLine, 'id' | 'order' | 'kind' | 'amount' | 'method'>

/** What moved before the cash box began has no receipt of it. */
async function readOpenLines(
  database: Querying,
  { cashBox }: OpenedCashBox,
  order: string | null,
): Promise<Line[]> {
  const { rows } = await database.query<Line>({
    name: 'lines-without-receipt',
    text: linesWithoutReceipt,
    values: [cashBox.branch, cashBox.startedAt, order],
  })
  return rows
}

/** What a guest is handed a receipt for is noted as it is written, and crossed out with its receipt. */
export const linesWithoutReceipt = `
  select p.id, p.order_id as "order", p.kind::text as kind, p.amount::float8 as amount, p.method::text as method
    from open_lines open join payments p on p.id = open.line_id
   where open.wants = 'receipt' and open.branch_id = $1 and p.at >= $2::timestamptz
     and ($3::uuid is null or p.order_id = $3::uuid)
   order by p.at, p.id limit 200`

async function subjectOf(connection: Querying, line: Line) {
  const known = await readReceiptOfPayment(connection, line.id)
  if (known) return known
  const subject: ReceiptSubject = {
    kind: line.amount < 0 ? 'storno' : 'sale',
    payment: line.id,
    order: line.order,
    amount: line.amount,
    parts: await ratesOfLine(connection, line),
    isCash: line.method === 'cash',
  }

  return subject
}
