import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { instantOfId } from '#domain/insight/visits/judge-visit.ts'
import { countOfSketch, joinedSketch } from '#domain/insight/visits/sketch.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { anyVisit, toldOfVisit } from './any-visits.fixture.ts'
import { rebuildVisits } from './rebuild-visits.ts'
import { forgetSketches } from './sketch-rows.ts'
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

const rollups = async () =>
  (
    await app.pool.query<{ row: string }>(
      `select row from (select 'c ' || c::text as row from visit_counts c union all
                        select 'h ' || h::text from visit_hours h union all
                        select 's ' || s::text from visit_sketches s) r order by row`,
    )
  ).rows.map(({ row }) => row)

const now = Temporal.Instant.from('2027-01-01T12:00:00Z')

const rowsOf = async (sql: string) => (await app.pool.query<Record<string, unknown>>(sql)).rows

it('whatever visits are told, in whatever order and how often, rollups are what the log says, and are rebuilt to the byte', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyVisit, { minLength: 1, maxLength: 25 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      async (drawn, chances) => {
        await app.pool.query(
          'truncate analytics_logs, analytics_visits, visit_counts, visit_hours, visit_sketches',
        )
        const told = drawn.flatMap(toldOfVisit)
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

        expect(await rebuildVisits(app.pool, now)).toBe(drawn.length)
        expect(await rollups()).toEqual(before)
      },
    ),
    { numRuns: size({ short: 12, long: 300 }), seed: testSeed },
  )
})

it('what is counted of months of which the log has gone stays, when all others are made anew', async () => {
  const drawn = fc.sample(anyVisit, { numRuns: visitsDrawn, seed: testSeed })
  await storeVisits(app.pool, drawn.flatMap(toldOfVisit))
  const before = await rollups()
  // By then October 2026 is the oldest month that is kept, and its first hours belong to days of November in no zone.
  const later = Temporal.Instant.from('2028-11-15T12:00:00Z')
  for (const [log, at] of [
    ['analytics_logs', 'created_at'],
    ['analytics_visits', 'started_at'],
  ]) {
    await app.pool.query(`delete from ${log} where ${at} < '2026-10-01T00:00Z'`)
  }
  await app.pool.query(`update visit_counts set amount = 0 where start >= '2026-11-01'`)
  await app.pool.query(`delete from visit_hours where hour >= '2026-11-01T00:00Z'`)
  await rebuildVisits(app.pool, later)

  expect(await rollups(), howToRepeat).toEqual(before)
})

it('who came before a month is in nothing that is kept of later days, not even of the week in which it began', async () => {
  const drawn = fc.sample(anyVisit, { numRuns: visitsDrawn, seed: testSeed })
  const told = drawn.flatMap(toldOfVisit)
  // 1 November is a Sunday, and began in Vienna an hour before it did in UTC.
  const isLater = ({ batch }: Told) => instantOfId(batch.visit) >= Date.parse('2026-10-31T23:00:00Z')
  const sketches = () => rowsOf('select s::text as row from visit_sketches s order by 1')
  await storeVisits(app.pool, told.filter(isLater))
  const ofLater = await sketches()
  await app.pool.query('truncate analytics_logs, analytics_visits, visit_counts, visit_hours, visit_sketches')
  await storeVisits(app.pool, told)
  expect(await sketches(), howToRepeat).not.toEqual(ofLater)
  await forgetSketches(app.pool, '2026-11-01')

  expect(await sketches(), howToRepeat).toEqual(ofLater)
})

const visitsDrawn = 60

/** Each visit belongs to the day on which it began, and to each branch whose shop it saw. */
const byRawLog = `
  select (v.started_at at time zone v.time_zone)::date::text as day, b.branch, v.device, v.origin,
         l.data ->> 'path' as page, count(distinct v.id)::int as visits, count(*)::int as amount
    from analytics_visits v join analytics_logs l on l.visit = v.id
    join lateral (select distinct coalesce(s.data ->> 'branch', '-') as branch
                    from analytics_logs s where s.visit = v.id union select '-') b on true
   where l.type = 'page' group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`
const bySumOfRollup = `
  select start::text as day, coalesce(nullif(branch_id::text, '00000000-0000-0000-0000-000000000000'), '-') as branch,
         device, origin, key as page, visits, amount
    from visit_counts where span = 'day' and "by" = 'page' order by 1, 2, 3, 4, 5`
