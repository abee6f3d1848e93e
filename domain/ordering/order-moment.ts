import type { BranchView } from '../catalogue/branch.contract.ts'
import { checkoutMode, isOrderingOpen, type OrderableBranch } from './checkout-options.ts'
import type { OrderType } from './order-terms.ts'
import { nextSlots, type SlotBranch, type SlotQuestion } from './slots.ts'
import { soonestTime } from './soonest-time.ts'

type Asked = {
  branch: OrderableBranch & SlotBranch & Pick<BranchView, 'isAppointmentRequired'>
  orderType: OrderType
  now: Temporal.Instant
}

/**
 * Whether an order has to say for when it is. As soon as possible there is only what needs no lead time, while orders
 * are taken up and a slot has room; a request for an offer promises no time at all.
 */
export function needsAppointment(
  asked: Asked & Pick<SlotQuestion, 'preparationMinutes' | 'fullSlots'> & { leadTimeMinutes: number },
): boolean {
  const { branch, orderType, now, leadTimeMinutes } = asked
  if (branch.isAppointmentRequired) return true
  const mode = checkoutMode(branch, orderType, now)

  return mode === 'preorder' || (mode === 'order' && (leadTimeMinutes > 0 || soonestTime(asked) === null))
}

/**
 * For when a dish is wanted, by which its availability is judged: the appointment, as long as it lies ahead, else now;
 * where only preorders are taken, the next time that can be chosen.
 */
export function wantedAt({
  appointment,
  ...asked
}: Asked & { appointment: string | null | undefined }): Temporal.Instant {
  const { branch, orderType, now } = asked
  const chosen = appointment ? Temporal.Instant.from(appointment) : null
  if (chosen && Temporal.Instant.compare(chosen, now) > 0) return chosen
  if (isOrderingOpen(branch, orderType, now) || !branch.isPreorderEnabled) return now

  const [next] = nextSlots({ ...asked, limit: 1 })
  return next ?? now
}
