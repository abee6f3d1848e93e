import type { Payload } from 'payload'

import type { PrintedDay } from '#domain/ordering/printing/day-end-slip-layout.ts'
import { readFiledDay } from '#plugins/day-ends/day-ends.port.ts'

import { readHouse } from './read-house.ts'

/** All that a slip may say of a closed day; null where there is no such day any more. */
export async function readPrintedDay(
  payload: Payload,
  { dayEnd, copy }: { dayEnd: string; copy: number },
): Promise<PrintedDay | null> {
  const filed = await readFiledDay(payload.db.pool, dayEnd)
  if (!filed) return null
  const { branch, record, receipts } = filed
  const { day, number, closedAt, figures, note, lateLines, hash } = record
  const { currency } = await readHouse(payload, { branch: branch.id, hasLogo: false })

  return {
    house: branch.house,
    branch: branch.name,
    timeZone: branch.timeZone,
    currency,
    copy,
    day,
    number,
    closedAt,
    figures,
    cash: {
      float: record.cashFloat,
      expected: record.cashExpected,
      counted: record.cashCounted,
      difference: record.cashDifference,
    },
    note,
    lateLines,
    receipts,
    hash,
  }
}
