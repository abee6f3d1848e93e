import type { Payload } from 'payload'

import type { OrderPayment } from '#domain/ordering/order-payment.contract.ts'
import type { PrintedPart } from '#domain/ordering/printing/part-receipt-layout.ts'
import { standingCaptures } from '#domain/ordering/standing-captures.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { ratesOfLine } from '#plugins/fiscal/fiscal.port.ts'
import { readLedger, readTaxedRate } from '#plugins/payments/payments.port.ts'

import { readPrintedOrder } from './read-printed-order.ts'

type Wanted = { order: string; payment: string; copy: number; hasLogo: boolean }

/** All that the receipt of a part may say; null where there is no such order or payment any more. */
export async function readPrintedPart(
  payload: Payload,
  { order, payment: id, copy, hasLogo }: Wanted,
): Promise<PrintedPart | null> {
  const { pool } = payload.db
  const printed = await readPrintedOrder(payload, {
    order,
    copy,
    hasLogo,
    layout: 'receipt',
    station: null,
  })
  if (!printed) return null
  const ledger = await readLedger(pool, order)
  const index = ledger.findIndex((line) => line.id === id && line.kind === 'capture')
  const payment = ledger[index]
  if (!payment) return null

  return {
    ...printed,
    payment,
    // As it was when it was paid: what is on paper keeps its number.
    number: standingCaptures(ledger.slice(0, index + 1)).length,
    // The receipt was signed with these, and whoever adds up all parts has those of the order.
    rates: await ratesOfLine(pool, { id, order }),
    taxedRate: await readTaxedRate(pool, id),
    marks: printed.marks.filter((mark) => mark.payment === id),
  }
}

/** What guests paid of an order and still stands, the first one first. */
export const readCaptures = async (database: Querying, order: string): Promise<OrderPayment[]> =>
  standingCaptures(await readLedger(database, order))
