import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { keepMonths } from '../operations/keep-months.ts'
import { anyVisit, toldOfVisit } from './any-visits.fixture.ts'
import { eraseVisitor } from './erase-visitor.ts'
import { rebuildVisits } from './rebuild-visits.ts'
import { storeVisits } from './store-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.pool.query(forget))

const forget = 'truncate analytics_logs, analytics_visits, visit_counts, visit_hours, visit_sketches'
const drawn = (count: number) => fc.sample(anyVisit, { numRuns: count, seed: testSeed })
const visitorOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`
const now = Temporal.Instant.from('2027-01-01T12:00:00Z')

const rowsOf = async (sql: string) => (await app.pool.query<Record<string, unknown>>(sql)).rows
const rollups = () =>
  rowsOf(`select row from (select 'c ' || c::text as row from visit_counts c union all
                           select 'h ' || h::text from visit_hours h union all
                           select 's ' || s::text from visit_sketches s) r order by row`)
const stored = () =>
  rowsOf(`select (select count(*)::int from analytics_visits) as visits,
                 (select count(*)::int from analytics_logs) as events`)

it('whoever is erased is in nothing that is kept, and everybody else is in it as before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyVisit, { minLength: 1, maxLength: 25 }),
      fc.integer({ min: 1, max: 9 }),
      async (drawn, erased) => {
        const others = drawn.filter(({ visitor }) => visitor !== erased)
        const told = drawn.map((visit) => ({ visit, told: toldOfVisit(visit) }))
        await app.pool.query(forget)
        await storeVisits(
          app.pool,
          told.filter(({ visit }) => others.includes(visit)).flatMap((each) => each.told),
        )
        const [rollupsOfOthers, storedOfOthers] = [await rollups(), await stored()]

        await app.pool.query(forget)
        await storeVisits(
          app.pool,
          told.flatMap((each) => each.told),
        )
        expect(await eraseVisitor(app.pool, visitorOf(erased))).toBe(drawn.length - others.length)

        expect(await rollups(), howToRepeat).toEqual(rollupsOfOthers)
        expect(await stored()).toEqual(storedOfOthers)
        await rebuildVisits(app.pool, now)
        expect(await rollups()).toEqual(rollupsOfOthers)
      },
    ),
    { numRuns: size({ short: 12, long: 300 }), seed: testSeed },
  )
})

it('others who come while the only visitor of a day is erased are counted all the same', async () => {
  const [visit] = drawn(1)
  if (!visit) throw new Error('Nobody came')
  await storeVisits(app.pool, toldOfVisit({ ...visit, visitor: 1 }))
  const erasing = await app.pool.connect()
  await erasing.query('begin; select from visit_sketches for update')
  const coming = storeVisits(app.pool, toldOfVisit({ ...visit, visitor: 2 }))
  await vi.waitFor(
    async () => expect(await rowsOf('select from pg_locks where not granted')).not.toEqual([]),
    10_000,
  )
  await erasing.query('delete from visit_sketches; commit')
  erasing.release()
  await coming
  await eraseVisitor(app.pool, visitorOf(1))
  const counted = await rollups()
  await rebuildVisits(app.pool, now)

  expect(counted, howToRepeat).toEqual(await rollups())
})

it('whoever is erased is gone from later days too, if those of the first day go in that very moment', async () => {
  const [visit] = drawn(1)
  if (!visit) throw new Error('Nobody came')
  const [first, later] = ['2026-10-24T22:10:00Z', '2026-11-29T12:00:00Z'] as const
  await storeVisits(
    app.pool,
    [first, later].flatMap((begin) => toldOfVisit({ ...visit, begin, visitor: 1 })),
  )
  const other = await app.pool.connect()
  await other.query('begin')
  await other.query('delete from analytics_visits where started_at < $1', [later])
  const erasing = eraseVisitor(app.pool, visitorOf(1))
  await vi.waitFor(
    async () => expect(await rowsOf('select from pg_locks where not granted')).not.toEqual([]),
    10_000,
  )
  await other.query('commit')
  other.release()

  expect(await erasing).toBe(1)
  expect((await stored())[0]).toMatchObject({ visits: 0 })
})

it('whoever came later in a month that had begun by the clock of the house alone is still in it', async () => {
  const [visit] = drawn(1)
  if (!visit) throw new Error('Nobody came')
  await storeVisits(app.pool, [
    ...toldOfVisit({ ...visit, begin: '2026-10-31T23:30:00Z', visitor: 1 }),
    ...toldOfVisit({ ...visit, begin: '2026-11-29T12:00:00Z', visitor: 2 }),
  ])
  await eraseVisitor(app.pool, visitorOf(1))
  const counted = await rollups()
  await rebuildVisits(app.pool, now)

  expect(counted, howToRepeat).toEqual(await rollups())
})

it('reads no more of a month than the days on which whoever is erased came', async () => {
  const [visit] = drawn(1)
  if (!visit) throw new Error('Nobody came')
  const [today, tomorrow] = ['2026-10-25T00:30:00Z', '2026-10-25T23:01:00Z'] as const
  await storeVisits(app.pool, [
    ...[1, 2].flatMap((visitor) => toldOfVisit({ ...visit, visitor, begin: today })),
    ...[3, 4, 5].flatMap((visitor) => toldOfVisit({ ...visit, visitor, begin: tomorrow })),
  ])
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  await eraseVisitor(app.pool, visitorOf(1))
  // Promises of results, as whoever asks by a name gets them.
  const answers = asked.mock.calls.flatMap(([statement], index) =>
    Object(statement).name === 'visits-beside-erased' ? [asked.mock.results[index]?.value as unknown] : [],
  ) as Promise<pg.QueryResult>[]
  asked.mockRestore()
  const counted = await rollups()
  await rebuildVisits(app.pool, now)

  expect((await Promise.all(answers)).map(({ rowCount }) => rowCount)).toEqual([1])
  expect(counted, howToRepeat).toEqual(await rollups())
})

it('is asked for by whoever has the id, which nobody else knows, and says how much that was', async () => {
  const visits = drawn(8)
  await storeVisits(
    app.pool,
    visits.flatMap((visit) => toldOfVisit({ ...visit, visitor: 3 })),
  )
  const ask = (body: object) =>
    app.fetch('/api/analytics-logs/erasures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const erased = async (visitor: string) => readJson<{ visits: number }>(await ask({ visitor }))

  expect(await erased(visitorOf(4))).toEqual({ visits: 0 })
  expect((await ask({ visitor: 'jemand' })).status).toBe(400)
  expect(await erased(visitorOf(3))).toEqual({ visits: 8 })
  expect(await erased(visitorOf(3))).toEqual({ visits: 0 })
  expect(await stored()).toEqual([{ visits: 0, events: 0 }])
})

it('whoever came more often than is erased at once is erased all the same', async () => {
  const often = 501
  const [visit] = drawn(1)
  if (!visit) throw new Error('Nobody came')
  const told = Array.from({ length: often }, () => toldOfVisit({ ...visit, visitor: 1 }).slice(0, 1))
  await storeVisits(app.pool, told.flat())

  expect(await eraseVisitor(app.pool, visitorOf(1))).toBe(often)
  expect([await rollups(), await stored()]).toEqual([[], [{ visits: 0, events: 0 }]])
})

it('finds whoever it is by an index, in each month', async () => {
  await keepMonths({ pool: app.pool, now })
  const months = `select inhrelid from pg_inherits where inhparent = 'analytics_visits'::regclass`
  const found = `select indrelid from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
                  where attname = 'visitor'`

  expect((await rowsOf(months)).length).toBeGreaterThan(3)
  expect(await rowsOf(`${months} and inhrelid not in (${found})`)).toEqual([])
})
