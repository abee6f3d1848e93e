import { originOfVisit } from '#domain/insight/visits/origin-of-visit.ts'
import type { VisitStep } from '#domain/insight/visits/visit-counts.ts'
import type { HoursEntry } from '#domain/time/hours.contract.ts'
import { isOpenAt } from '#domain/time/opening-hours.ts'
import type { WholeVisit } from '#plugins/analytics/analytics.port.ts'

import { type Chance, makeChance } from './past-orders/chance.ts'
import {
  type Beginning,
  beginnings,
  monthWeights,
  screens,
  visitHours,
  weekdayVisits,
} from './past-visits/visits-rhythm.data.ts'

/** Where people look around: a shop with the way to an order, or pages of a website, the first of which is its home. */
export type VisitedPlace = {
  division: string
  timeZone: string
  category: 'shop' | 'website'
  /** What of the usual number comes here. */
  share: number
} & (
  | {
      branch: string
      shop: string
      /** Only then does a visit end in an order. */
      openingHours: HoursEntry[]
    }
  | { pages: readonly string[] }
)

/** A code that leads to the shop of a branch. */
export type VisitedCode = {
  path: string
  shop: string
  weight: number
  months?: readonly number[] | undefined
}

type Options = {
  places: readonly VisitedPlace[]
  codes: readonly VisitedCode[]
  now: Temporal.Instant
  seed: number
}

const pastDays = 365
const stepMs = 21_000
/** So many who come are known from before, one of these. */
const regulars = 900

/** Visits of the year up to `now`, by the rhythm of days, weeks and seasons. The same arguments give the same visits. */
export function pastVisits({ places, codes, now, seed }: Options): WholeVisit[] {
  return places.flatMap((place, index) => {
    const chance = makeChance(seed + index)
    const today = now.toZonedDateTimeISO(place.timeZone).toPlainDate()
    const visits: WholeVisit[] = []
    for (let daysAgo = pastDays; daysAgo >= 0; daysAgo -= 1) {
      const day = today.subtract({ days: daysAgo })
      // Word gets around: a year ago there were fewer.
      const growth = 1 - 0.35 * (daysAgo / pastDays)
      const usual = (weekdayVisits[day.dayOfWeek - 1] ?? 40) * (monthWeights[day.month - 1] ?? 1)
      const count = Math.round(usual * place.share * growth * (0.8 + 0.4 * chance.share()))
      for (let nth = 0; nth < count; nth += 1) {
        const visit = makeVisit({ place, codes, day, chance, now })
        if (visit) visits.push(visit)
      }
    }

    return visits
  })
}

type Making = Pick<Options, 'codes' | 'now'> & {
  place: VisitedPlace
  day: Temporal.PlainDate
  chance: Chance
}

function makeVisit({ place, codes, day, chance, now }: Making): WholeVisit | null {
  const hour = chance.weighted(visitHours.map((weight, value) => ({ value, weight })))
  const startedAt = day.toZonedDateTime({
    timeZone: place.timeZone,
    plainTime: { hour, minute: chance.whole(60), second: chance.whole(60) },
  }).epochMilliseconds
  const pages = pagesOf(place, startedAt, chance)
  if (startedAt + pages.length * stepMs > now.epochMilliseconds) return null
  const beginning = beginningOf({ place, codes, day }, chance)
  const steps = pages.map(
    ([page, action], index): VisitStep => ({
      n: index + 1,
      page,
      ...(action !== undefined && { action }),
      ...('branch' in place && { branch: place.branch }),
    }),
  )

  return {
    id: chance.uuidAt(startedAt),
    startedAt,
    visitor: visitorOf(place, chance),
    category: place.category,
    ...chance.weighted(screens),
    scheme: chance.share() < 0.38 ? 'dark' : 'light',
    ...originOfVisit(beginning),
    medium: beginning.medium ?? null,
    division: place.division,
    timeZone: place.timeZone,
    steps,
    betweenMs: stepMs,
  }
}

const shareOfCodes = 0.09

/** How it began: with a code of the shop, or by any of the ways that lead there in this month. */
function beginningOf(
  { place, codes, day }: Pick<Making, 'place' | 'codes' | 'day'>,
  chance: Chance,
): Beginning {
  const isNow = ({ months }: { months?: readonly number[] | undefined }) =>
    months?.includes(day.month) ?? true
  const own = codes.filter((code) => 'shop' in place && code.shop === place.shop && isNow(code))
  if (own.length > 0 && chance.share() < shareOfCodes)
    return { code: chance.weighted(own.map(({ path, weight }) => ({ value: path, weight }))) }

  return chance.weighted(beginnings.filter(isNow))
}

/** Some come again and again, most once. */
function visitorOf({ category, share }: VisitedPlace, chance: Chance): string {
  const regular = makeChance(
    chance.whole(regulars) + (category === 'shop' ? 7 : 70_000) + Math.round(share * 100),
  )

  return chance.share() < 0.4 ? regular.uuidAt(0) : chance.uuidAt(0)
}

type Done = [page: string, action?: string]

function pagesOf(place: VisitedPlace, startedAt: number, chance: Chance): Done[] {
  if ('pages' in place) {
    const [home = '/', ...others] = place.pages
    const seen: Done[] = chance.share() < 0.7 ? [[home]] : []
    while (others.length > 0 && (seen.length === 0 || chance.share() < 0.45)) seen.push([chance.one(others)])
    if (chance.share() < 0.03) seen.push([seen.at(-1)?.[0] ?? home, 'submitform'])
    return seen
  }
  const shop = `/store/${place.shop}`
  const seen: Done[] = chance.share() < 0.4 ? [['/'], [shop]] : [[shop]]
  if (chance.share() > 0.44) return seen
  for (let cart = 0; cart <= chance.whole(3); cart += 1) seen.push([shop, 'add-to-cart'])
  if (chance.share() > 0.55) return seen
  seen.push([`${shop}/checkout`], [`${shop}/checkout`, 'checkout'])
  const at = Temporal.Instant.fromEpochMilliseconds(startedAt + seen.length * stepMs)
  const isOpen = isOpenAt(place.openingHours, at, place.timeZone)
  if (chance.share() > 0.78 || !isOpen) return seen

  seen.push([`${shop}/checkout`, 'purchase'])

  // Some do not come back from where they were to pay.
  const isPaid = Math.floor(startedAt / 1000) % 25 !== 0

  return isPaid ? [...seen, [`${shop}/checkout`, 'paid'], ['/status']] : seen
}
