import { isInKitchen } from './kitchen-lines.ts'
import type { KitchenState } from './kitchen-state.contract.ts'
import type { OrderStatus, OrderType } from './order-terms.ts'
import type { PickupBoard } from './pickup.contract.ts'

/** An order as far as its number is called. Instants are ISO text. */
export type PickupOrder = {
  number: number | null
  type: OrderType
  status: OrderStatus
  tableIdentifier: string | null
  isQuotation: boolean
  kitchen: KitchenState | null
  placedAt: string
  /** For when it is wanted; null for as soon as possible. */
  wantedAt: string | null
  /** Since when it is ready. */
  readyAt: string | null
}

/** A number that nobody came for is called no longer than this. */
export const readyShownMinutes = 30
/** Whoever comes later than this does not look for their number yet. */
const preparingHours = 2
/** What was wanted longer ago was forgotten, and nobody waits for it any more. */
const forgottenHours = 6

/**
 * The numbers in the making, the lowest first, and those that are ready, the latest first. Called is whoever fetches
 * their order: what is brought to a table or to a house has nobody waiting for its number. An order that the kitchen
 * called back is in the making again. Source: decision 98.
 */
export function pickupBoardOf(
  orders: readonly PickupOrder[],
  now: Temporal.Instant,
): Omit<PickupBoard, 'branch'> {
  const called = orders.flatMap((order) =>
    isCalled(order) && order.number !== null ? [{ ...order, number: order.number }] : [],
  )

  return {
    at: now.toString({ smallestUnit: 'millisecond' }),
    preparing: called
      .filter((order) => isInKitchen(order) && (order.status !== 'confirmed' || isNear(order, now)))
      .map(({ number, type }) => ({ number, type }))
      .toSorted((one, other) => one.number - other.number),
    ready: called
      .filter((order) => order.status === 'in-delivery' && !isInKitchen(order))
      .flatMap(({ number, type, readyAt }) => (readyAt ? [{ number, type, ...shownFrom(readyAt) }] : []))
      .filter(({ until }) => Temporal.Instant.compare(Temporal.Instant.from(until), now) > 0)
      .toSorted((one, other) => other.since.localeCompare(one.since) || other.number - one.number),
  }
}

const isCalled = ({ type, tableIdentifier, isQuotation }: PickupOrder): boolean =>
  !isQuotation && (type === 'takeaway' || (type === 'dineIn' && tableIdentifier === null))

function isNear({ wantedAt, placedAt }: PickupOrder, now: Temporal.Instant): boolean {
  const at = Temporal.Instant.from(wantedAt ?? placedAt)

  return (
    Temporal.Instant.compare(at, now.add({ hours: preparingHours })) <= 0 &&
    Temporal.Instant.compare(at, now.subtract({ hours: forgottenHours })) >= 0
  )
}

function shownFrom(since: string): { since: string; until: string } {
  const until = Temporal.Instant.from(since).add({ minutes: readyShownMinutes })

  return { since, until: until.toString({ smallestUnit: 'millisecond' }) }
}
