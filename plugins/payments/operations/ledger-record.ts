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

/** The rows of the lines of one move as JSON, in the names of their columns, without the order. */
export const ledgerRows = (entries: readonly LedgerEntry[], { at, by, device, reason }: Booked): string => {
  const ms = Temporal.Instant.from(at).epochMilliseconds

  return JSON.stringify(
    entries.map((entry, index) => ({
      ...entry,
      amount: entry.amount * signOf[entry.kind],
      // Lines of one moment are read in the order of their ids.
      id: uuidV7(ms + index),
      at,
      by_id: by,
      device,
      reason,
    })),
  )
}

/** Part of the statement that moves an order: the lines are there exactly if the order was moved. */
export const ledgerInsert = (rows: string): string => `
  insert into payments
  select (jsonb_populate_record(null::payments,
            line || jsonb_build_object('order_id', id, 'branch_id', branch_id))).*
    from moved, jsonb_array_elements(${rows}::jsonb) as line`
