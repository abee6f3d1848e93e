import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import type { HoursEntry } from '#domain/time/hours.contract.ts'
import { storeWholeVisits } from '#plugins/analytics/analytics.port.ts'
import { pastVisits, type VisitedPlace } from './past-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

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

it('a year of visits has the rhythm of the week, is the same each time, and is written with all that is counted of it', async () => {
  const visits = pastVisits({ places: [shop, website], codes, now, seed: 5 })
  const onDay = (weekday: number) =>
    visits.filter(({ startedAt }) => new Date(startedAt).getUTCDay() === weekday).length
  expect(pastVisits({ places: [shop, website], codes, now, seed: 5 })).toEqual(visits)
  expect(visits.length).toBeGreaterThan(8_000)
  expect(onDay(6)).toBeGreaterThan(1.5 * onDay(1))

  await storeWholeVisits(app.pool, visits, now)
  const { rows } = await app.pool.query<{ visits: number; ordered: number; paid: number }>(
    `select sum(visits) filter (where "by" = 'total')::int as visits,
            sum(visits) filter (where "by" = 'funnel' and key = 'order')::int as ordered,
            sum(visits) filter (where "by" = 'funnel' and key = 'paid')::int as paid
       from visit_counts where span = 'month' and branch_id = '00000000-0000-0000-0000-000000000000'`,
  )
  expect(rows[0]?.visits).toBe(visits.length)
  expect((rows[0]?.ordered ?? 0) / visits.length).toBeGreaterThan(0.03)
  expect(rows[0]?.paid).toBeGreaterThan(0.9 * (rows[0]?.ordered ?? 0))
  expect(rows[0]?.paid).toBeLessThan(rows[0]?.ordered ?? 0)
})
