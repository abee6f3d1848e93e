import type { BranchView } from '../catalogue/branch.contract.ts'
import { availableOrderTypes, type OrderTypeSwitches } from './offered-types.ts'
import { type OrderType, orderTypes } from './order-terms.ts'

/** How long each way to order is stopped; ISO text, and what is past stops nothing. */
export type PausedBranch = Partial<
  Pick<BranchView, `${OrderType}PausedUntil` | 'lastOrderAt' | 'lastOrderUntil'>
>
export type BusyBranch = Partial<Pick<BranchView, 'busyMinutes' | 'busyUntil'>>

/**
 * Until when orders of this type are not taken, null where they are: because of a pause, or because the last order of
 * the day has been taken, whichever lasts longer. Source: decision 96.
 */
export function pausedUntil(
  branch: PausedBranch,
  orderType: OrderType,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const ends = [ownPauseEnd(branch, orderType, now), dayOverUntil(branch, now)]
  const known = ends.flatMap((end) => end ?? [])

  return known.toSorted((one, other) => Temporal.Instant.compare(other, one))[0] ?? null
}

/** Until when this way to order was stopped by itself; null where it was not. */
export function ownPauseEnd(
  branch: PausedBranch,
  orderType: OrderType,
  now: Temporal.Instant,
): Temporal.Instant | null {
  return aheadOf(now, branch[`${orderType}PausedUntil`])
}

/** When the last order of the day is taken, null where nobody has said or it has been. */
export function lastOrderTime({ lastOrderAt }: PausedBranch, now: Temporal.Instant): Temporal.Instant | null {
  return aheadOf(now, lastOrderAt)
}

/** From the last order on, nothing is taken for the rest of the business day: until when that is. */
export function dayOverUntil(
  { lastOrderAt, lastOrderUntil }: PausedBranch,
  now: Temporal.Instant,
): Temporal.Instant | null {
  return lastOrderAt && !aheadOf(now, lastOrderAt) ? aheadOf(now, lastOrderUntil) : null
}

/** Until when a branch takes no orders of any kind, null where it takes some or never takes any. */
export function housePauseEnd(
  branch: PausedBranch & OrderTypeSwitches,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const ends = availableOrderTypes(branch).map((type) => pausedUntil(branch, type, now))
  const known = ends.flatMap((end) => end ?? [])
  const [first] = known.toSorted((one, other) => Temporal.Instant.compare(one, other))

  return known.length === ends.length && first ? first : null
}

/** How many minutes more an order takes while the house is busy, 0 while it is not. */
export function busyMinutesAt({ busyMinutes, busyUntil }: BusyBranch, now: Temporal.Instant): number {
  return aheadOf(now, busyUntil) ? (busyMinutes ?? 0) : 0
}

/** When what is said of a branch changes as its pauses and its rush end. */
export const acceptanceEnds = (branch: PausedBranch & BusyBranch): (string | null | undefined)[] => [
  ...orderTypes.map((type) => branch[`${type}PausedUntil`]),
  branch.lastOrderAt,
  branch.lastOrderUntil,
  branch.busyUntil,
]

function aheadOf(now: Temporal.Instant, until: string | null | undefined): Temporal.Instant | null {
  if (!until) return null
  const end = Temporal.Instant.from(until)

  return Temporal.Instant.compare(now, end) < 0 ? end : null
}
