import type { ScanTarget } from '#domain/insight/qr/scan-target.ts'
import type { WholeVisit } from '#plugins/analytics/analytics.port.ts'
import type { CountedScan } from '#plugins/qr-codes/qr-codes.port.ts'

import { type Chance, makeChance } from './past-orders/chance.ts'
import { monthWeights, visitHours, weekdayVisits } from './past-visits/visits-rhythm.data.ts'

/** A code as it is scanned; batches are numbered as they were printed, the first one first. */
export type ScannedCode = {
  id: string
  path: string
  place: string
  target: ScanTarget
  timeZone: string
  batches: readonly { number: number; place: string; printedDaysAgo: number }[]
  /** Whether visits begin with it. */
  isVisited: boolean
}

type Options = {
  codes: readonly ScannedCode[]
  visits: readonly WholeVisit[]
  now: Temporal.Instant
  seed: number
}

const pastDays = 365
const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** From the scan until the page is there. */
const openingMs = 2_000

/** The scans that visits began with, those of guests who let nobody count them, and those that lead to no shop. */
export function pastScans({ codes, visits, now, seed }: Options): CountedScan[] {
  return codes.flatMap((code, index) => {
    const chance = makeChance(seed + index)
    const moments = code.isVisited
      ? visits.filter((visit) => visit.code === code.path).flatMap((visit) => aroundVisit(visit, chance))
      : onDays(code, now, chance)

    return moments
      .filter(({ at }) => at < now.epochMilliseconds)
      .map((moment) => toScan(code, { ...moment, now, chance }))
  })
}

type Moment = { at: number; device: CountedScan['device'] }

/** The visit's own scan, and about as many again of those who agreed to nothing. */
function aroundVisit({ startedAt, device }: WholeVisit, chance: Chance): Moment[] {
  const own: Moment = { at: startedAt - openingMs, device: device === 'tablet' ? 'tablet' : 'phone' }
  const others = Array.from(
    { length: chance.whole(3) },
    (): Moment => ({ at: startedAt + Math.round((chance.share() - 0.5) * 2 * hourMs), device: 'phone' }),
  )

  return [own, ...others]
}

const usualScans = 2

function onDays({ timeZone }: ScannedCode, now: Temporal.Instant, chance: Chance): Moment[] {
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  const moments: Moment[] = []
  for (let daysAgo = pastDays; daysAgo >= 0; daysAgo -= 1) {
    const day = today.subtract({ days: daysAgo })
    const busy = ((weekdayVisits[day.dayOfWeek - 1] ?? 40) / 50) * (monthWeights[day.month - 1] ?? 1)
    for (let nth = Math.round(usualScans * busy * 2 * chance.share()); nth > 0; nth -= 1) {
      const hour = chance.weighted(visitHours.map((weight, value) => ({ value, weight })))
      const plainTime = { hour, minute: chance.whole(60), second: chance.whole(60) }
      moments.push({ at: day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds, device: 'phone' })
    }
  }

  return moments
}

const languages = [
  { value: 'de', weight: 84 },
  { value: 'en', weight: 8 },
  { value: 'tr', weight: 3 },
  { value: 'other', weight: 5 },
] as const

function toScan(
  { id, place, target, timeZone, batches }: ScannedCode,
  { at, device, now, chance }: Moment & { now: Temporal.Instant; chance: Chance },
): CountedScan {
  const instant = Temporal.Instant.fromEpochMilliseconds(at)
  const printed = batches.filter(({ printedDaysAgo }) => at > now.epochMilliseconds - printedDaysAgo * dayMs)
  const batch = printed.length > 0 ? chance.one(printed) : null

  return {
    id: chance.uuidAt(at),
    at: instant,
    day: instant.toZonedDateTimeISO(timeZone).toPlainDate().toString(),
    code: id,
    batch: batch?.number ?? 0,
    place: batch?.place ?? place,
    target,
    device,
    language: chance.weighted(languages),
  }
}
