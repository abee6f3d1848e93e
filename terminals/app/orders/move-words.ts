import { orderActionLabels, orderStepLabel } from '#domain/ordering/order-status.texts.ts'
import type { StaffAction } from '#domain/ordering/staff-move.contract.ts'
import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'

/** What a button says: what is ready is called as its kind is. */
export const moveLabel = (order: Pick<StaffOrder, 'type' | 'isQuotation'>, action: StaffAction): string =>
  action === 'in-delivery' ? orderStepLabel('in-delivery', order) : orderActionLabels[action]

export const aboutOrder = ({ ticketNumber }: Pick<StaffOrder, 'ticketNumber'>): string =>
  `Nr. ${ticketNumber}`
