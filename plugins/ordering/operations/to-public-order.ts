import { orderFlags } from '#domain/ordering/order-projection.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { FoundOrder } from './find-order.ts'

/** What a guest may know of the order: no names, addresses or contact details, for links get forwarded. */
export function toPublicOrder({ branchView, history, ...order }: FoundOrder): PublicOrder {
  return {
    id: order.id,
    uid: order.uid,
    hash: order.hash,
    version: order.version,
    ticketNumber: order.ticketNumber,
    type: order.type,
    status: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    counterAppointmentStatus: order.counterAppointmentStatus,
    placedAt: order.placedAt,
    appointmentDate: order.appointmentDate,
    counterAppointment: order.counterAppointment,
    rejectionMessage: order.rejectionMessage,
    tableIdentifier: order.tableIdentifier,
    questionnaireRating: order.questionnaireRating,
    isQuotation: order.isQuotation,
    ...orderFlags(order),
    comment: order.comment,
    items: order.items,
    goodsGross: order.goodsGross,
    deliveryGross: order.deliveryGross,
    donation: order.donation,
    total: order.total,
    isEstimated: order.isEstimated,
    taxes: order.taxes,
    history,
    branch: branchView,
  }
}

/** The answer that placing the order gave, whatever happened to it since. */
export function asPlaced(order: FoundOrder, appointmentDate: string | null): FoundOrder {
  return {
    ...order,
    appointmentDate,
    version: 1,
    status: 'awaiting',
    paymentStatus: 'none',
    counterAppointmentStatus: 'none',
    counterAppointment: null,
    rejectionMessage: null,
    questionnaireRating: null,
    history: [{ to: 'awaiting', at: order.placedAt }],
  }
}
