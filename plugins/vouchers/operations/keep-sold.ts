import type { Payload } from 'payload'

import type { OrderItem } from '#domain/ordering/order.contract.ts'
import type { OrderStatus, PaymentStatus } from '#domain/ordering/order-terms.ts'
import {
  areSoldVouchersVoid,
  areVouchersDue,
  soldVouchersOf,
} from '#domain/ordering/vouchers/sold-vouchers.ts'

import { newVoucherOf } from './new-voucher.ts'
import { bookVoucherLines, readSoldVouchers } from './voucher-lines.ts'
import { storeSoldVoucher } from './voucher-record.ts'

type Selling = {
  id: string
  branch: string
  status: OrderStatus
  paymentStatus: PaymentStatus
  voidedAt: string | null
  items: readonly OrderItem[]
}

/**
 * Brings an order and the vouchers that it sells together: they are made once it is paid and taken, each once and with
 * its mail, and void once it came to nothing. So it may run twice, at once, late or after a kill.
 */
export async function keepSold(payload: Payload, order: Selling, now: Temporal.Instant): Promise<void> {
  if (areSoldVouchersVoid(order)) return voidSold(payload, order.id, now)
  if (!areVouchersDue(order)) return
  const { secret, db } = payload

  for (const { line, piece, ...sold } of soldVouchersOf(order.items)) {
    const wish = { ...sold, reach: 'division' as const }
    const at = { order: order.id, line, piece }
    await storeSoldVoucher(
      db.pool,
      newVoucherOf({ secret, branch: order.branch, wish, sold: at, by: null, now }),
    )
  }
}

/** What the move itself has missed, because they were made at the same moment. */
async function voidSold({ db }: Payload, order: string, now: Temporal.Instant): Promise<void> {
  const left = (await readSoldVouchers(db.pool, order)).filter(
    ({ isVoid, balance }) => !isVoid && balance > 0,
  )
  if (left.length === 0) return
  const at = now.toString({ smallestUnit: 'millisecond' })

  await bookVoucherLines(
    db.pool,
    left.map(({ voucher, balance }) => ({ voucher, kind: 'void', amount: -balance })),
    { at, by: null, device: null, reason: null },
  )
}
