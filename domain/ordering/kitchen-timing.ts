import type { KitchenPace } from './kitchen.contract.ts'
import type { StaffOrder } from './staff-orders.contract.ts'

type Timed = Pick<StaffOrder, 'type' | 'placedAt' | 'promisedAt' | 'appointmentDate' | 'deliveryArea'>

/** What a house needs that does not say how long it takes. */
const usualMinutes = 15
/** An order that is due sooner than this is urgent, however little there is to be made. */
const fewestSoonMinutes = 3

export type KitchenTimes = { startAt: Temporal.Instant; readyBy: Temporal.Instant }

/**
 * When an order has to be ready in the kitchen, which for a delivery is before it is on its way, and when to begin with
 * it. What nobody promised is due as long after it came as the branch usually needs.
 */
export function kitchenTimesOf(order: Timed, pace: KitchenPace): KitchenTimes {
  const minutes = pace[order.type] ?? usualMinutes
  const wanted = order.promisedAt ?? order.appointmentDate
  const way = order.type === 'delivery' ? wayTo(order.deliveryArea, pace) : 0
  const readyBy = wanted
    ? Temporal.Instant.from(wanted).subtract({ minutes: way })
    : Temporal.Instant.from(order.placedAt).add({ minutes })

  return { readyBy, startAt: readyBy.subtract({ minutes }) }
}

const wayTo = (wanted: string | null, { ways }: KitchenPace): number =>
  ways.find(({ area }) => area === wanted)?.minutes ?? 0

/** `later`: nobody has to begin yet. The others are colours: there is time, it gets close, it is too late. */
export type Urgency = 'later' | 'fresh' | 'soon' | 'late'

/**
 * How urgent an order is. Only what was ordered for a time of its own waits for its beginning; the last third of the
 * time that it takes, and never fewer than 3 minutes, is close. Source: decision 97.
 */
export function urgencyOf(order: Timed, pace: KitchenPace, now: Temporal.Instant): Urgency {
  const { startAt, readyBy } = kitchenTimesOf(order, pace)
  const leftMs = readyBy.epochMilliseconds - now.epochMilliseconds
  const neededMs = readyBy.epochMilliseconds - startAt.epochMilliseconds
  if (leftMs <= 0) return 'late'
  if (leftMs <= Math.max(neededMs / 3, fewestSoonMinutes * 60_000)) return 'soon'

  return order.appointmentDate && leftMs > neededMs ? 'later' : 'fresh'
}

/** When the urgency changes next, so that whoever shows it knows when to look again; null once it is late. */
export function nextUrgencyAt(
  order: Timed,
  pace: KitchenPace,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const { startAt, readyBy } = kitchenTimesOf(order, pace)
  const neededMs = readyBy.epochMilliseconds - startAt.epochMilliseconds
  const soonMs = Math.max(neededMs / 3, fewestSoonMinutes * 60_000)
  const turns = [
    startAt.epochMilliseconds,
    Math.ceil(readyBy.epochMilliseconds - soonMs),
    readyBy.epochMilliseconds,
  ]
  const next = turns.filter((at) => at > now.epochMilliseconds).toSorted((one, other) => one - other)[0]

  return next === undefined ? null : Temporal.Instant.fromEpochMilliseconds(next)
}
