import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** The lines of an order, the first one first; instants as ISO text. */
export async function readLedger(database: Querying, order: string): Promise<OrderPayment[]> {
  const { rows } = await database.query<OrderPayment>({
    name: 'read-ledger',
    text: `select id, kind, amount::float8 as amount, method, reference as payment, reason, covers, tip::float8 as tip,
                  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
             from payments where order_id = $1 order by payments.at, id`,
    values: [order],
  })
  return rows
}

/** At which rate a payment was taxed when its voucher was sold, in hundredths of a percent; null where it is taxed now. */
export async function readTaxedRate(database: Querying, payment: string): Promise<number | null> {
  const { rows } = await database.query<{ rate: number | null }>({
    name: 'read-taxed-rate',
    text: 'select taxed_rate::int as rate from payments where id = $1',
    values: [payment],
  })
  return rows[0]?.rate ?? null
}
