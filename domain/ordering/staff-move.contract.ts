import * as z from 'zod/mini'

import { instant } from '../time/instant.contract.ts'

/** What staff may do from the order's document; the system's own actions are not among them. */
export const staffActions = ['confirm', 'reject', 'cancel', 'in-delivery', 'delivered', 'completed'] as const
export type StaffAction = (typeof staffActions)[number]

export const staffMoveParams = z.object({ id: z.uuid(), action: z.enum(staffActions) })

/** `POST /api/orders/{id}/status/{action}`; which members count follows from the action. */
export const staffMoveRequest = z.object({
  /** With `confirm`: another time that the guest is asked about instead. ISO instant. */
  counterAppointment: z.optional(instant),
  /** With `reject`: what the guest reads. */
  rejectionMessage: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
  /** With `cancel`: why, for the history. */
  reason: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
})
export type StaffMoveRequest = z.infer<typeof staffMoveRequest>
