import type { PaymentMethod } from '#domain/ordering/order-terms.ts'
import { type PaymentKind, signOf } from '#domain/ordering/payment-ledger.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

/** What is to be written; the order, its branch and the instant are those of the move that it comes with. */
export type LedgerEntry = {
  kind: PaymentKind
  /** In cents, above zero; the ledger has it as the money flows. */
  amount: number
  method: PaymentMethod
  /** The payment at the provider, or null for what is paid on the spot. */
  reference: string | null
}

type Booked = { at: string; by: string | null; device: string | null; reason: string | null }

/** The row of a line as JSON, in the names of its columns, without the order. */
export const ledgerRow = (entry: LedgerEntry, { at, by, device, reason }: Booked): string =>
  JSON.stringify({
    ...entry,
    amount: entry.amount * signOf[entry.kind],
    id: uuidV7(Temporal.Instant.from(at).epochMilliseconds),
    at,
    by_id: by,
    device,
    reason,
  })

/** Part of the statement that moves an order: the line is there exactly if the order was moved. */
export const ledgerInsert = (row: string): string => `
  insert into payments
  select (jsonb_populate_record(null::payments,
            ${row}::jsonb || jsonb_build_object('order_id', id, 'branch_id', branch_id))).*
    from moved`
