import type { PayloadRequest } from 'payload'

import type { MoneyKind } from '#domain/ordering/day-end/book-lines.ts'
import type { PaymentMethod } from '#domain/ordering/order-terms.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { numbersOfDay, type ReceiptNumbers } from '#plugins/fiscal/fiscal.port.ts'

import { branchesOfDays, type DayBranch, readBranches } from '../operations/branches-of-days.ts'
import { type DayEndRecord, dayEndColumns } from '../operations/day-end-record.ts'
import { lineColumns } from '../operations/read-open-lines.ts'

export type FiledLine = {
  at: string
  kind: MoneyKind
  amount: number
  method: PaymentMethod
  isLate: boolean
  /** Of the order, as guest and kitchen call it. */
  ticket: number | null
  orderDay: string
  reason: string | null
}
/** What a file about a closed day tells. */
export type FiledDay = {
  branch: DayBranch
  record: DayEndRecord
  lines: FiledLine[]
  receipts: ReceiptNumbers[]
}

/** A closed day that the person who asks may see; any other is answered as if it did not exist. */
export async function readDayFile(req: PayloadRequest, id: string): Promise<FiledDay> {
  const { pool } = req.payload.db
  const branches = await branchesOfDays(req)
  const day = await readFiledDay(
    pool,
    id,
    branches.map((branch) => branch.id),
  )
  if (!day) throw new Refused('unknown-record')

  return day
}

/** For whoever has been asked for it already, or a day of one of these branches. */
export async function readFiledDay(
  database: Querying,
  id: string,
  branches: readonly string[] | null = null,
): Promise<FiledDay | null> {
  const { rows } = await database.query<DayEndRecord>({
    name: 'read-filed-day',
    text: `select ${dayEndColumns} from day_ends d
            where d.id = $1 and ($2::uuid[] is null or d.branch_id = any($2::uuid[]))`,
    values: [id, branches],
  })
  const [record] = rows
  const [branch] = record ? await readBranches(database, [record.branch]) : []
  if (!record || !branch) return null

  return {
    branch,
    record,
    lines: await readFiledLines(database, id),
    receipts: await numbersOfDay(database, id),
  }
}

async function readFiledLines(database: Querying, id: string): Promise<FiledLine[]> {
  const { rows } = await database.query<FiledLine>({
    name: 'read-filed-lines',
    text: `select ${lineColumns}, l.is_late as "isLate", o.ticket_number::int as ticket,
                  o.business_day as "orderDay", p.reason
             from day_end_lines l join payments p on p.id = l.payment_id join orders o on o.id = p.order_id
            where l.day_end_id = $1 order by p.at, p.id`,
    values: [id],
  })
  return rows
}
