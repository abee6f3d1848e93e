import type { BranchView } from '../catalogue/branch.contract.ts'
import { type BusyBranch, busyMinutesAt } from './acceptance.ts'
import { isCounterAppointmentAsked } from './order-status-counter.ts'
import type { PublicOrder } from './order.contract.ts'
import type { OrderType } from './order-terms.ts'
import { type SlotQuestion } from './slots.ts'
import { soonestTime } from './soonest-time.ts'

export type PreparingBranch = Pick<
  BranchView,
  `${OrderType}PreparationMinutes` | 'deliveryAreas' | 'isQuotationRequired'
> &
  BusyBranch

/**
 * Minutes from an order to its guest: preparation, what a rush adds, and the way to the area. Null where the branch does
 * not say, and where orders are requests, which promise no time.
 */
export function preparationMinutesOf(
  branch: PreparingBranch,
  { orderType, deliveryArea, now }: { orderType: OrderType; deliveryArea: string; now: Temporal.Instant },
): number | null {
  const usual = branch.isQuotationRequired ? null : (branch[`${orderType}PreparationMinutes`] ?? null)
  if (usual === null) return null
  const minutes = usual + busyMinutesAt(branch, now)
  if (orderType !== 'delivery') return minutes
  const area = branch.deliveryAreas.find((candidate) => candidate.area === deliveryArea)

  return minutes + (area?.deliveryMinutes ?? 0)
}

/**
 * When the guest is told to have the order: at the appointment, else as soon as it is prepared and a slot has room.
 * Null where the branch does not say how long it takes, unless room is what decides. Source: decision 64.
 */
export function promisedTime({
  appointment,
  ...question
}: SlotQuestion & { appointment: Temporal.Instant | null }): Temporal.Instant | null {
  const isKnown = question.preparationMinutes != null
  if (appointment) return isKnown ? appointment : null

  const soonest = soonestTime(question)
  return soonest && (isKnown || soonest.isLater) ? soonest.at : null
}

/** Minutes to wait for an order that is placed now, null where nothing is promised. Full slots are waited for by fives. */
export function waitingMinutes(question: SlotQuestion): number | null {
  const soonest = soonestTime(question)
  if (!soonest?.isLater) return (soonest && question.preparationMinutes) ?? null

  const minutes = (soonest.at.epochMilliseconds - question.now.epochMilliseconds) / 60_000
  return Math.ceil(minutes / 5) * 5
}

/**
 * The promise of an order that is paid only now: it moves by as long as the guest was away to pay, for the house hears
 * of the order only then. An appointment stays. Null where nothing was promised.
 */
export function promiseOncePaid(
  order: { placedAt: string; promisedAt: string | null; appointmentDate: string | null },
  now: Temporal.Instant,
): string | null {
  if (order.promisedAt === null || order.appointmentDate !== null) return order.promisedAt
  const away = Temporal.Instant.from(order.placedAt).until(now)

  return Temporal.Instant.from(order.promisedAt).add(away).toString({ smallestUnit: 'millisecond' })
}

type PromisingOrder = Pick<PublicOrder, 'promisedAt' | 'status' | 'type' | 'counterAppointmentStatus'>

/** The promise as long as it is one: not once the guest has the order or it came to nothing, nor while it is talked over. */
export function openPromise(order: PromisingOrder): Temporal.Instant | null {
  const { promisedAt, status, type } = order
  const isAhead =
    status === 'awaiting' || status === 'confirmed' || (status === 'in-delivery' && type === 'delivery')

  return promisedAt && isAhead && !isCounterAppointmentAsked(order) ? Temporal.Instant.from(promisedAt) : null
}
