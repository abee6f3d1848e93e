import type { Querying } from '#kernel/database/in-turn.ts'

/** Which receipts of a cash box lines of the ledger have. */
export type ReceiptNumbers = { cashBox: string; from: number; to: number; count: number; unsigned: number }

/** Of the lines of a day that was closed. */
export async function numbersOfDay(database: Querying, dayEnd: string): Promise<ReceiptNumbers[]> {
  const { rows } = await database.query<ReceiptNumbers>({
    name: 'receipt-numbers-of-day',
    text: `select d.name as "cashBox", min(r.number) as "from", max(r.number) as "to", count(*)::int as count,
                  count(*) filter (where r.state = 'unsigned')::int as unsigned
             from day_end_lines l join fiscal_receipts r on r.payment_id = l.payment_id
             join fiscal_devices d on d.id = r.device_id
            where l.day_end_id = $1 group by d.id, d.name order by min(r.at)`,
    values: [dayEnd],
  })
  return rows
}
