import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { countOfSketch, joinedSketch } from '#domain/insight/visits/sketch.ts'
import type { VisitBatch } from '#domain/insight/visits/visit-batch.contract.ts'
import { deviceKinds } from '#domain/insight/visits/visit-terms.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { uuidV7 } from '#kernel/database/uuid-v7.ts'

import type { KnownPlaces } from './known-places.ts'
import { rebuildVisits } from './rebuild-visits.ts'
import { storeVisits, type Told } from './store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() =>
  app.pool.query(
    'truncate analytics_logs, analytics_visits, visit_counts, visit_hours, visit_sketches, visit_drops',
  ),
)

const places: KnownPlaces = {
  branches: new Map([
    ['wien', '11111111-1111-4111-8111-111111111111'],
    ['graz', '22222222-2222-4222-8222-222222222222'],
  ]),
  zoneOf: () => 'Europe/Vienna',
}

const step = fc.record({
  path: fc.constantFrom('/', '/karte', '/store/wien', '/store/graz', '/store/wien/checkout', '/kontakt'),
  action: fc.constantFrom('view', 'view', 'view', 'add-to-cart', 'purchase'),
})
/** Around the nights in which clocks change, and around midnight. */
const begin = fc.constantFrom(
  '2026-03-28T22:30:00Z',
  '2026-03-29T00:59:00Z',
  '2026-10-24T22:10:00Z',
  '2026-10-25T00:30:00Z',
  '2026-10-25T23:01:00Z',
  '2026-11-29T12:00:00Z',
  '2026-12-31T22:59:59Z',
)
const visit = fc.record({
  begin,
  visitor: fc.integer({ min: 1, max: 9 }),
  device: fc.constantFrom(...deviceKinds),
  referrer: fc.constantFrom(undefined, 'https://www.google.at', 'https://heise.example'),
  steps: fc.array(step, { minLength: 1, maxLength: 9 }),
  cuts: fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }),
  isTwice: fc.boolean(),
})
type Drawn = typeof visit extends fc.Arbitrary<infer Value> ? Value : never

/** What a page would send of it, in pieces; some of them twice. */
function toldOf({ begin, visitor, device, referrer, steps, cuts, isTwice }: Drawn): Told[] {
  const startedAt = Date.parse(begin)
  const id = uuidV7(startedAt)
  const events = steps.map(({ path, action }, index) => ({
    n: index + 1,
    at: index * 700,
    type: action === 'view' ? 'page' : 'event',
    action,
    path,
  }))
  const edges = [0, ...cuts.toSorted((one, other) => one - other), events.length]
  const pieces = edges
    .slice(1)
    .map((edge, index) => events.slice(edges[index], edge))
    .filter((piece) => piece.length > 0)
  const told = pieces.map((piece): Told => {
    const batch: VisitBatch = {
      visit: id,
      visitor: `00000000-0000-4000-8000-00000000000${visitor}`,
      category: 'shop',
      context: { ...(referrer && { referrer }) },
      events: piece,
    }
    const kinds = { device, browser: 'chrome', system: 'android', isBot: false } as const
    return { batch, kinds, places, division: null, receivedAt: startedAt + 60_000, drop: null }
  })

  return isTwice ? [...told, ...told.toReversed()] : told
}

const rollups = async () =>
  (
    await app.pool.query<{ row: string }>(
      `select row from (select 'c ' || c::text as row from visit_counts c union all
                        select 'h ' || h::text from visit_hours h union all
                        select 's ' || s::text from visit_sketches s) r order by row`,
    )
  ).rows.map(({ row }) => row)

const rowsOf = async (sql: string) => (await app.pool.query<Record<string, unknown>>(sql)).rows

it('whatever visits are told, in whatever order and how often, rollups are what the log says, and are rebuilt to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(visit, { minLength: 1, maxLength: 25 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      async (drawn, chances) => {
        await app.pool.query(
          'truncate analytics_logs, analytics_visits, visit_counts, visit_hours, visit_sketches',
        )
        const told = drawn.flatMap(toldOf)
        const mixed = told
          .map((each) => ({ each, chance: chances.next().value ?? 0 }))
          .toSorted((one, other) => one.chance - other.chance)
          .map(({ each }) => each)
        const third = Math.ceil(mixed.length / 3)
        await Promise.all(
          [0, 1, 2].map((part) => storeVisits(app.pool, mixed.slice(part * third, (part + 1) * third))),
        )

        const before = await rollups()
        expect(await rowsOf(bySumOfRollup), howToRepeat).toEqual(await rowsOf(byRawLog))
        expect(
          await rowsOf(`select sum(visits)::int as visits, sum(amount)::int as amount from visit_hours`),
        ).toEqual(
          await rowsOf(`select sum(visits)::int as visits, sum(amount)::int as amount from visit_counts
                         where span = 'month' and "by" = 'total'`),
        )
        const { rows } = await app.pool.query<{ sketch: Buffer }>(
          `select sketch from visit_sketches where span = 'month' and branch_id = '00000000-0000-0000-0000-000000000000'`,
        )
        const visitors = new Set(drawn.map((each) => each.visitor)).size
        expect(countOfSketch(joinedSketch(rows.map(({ sketch }) => sketch)))).toBe(visitors)

        expect(await rebuildVisits(app.pool)).toBe(drawn.length)
        expect(await rollups()).toEqual(before)
      },
    ),
    { numRuns: 12, seed: testSeed },
  )
})

/** Each visit belongs to the day on which it began, for the branch whose shop it saw first. */
const begunOn = `(v.started_at at time zone v.time_zone)::date`
const byRawLog = `
  select ${begunOn}::text as day, coalesce(v.branch_id::text, '-') as branch, v.device, v.origin, l.data ->> 'path' as page,
         count(distinct v.id)::int as visits, count(*)::int as amount
    from analytics_visits v join analytics_logs l on l.visit = v.id
   where l.type = 'page' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`
const bySumOfRollup = `
  select start::text as day, coalesce(nullif(branch_id::text, '00000000-0000-0000-0000-000000000000'), '-') as branch,
         device, origin, key as page, visits, amount
    from visit_counts where span = 'day' and "by" = 'page' order by 1, 2, 3, 4, 5`
