import { type LinkName, linkNames } from '#domain/ordering/order-fields.ts'
import { orderFlags } from '#domain/ordering/order-projection.ts'
import { placedStatusOf } from '#domain/ordering/placed-status.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { FoundOrder } from './find-order.ts'
import type { OrderRecord } from './order-record.ts'
import type { PlacedClaim } from './store-placed-order.ts'

/** What a guest may know of the order: no names, addresses or contact details, for links get forwarded. */
export function toPublicOrder({ branchView, history, quotation, ...order }: FoundOrder): PublicOrder {
  return {
    ...seenByLink(order),
    ...orderFlags(order),
    history,
    branch: branchView,
    quotation: order.quotationStatus === 'withdrawn' ? null : quotation,
  }
}

function seenByLink(order: OrderRecord): Pick<OrderRecord, LinkName> {
  // Built from the names that type it.
  return Object.fromEntries(linkNames.map((name) => [name, order[name]])) as Pick<OrderRecord, LinkName>
}

/** The answer that placing the order gave, whatever happened to it since. */
export function asPlaced(
  order: FoundOrder,
  { appointmentDate, promisedAt = null }: Pick<PlacedClaim, 'appointmentDate' | 'promisedAt'>,
): FoundOrder {
  return {
    ...order,
    appointmentDate,
    promisedAt,
    version: 1,
    status: placedStatusOf(order.channel, order.paymentMethod, order.total),
    paymentStatus: 'none',
    counterAppointmentStatus: 'none',
    counterAppointment: null,
    quotationStatus: 'none',
    quotationValidUntil: null,
    quotation: null,
    rejectionMessage: null,
    questionnaireRating: null,
    history: [{ to: placedStatusOf(order.channel, order.paymentMethod, order.total), at: order.placedAt }],
  }
}
