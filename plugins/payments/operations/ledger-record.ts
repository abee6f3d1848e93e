import type { CoveredPart } from '#domain/ordering/order-payment.contract.ts'
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
  /** The rate at which it was taxed when its voucher was sold. */
  taxedRate?: number | null
  /** A voucher pays for which nobody has paid. */
  isGiven?: boolean
  /** What of the order a guest at a table has paid with it. */
  covers?: CoveredPart[]
  /** In cents: what of the amount this guest gave the team; below zero where such tips are taken back. */
  tip?: number
}

type Booked = { at: string; by: string | null; device: string | null; reason: string | null }

/** The rows of the lines of one move as JSON, in the names of their columns, without the order. */
export const ledgerRows = (entries: readonly LedgerEntry[], { at, by, device, reason }: Booked): string => {
  const ms = Temporal.Instant.from(at).epochMilliseconds

  return JSON.stringify(
    entries.map(({ taxedRate = null, isGiven = false, ...entry }, index) => ({
      ...entry,
      taxed_rate: taxedRate,
      is_given: isGiven,
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

/**
 * When a line of an order is booked: after all that it has already. Of two who move it at once the one that began first
 * may be the one that comes second, and what a line takes back stands before it.
 */
export const bookedAt = (at: string, from: string): string =>
  `greatest((${at})::timestamptz, (select max(before.at) + interval '1 millisecond' from payments before
                                    where before.order_id = ${from}.id))`

/** Part of the statement that moves or places an order: the lines are there exactly if that was done. */
export const ledgerInsert = (rows: string, from = 'moved'): string => `
  insert into payments
  select (jsonb_populate_record(null::payments,
            line || jsonb_build_object('order_id', id, 'branch_id', branch_id,
                                       'at', ${bookedAt("line ->> 'at'", from)}))).*
    from ${from}, jsonb_array_elements(${rows}::jsonb) as line`
