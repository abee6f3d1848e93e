import { expect, it } from 'vitest'

import type { HoursEntry } from '#domain/time/hours.contract.ts'
import { isOpenAt } from '#domain/time/opening-hours.ts'
import { orderOrigin } from '#domain/ordering/order-origin.contract.ts'

import { purchasesOf } from './past-orders/purchases.ts'
import { pastScans } from './past-scans.ts'
import { pastVisits, type VisitedPlace } from './past-visits.ts'

const now = Temporal.Instant.from('2026-11-29T12:00:00Z')
const openingHours: HoursEntry[] = [{ type: 'daily', from: '10:00', to: '23:00' }]
const shop: VisitedPlace = {
  division: '11111111-1111-4111-8111-111111111111',
  branch: '22222222-2222-4222-8222-222222222222',
  shop: 'markt',
  timeZone: 'Europe/Vienna',
  category: 'shop',
  openingHours,
  share: 1,
}
const website: VisitedPlace = {
  division: '33333333-3333-4333-8333-333333333333',
  timeZone: 'Europe/Vienna',
  category: 'website',
  share: 0.5,
  pages: ['/', '/leistungen', '/kontakt'],
}

const codes = [{ path: 'sommer26', shop: 'markt', weight: 1, months: [6, 7, 8] }]

it('a visit ends in an order only while the house is open, and a code brings guests only where and while it hangs', () => {
  const visits = pastVisits({ places: [shop, website], codes, now, seed: 5 })
  const bought = purchasesOf({ visits, tableOf: (code) => (code === 'sommer26' ? '4' : null) })
  const scanned = visits.filter(({ code }) => code !== null)

  expect(bought.length).toBeGreaterThan(430)
  expect(bought.filter(({ placedAt }) => !isOpenAt(openingHours, placedAt, 'Europe/Vienna'))).toEqual([])
  expect(new Set(scanned.map(({ division }) => division))).toEqual(new Set([shop.division]))
  expect(new Set(scanned.map(({ startedAt }) => new Date(startedAt + 2 * 3_600_000).getUTCMonth()))).toEqual(
    new Set([5, 6, 7]),
  )
  expect(new Set(bought.map(({ origin, table }) => [origin.last.code, table].join()))).toEqual(
    new Set([',', 'sommer26,4']),
  )
})

it('the first way to an order is that of the first visit of the same person', () => {
  const visits = pastVisits({ places: [shop], codes, now, seed: 5 })
  const bought = purchasesOf({ visits, tableOf: () => null })
  const again = bought.filter(({ origin: { first, last } }) => first.origin !== last.origin)

  expect(again.length).toBeGreaterThan(20)
  for (const { origin } of bought) expect(orderOrigin.safeParse(origin).success).toBe(true)
})

it('each visit that began with a code was scanned, and others scanned it who were not counted', () => {
  const visits = pastVisits({ places: [shop], codes, now, seed: 5 })
  const began = visits.filter(({ code }) => code === 'sommer26')
  const code = {
    id: '44444444-4444-4444-8444-444444444444',
    path: 'sommer26',
    place: 'Stube',
    target: { kind: 'table' as const, key: 'tisch' },
    timeZone: 'Europe/Vienna',
    batches: [{ number: 1, place: 'Terrasse', printedDaysAgo: 120 }],
    isVisited: true,
  }
  const scans = pastScans({ codes: [code], visits, now, seed: 6 })

  expect(scans.length).toBeGreaterThan(1.5 * began.length)
  expect(new Set(scans.map(({ place }) => place))).toEqual(new Set(['Stube', 'Terrasse']))
  expect(scans.every(({ at }) => Temporal.Instant.compare(at, now) < 0)).toBe(true)
  expect(new Set(scans.map(({ id }) => id)).size).toBe(scans.length)
})
