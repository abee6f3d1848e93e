import type { FoundOrder } from '../operations/find-order.ts'

/** As much of an order as messages say of it. */
export type ToldOrder = Pick<
  FoundOrder,
  | 'ticketNumber'
  | 'status'
  | 'channel'
  | 'type'
  | 'isQuotation'
  | 'isEstimated'
  | 'tableIdentifier'
  | 'promisedAt'
  | 'appointmentDate'
  | 'counterAppointment'
  | 'counterAppointmentStatus'
  | 'rejectionMessage'
  | 'comment'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'items'
  | 'deliveryGross'
  | 'discounts'
  | 'donation'
  | 'tip'
  | 'total'
  | 'voucherPaid'
> & {
  branchView: Pick<FoundOrder['branchView'], 'name' | 'timeZone' | 'phone'>
  quotation: Pick<NonNullable<FoundOrder['quotation']>, 'message' | 'validUntil'> | null
}
