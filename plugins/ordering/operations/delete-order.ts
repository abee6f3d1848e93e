import type { PayloadRequest } from 'payload'

import { quotationLeftBehind } from '#domain/ordering/order-status-quotation.ts'
import { deletionOf } from '#domain/ordering/void-order.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { asUser } from '#kernel/access/on-behalf.ts'
import { requireRight } from '#kernel/access/rights.ts'
import { Refused } from '#kernel/refused.ts'

import { findStaffOrder } from './find-staff-order.ts'
import { type MoveVerdict, moveOrder } from './move-order.ts'
import type { OrderRecord } from './order-record.ts'
import { toStaffOrder } from './to-staff-order.ts'

type Deleting = { req: PayloadRequest; id: string; reason: string | null; now: Temporal.Instant }
type Deleted = { message: string; isVoided: boolean; doc: StaffOrder | null }

/** Voids an order that the person behind the request may delete, or deletes what is none yet. */
export async function deleteOrder({ req, id, reason, now }: Deleting): Promise<Deleted> {
  await requireRight(req, 'delete', 'orders', { isInPart: true })
  const order = await findStaffOrder(req, id)
  if (deletionOf(order).fate === 'goes') {
    await req.payload.delete({ collection: 'orders', id: order.id, depth: 0, ...asUser(req) })

    return { message: deletionTexts.goes, isVoided: false, doc: null }
  }

  const voided = await moveOrder({
    payload: req.payload,
    order,
    now,
    mover: { kind: 'staff', id: String(req.user?.id) },
    judge: (current) => judgeDeletion(current, reason, now),
  })
  return { message: deletionTexts['is-voided'], isVoided: true, doc: toStaffOrder(voided) }
}

function judgeDeletion(order: OrderRecord, reason: string | null, now: Temporal.Instant): MoveVerdict {
  const deletion = deletionOf(order)
  switch (deletion.fate) {
    case 'stays':
      return { why: deletion.why, message: deletionTexts[deletion.why], code: 'order-not-changeable' }
    // It had a number a moment ago, and no order loses its number.
    case 'goes':
      throw new Refused('changed-meanwhile')
    case 'is-voided':
      if (deletion.isNoop) return { isNoop: true }
  }

  return {
    action: 'void',
    reason,
    change: {
      status: deletion.status,
      voidedAt: now.toString({ smallestUnit: 'millisecond' }),
      ...(order.counterAppointmentStatus === 'open' && { counterAppointmentStatus: 'expired' as const }),
      ...quotationLeftBehind(order, 'staff'),
    },
  }
}

const deletionTexts = {
  goes: 'Die Bestellung wurde gelöscht.',
  'is-voided':
    'Die Bestellung ist jetzt ungültig. Sie bleibt mit ihrer Nummer erhalten und zählt nicht mehr.',
  'money-held':
    'Für diese Bestellung ist Geld da oder unterwegs. Geben Sie es zuerst zurück, dann kann sie ungültig werden.',
}
