import type { HoursEntry } from '../../time/hours.contract.ts'
import { isOpenAt, nextHoursChangeAcross } from '../../time/opening-hours.ts'
import type { OrderType } from '../order-terms.ts'
import type { DiscountRule } from './discount.contract.ts'

/** When and for what something is ordered. */
export type DiscountOccasion = {
  orderType: OrderType
  /** For when the goods are wanted. */
  at: Temporal.Instant
  now: Temporal.Instant
  timeZone: string
}

/**
 * Why a rule holds for nothing that is ordered on this occasion, or null: also for what is said of it before anything is
 * in the cart. Source: ADR 113.
 */
export function whyNotThen(
  rule: DiscountRule,
  { orderType, at, now, timeZone }: DiscountOccasion,
): 'not-yet' | 'over' | 'not-then' | 'order-type' | null {
  const { windows, orderTypes } = rule
  const why = whyNotYet(rule, now)
  if (why) return why
  if (orderTypes.length > 0 && !orderTypes.includes(orderType)) return 'order-type'
  // Hours that are all invalid are never, as with schedules.
  if (windows.length > 0 && !isOpenAt(windows, at, timeZone)) return 'not-then'

  return null
}

/** Whether something can be ordered with it at all by now. */
export function whyNotYet(
  { validFrom, validUntil }: DiscountRule,
  now: Temporal.Instant,
): 'not-yet' | 'over' | null {
  if (validFrom && isBefore(now, validFrom)) return 'not-yet'

  return validUntil && Temporal.Instant.compare(now, endOf(validUntil)) >= 0 ? 'over' : null
}

/**
 * When what is valid until an instant is over. People name the last minute where they mean all of it: what is valid until
 * 23:59 is so until midnight. Instants are entered by the minute, and zones differ by whole hours.
 */
function endOf(validUntil: string): Temporal.Instant {
  const until = Temporal.Instant.from(validUntil)
  const minutes = Math.floor(until.epochMilliseconds / 60_000)

  return minutes % 60 === 59 ? Temporal.Instant.fromEpochMilliseconds((minutes + 1) * 60_000) : until
}

/** When the clock alone next changes what rules take off. */
export function discountChanges(
  rules: readonly DiscountRule[],
  now: Temporal.Instant,
  timeZone: string,
): (Temporal.Instant | string | null | undefined)[] {
  const windows: HoursEntry[][] = rules.map((rule) => rule.windows)

  return [
    ...rules.flatMap(({ validFrom, validUntil }) => [validFrom, validUntil && endOf(validUntil)]),
    ...windows.filter(({ length }) => length > 0).map((each) => nextHoursChangeAcross([each], now, timeZone)),
  ]
}

const isBefore = (instant: Temporal.Instant, iso: string): boolean =>
  Temporal.Instant.compare(instant, Temporal.Instant.from(iso)) < 0
