import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import { balanceOf, type PaymentBalance } from '#domain/ordering/payment-ledger.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

/** The lines of an order, the first one first; instants as ISO text. */
export async function readLedger(database: Querying, order: string): Promise<OrderPayment[]> {
  const { rows } = await database.query<OrderPayment>({
    name: 'read-ledger',
    text: `select kind, amount::float8 as amount, method, reference as payment, reason,
                  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
             from payments where order_id = $1 order by payments.at, id`,
    values: [order],
  })
  return rows
}

export const readBalance = async (database: Querying, order: string): Promise<PaymentBalance> =>
  balanceOf(await readLedger(database, order))
