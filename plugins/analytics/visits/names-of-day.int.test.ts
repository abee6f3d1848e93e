import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { places } from './any-visits.fixture.ts'
import { mostNew, namesOfDay } from './names-of-day.ts'
import { rebuildVisits } from './rebuild-visits.ts'
import { storeVisits, type Told } from './store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() =>
  app.pool.query('truncate analytics_logs, analytics_visits, visit_counts, visit_hours, visit_sketches'),
)

/** Each test has a day of its own. */
const onDay = (day: number) => Date.parse(`2026-10-${String(day).padStart(2, '0')}T12:00:00Z`)
const told = (at: number, paths: readonly string[], context: VisitBatch['context'] = {}): Told => ({
  batch: {
    visit: uuidV7(at),
    category: 'shop',
    context,
    events: paths.map((path, index) => ({ n: index + 1, at: index, type: 'page', action: 'view', path })),
  },
  kinds: { device: 'phone', browser: 'chrome', system: 'android', isBot: false },
  places,
  division: null,
  receivedAt: at + 60_000,
  drop: null,
})
const names = (prefix: string, count: number) => Array.from({ length: count }, (_, nth) => `${prefix}${nth}`)

async function rowsBy(by: string): Promise<{ key: string; visits: number; amount: number }[]> {
  const { rows } = await app.pool.query<{ key: string; visits: number; amount: number }>(
    `select key, sum(visits)::int as visits, sum(amount)::int as amount from visit_counts
      where span = 'day' and "by" = $1 and branch_id = '00000000-0000-0000-0000-000000000000' group by 1`,
    [by],
  )
  return rows
}
const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + amount, 0)
const rollups = async () =>
  (
    await app.pool.query<{ row: string }>(
      `select c::text as row from visit_counts c union all select h::text from visit_hours h order by 1`,
    )
  ).rows

it('of pages that somebody makes up without end so many get a row, and all of them are counted', async () => {
  const at = onDay(1)
  await storeVisits(app.pool, [told(at, ['/karte', '/store/wien'])])
  for (let flood = 0; flood < 20; flood += 1)
    await storeVisits(app.pool, [told(at, names(`/erfunden-${flood}-`, 50))])
  await storeVisits(app.pool, [told(at, ['/karte', '/store/wien', '/store/wien/neu', '/neu'])])

  const pages = await rowsBy('page')
  expect(pages).toHaveLength(mostNew.page + 2)
  expect(sum(pages)).toBe(20 * 50 + 6)
  expect(pages).toContainEqual({ key: '/karte', visits: 2, amount: 2 })
  // The shop of a branch is one, whatever is told of it.
  expect(pages).toContainEqual({ key: '/store/wien/(weitere)', visits: 1, amount: 1 })
  const before = await rollups()
  await rebuildVisits(app.pool, Temporal.Instant.from('2026-10-02T12:00:00Z'))
  expect(await rollups()).toEqual(before)
})

it('what was counted before is told apart on each day, however many names are new', async () => {
  await storeVisits(app.pool, [told(onDay(2), ['/karte'], { campaign: 'advent' })])
  for (let flood = 0; flood < 20; flood += 1)
    await storeVisits(app.pool, [told(onDay(3), names(`/noch-mehr-${flood}-`, 50))])
  await storeVisits(
    app.pool,
    names('erfunden-', mostNew.campaign + 10).map((campaign) => told(onDay(3), ['/karte'], { campaign })),
  )
  await storeVisits(app.pool, [told(onDay(3), ['/karte'], { campaign: 'advent' })])

  expect(await rowsBy('page')).toContainEqual(
    expect.objectContaining({ key: '/karte', visits: mostNew.campaign + 12 }),
  )
  const campaigns = await rowsBy('campaign')
  expect(campaigns).toContainEqual({ key: 'advent', visits: 2, amount: 2 })
  expect(campaigns).toContainEqual({ key: '(weitere)', visits: 10, amount: 10 })
})

it('ways that nobody has gone before have pages that are told apart only up to a number', async () => {
  const at = onDay(4)
  const { admits } = await namesOfDay(app.pool, at)
  await storeVisits(app.pool, [told(at, ['/karte', '/kontakt'])])
  for (const way of names('weg-', mostNew.step)) admits('step', way)
  await storeVisits(app.pool, [told(at, ['/karte', '/kontakt']), told(at, ['/kontakt', '/karte'])])

  const pages = new Map((await rowsBy('page')).map(({ key, amount }) => [key, amount]))
  expect(pages).toEqual(
    new Map([
      ['/(weitere)', 2],
      ['/karte', 2],
      ['/kontakt', 2],
    ]),
  )
})
