import type { OrderOrigin } from '#domain/ordering/order-origin.contract.ts'
import { isOpenAt, nextOpening } from '#domain/time/opening-hours.ts'

import type { OrderingBranch } from '../past-orders.ts'
import type { Chance } from './chance.ts'
import type { Purchase } from './purchases.ts'
import { hourWeights, monthOrders, weekdayCounts } from './rhythm.data.ts'

/** When an order came in, when it is wanted if not at once, and how far its life is told. */
export type Moment = {
  placedAt: Temporal.Instant
  wantedAt: Temporal.Instant | null
  toldUntil: Temporal.Instant
  /** Of a guest who agreed to be counted. */
  origin: OrderOrigin | null
  /** At which the code lies that was scanned. */
  table: string | null
}

type Given = {
  branch: OrderingBranch
  purchases: readonly Purchase[]
  now: Temporal.Instant
  chance: Chance
}

/** When orders of the past year came in, the first one first: those of guests who were counted, and of all others. */
export function momentsOf({ branch, purchases, now, chance }: Given): Moment[] {
  const counted = purchases.map(
    ({ placedAt, origin, table }): Moment => ({ placedAt, wantedAt: null, toldUntil: now, origin, table }),
  )

  return [...uncounted(branch, now, chance), ...counted, ...preorders(branch, now)].toSorted((one, other) =>
    Temporal.Instant.compare(one.placedAt, other.placedAt),
  )
}

const ofNobody = { origin: null, table: null } as const

const pastDays = 365

/** Orders for at once, only while the house was open. */
function uncounted(branch: OrderingBranch, now: Temporal.Instant, chance: Chance): Moment[] {
  const today = now.toZonedDateTimeISO(branch.timeZone).toPlainDate()
  const moments: Moment[] = []

  for (let daysAgo = pastDays; daysAgo >= 0; daysAgo -= 1) {
    const day = today.subtract({ days: daysAgo })
    for (let nth = countOn(day, daysAgo, chance); nth > 0; nth -= 1) {
      const placedAt = momentOf(day, branch.timeZone, chance)
      const isPast = Temporal.Instant.compare(placedAt, now) < 0
      const isOpen = isOpenAt(branch.openingHours, placedAt, branch.timeZone)
      if (isPast && isOpen) moments.push({ ...ofNobody, placedAt, wantedAt: null, toldUntil: now })
    }
  }

  return moments
}

/** Word gets around: a year ago there were fewer. */
function countOn({ dayOfWeek, month }: Temporal.PlainDate, daysAgo: number, chance: Chance): number {
  const growth = 1 - 0.3 * (daysAgo / pastDays)
  const usual = (weekdayCounts[dayOfWeek - 1] ?? 4) * (monthOrders[month - 1] ?? 1) * growth

  return Math.round(usual * (0.7 + 0.6 * chance.share()))
}

const preorderCount = 3

/** Some for after the next opening, so that a board has work to show at any hour: one is still to be confirmed. */
function preorders(branch: OrderingBranch, now: Temporal.Instant): Moment[] {
  const opening = nextOpening(branch.openingHours, now, branch.timeZone)
  if (!opening) return []

  return Array.from({ length: preorderCount }, (_, nth) => {
    const placedAt = now.subtract({ minutes: 9 + 23 * nth })
    return {
      ...ofNobody,
      placedAt,
      wantedAt: opening.add({ minutes: 120 + 45 * nth }),
      toldUntil: nth === 0 ? placedAt : placedAt.add({ minutes: 8 }),
    }
  })
}

function momentOf(day: Temporal.PlainDate, timeZone: string, chance: Chance): Temporal.Instant {
  const hour = chance.weighted(hourWeights.map((weight, index) => ({ weight, value: index })))
  const midnight = day.toZonedDateTime({ timeZone, plainTime: '00:00' })

  return midnight.add({ hours: hour, minutes: chance.whole(60), seconds: chance.whole(60) }).toInstant()
}
