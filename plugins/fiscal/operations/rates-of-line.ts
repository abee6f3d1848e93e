import { bookLines, type MoneyLine, type RatePart } from '#domain/ordering/day-end/book-lines.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import {
  paidForColumns,
  paidOrderColumn,
  type PaidOrderRow,
  toPaidOrder,
} from '#plugins/payments/payments.port.ts'

/** What a guest is handed a receipt for; a fee is between the house and its provider. */
const receiptKinds = `('capture', 'refund', 'correction')`

type Row = MoneyLine & { paid: PaidOrderRow; known: RatePart[] | null }

/**
 * A line of the ledger by its tax rates: as its receipt says, and where it has none yet, as the end of the day splits it:
 * after all that was paid of the order before.
 */
export async function ratesOfLine(
  connection: Querying,
  { id, order }: Pick<MoneyLine, 'id' | 'order'>,
): Promise<RatePart[]> {
  const { rows } = await connection.query<Row>({
    name: 'lines-of-receipted-order',
    text: `select p.id, to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, p.kind::text as kind,
                  p.amount::float8 as amount, p.method::text as method, p.order_id as "order",
                  p.taxed_rate::int as "taxedRate", ${paidForColumns}, ${paidOrderColumn} as paid, r.parts as known
             from payments p join orders o on o.id = p.order_id
             left join fiscal_receipts r on r.payment_id = p.id
            where p.order_id = $1 and p.kind in ${receiptKinds}
            order by p.at, p.id`,
    values: [order],
  })
  const upTo = rows.slice(0, rows.findIndex((row) => row.id === id) + 1)
  const [first] = upTo
  if (!first) throw new RangeError(`A line without its order: ${id}`)
  const known = upTo.at(-1)?.known
  if (known) return known
  const booked = bookLines({
    lines: upTo.filter((row) => row.known === null).map(({ paid: _paid, known: _known, ...line }) => line),
    orders: new Map([[order, toPaidOrder(first.paid)]]),
    // What a single-purpose voucher paid is no part of what is still to be taxed.
    before: new Map([[order, upTo.flatMap((row) => (row.taxedRate == null && row.known) || [])]]),
  })

  return booked.at(-1)?.parts ?? []
}
