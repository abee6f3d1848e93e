import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { datasets, type DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { AskedFigures, Figures } from '#domain/insight/statistics/figures.ts'
import { deviceKinds, originKinds } from '#domain/insight/visits/visit-terms.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { anyVisit, places, toldOfVisit } from '../visits/any-visits.fixture.ts'
import { storeVisits } from '../visits/store-visits.ts'
import { figuresOf, readVisitFigures } from './read-visit-figures.ts'
import { gatheringOnce } from './gather-visits.ts'
import { rolledUpSums } from './rolled-up-sums.ts'
import { sumsOfVisits } from './sums-of-visits.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const drawn = fc.sample(anyVisit, { numRuns: size({ short: 120, long: 1_200 }), seed: testSeed })
  await storeVisits(app.pool, drawn.flatMap(toldOfVisit))
})
afterAll(() => app.close())

const ofVisits = Object.entries(datasets).flatMap(([name, { layer, by }]) =>
  // `Object.entries` widens the names.
  layer === 'visits' ? by.map((grouping) => ({ dataset: name as DatasetName, by: grouping })) : [],
)
const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const day = fc.constantFrom(
  '2026-03-01',
  '2026-03-28',
  '2026-03-29',
  '2026-10-24',
  '2026-10-25',
  '2026-12-31',
)
const anyAsked = fc
  .record({
    what: fc.constantFrom(...ofVisits),
    days: fc.tuple(day, day),
    grain: fc.constantFrom('hour', 'day', 'week', 'month'),
    branch: optional(fc.constantFrom(...places.branches.values())),
    device: optional(fc.constantFrom(...deviceKinds)),
    origin: optional(fc.constantFrom(...originKinds)),
    limit: fc.constantFrom(1, 3, 50),
  })
  .map(({ what, days, device, origin, branch, ...rest }): AskedFigures => {
    const [from = '', to = ''] = days.toSorted()
    return {
      ...what,
      ...rest,
      range: { from, to },
      timeZone: 'Europe/Vienna',
      ...(branch && { branch }),
      filters: { ...(device && { device }), ...(origin && { origin }) },
    }
  })

/** What was dropped belongs to no visit, and is tested below. */
function comparable(figures: Figures) {
  const { points, dropped: _dropped, ...told } = figures

  return {
    ...told,
    points: Object.fromEntries([...points].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  }
}

it('whatever is asked, rollups say what the visits themselves say', async () => {
  await fc.assert(
    fc.asyncProperty(anyAsked, async (asked) => {
      const rolledUp = await figuresOf(rolledUpSums(app.pool, asked), asked)
      const one = await figuresOf(await sumsOfVisits(asked, gatheringOnce(app.pool)), asked)

      expect(comparable(rolledUp), howToRepeat).toEqual(comparable(one))
    }),
    { numRuns: size({ short: 150, long: 3_000 }), seed: testSeed },
  )
})

it('the points of a range make up its total, and so do its rows with the others', async () => {
  await fc.assert(
    fc.asyncProperty(anyAsked, async (asked) => {
      const { total, points, rows, others } = await readVisitFigures(app.pool, asked)
      const sum = (values: Iterable<{ visits?: number | null }>) =>
        [...values].reduce((all, { visits }) => all + (visits ?? 0), 0)

      expect(sum(points.values())).toBe(total.visits)
      if (!['browsers', 'resolutions', 'operating-systems', 'visitor-times'].includes(asked.dataset)) return
      if (asked.by === 'resolution') return
      expect(sum([...rows.map(({ values }) => values), others?.values ?? {}])).toBe(total.visits)
    }),
    { numRuns: size({ short: 100, long: 2_000 }), seed: testSeed },
  )
})

it('what was dropped within a range is told with whatever is asked of it', async () => {
  await app.pool.query(
    `insert into visit_drops (day, reason, events)
     values ('2025-03-01', 'bot', 3), ('2025-03-02', 'bot', 4), ('2025-03-02', 'team', 1), ('2025-03-03', 'bot', 50)`,
  )
  const asked = { timeZone: 'Europe/Vienna', grain: 'day', limit: 50, filters: {} } as const
  const range = { from: '2025-03-01', to: '2025-03-02' }
  const all = await Promise.all([
    readVisitFigures(app.pool, { ...asked, range, dataset: 'page-views', by: 'device' }),
    readVisitFigures(app.pool, { ...asked, range, dataset: 'events', by: 'stage' }),
    readVisitFigures(app.pool, { ...asked, range, dataset: 'unique-visitors', by: 'none' }),
    readVisitFigures(app.pool, { ...asked, range, dataset: 'visitor-times', by: 'hour' }),
    readVisitFigures(app.pool, {
      ...asked,
      range,
      dataset: 'pages',
      by: 'page',
      filters: { browser: 'firefox' },
    }),
  ])

  for (const { dropped } of all)
    expect(dropped?.map(({ reason, events }) => [reason, events])).toEqual([
      ['bot', 7],
      ['team', 1],
    ])
})

it('who came on each day of years is never in the memory at once', async () => {
  const { pool } = app
  const asked = vi.spyOn(pool, 'query')
  const { total } = await readVisitFigures(pool, {
    dataset: 'unique-visitors',
    by: 'none',
    range: { from: '2022-01-01', to: '2026-12-31' },
    timeZone: 'Europe/Vienna',
    grain: 'day',
    filters: {},
    limit: 50,
  })
  const spans = asked.mock.calls
    .map(([text]) => /span = 'day' and start between '([\d-]+)' and '([\d-]+)'/.exec(text))
    .flatMap((found) =>
      found ? [(Date.parse(found[2] ?? '') - Date.parse(found[1] ?? '')) / 86_400_000] : [],
    )
  asked.mockRestore()

  expect(total.visitors).toBeGreaterThan(0)
  expect(Math.max(...spans)).toBeLessThan(62)
  expect(spans.length).toBeGreaterThan(29)
})

it('a page narrows to the visits that saw it', async () => {
  const asked: AskedFigures = {
    dataset: 'pages',
    by: 'page',
    range: { from: '2026-01-01', to: '2026-12-31' },
    timeZone: 'Europe/Vienna',
    grain: 'month',
    filters: { page: '/karte' },
    limit: 50,
  }
  const { rows, total } = await readVisitFigures(app.pool, asked)
  const { rows: raw } = await app.pool.query<{ visits: number; views: number }>(
    `select count(distinct visit)::int as visits, count(*)::int as views from analytics_logs
      where type = 'page'
        and visit in (select visit from analytics_logs where type = 'page' and data ->> 'path' = '/karte')`,
  )

  expect(raw[0]?.visits).toBeGreaterThan(0)
  expect(total.visits).toBe(raw[0]?.visits)
  expect(rows.find(({ key }) => key === '/karte')?.values.visits).toBe(total.visits)
})

it('the way to an order has every stage in its order, each for whoever went as far', async () => {
  const asked: AskedFigures = {
    dataset: 'events',
    by: 'stage',
    range: { from: '2026-01-01', to: '2026-12-31' },
    timeZone: 'Europe/Vienna',
    grain: 'month',
    filters: {},
    limit: 50,
  }
  const { rows, others } = await readVisitFigures(app.pool, asked)
  const { rows: raw } = await app.pool.query<{ visits: number }>(
    `select count(distinct visit)::int as visits from analytics_logs where action = 'purchase'`,
  )

  expect(rows.map(({ label }) => label)).toEqual([
    'Karte angesehen',
    'In den Warenkorb gelegt',
    'Zur Kasse gegangen',
    'Bestellt',
    'Bezahlt oder vor Ort zu zahlen',
  ])
  expect(raw[0]?.visits).toBeGreaterThan(0)
  expect(rows.at(-2)?.values.visits).toBe(raw[0]?.visits)
  const visits = rows.map(({ values }) => values.visits ?? 0)
  expect(visits).toEqual(visits.toSorted((one, other) => other - one))
  expect(others).toBeUndefined()

  const nobody = await readVisitFigures(app.pool, {
    ...asked,
    range: { from: '2020-01-01', to: '2020-01-01' },
  })
  expect(nobody.rows.map(({ values }) => values.visits)).toEqual([0, 0, 0, 0, 0])
})

it.each(['source', 'campaign', 'medium', 'code', 'origin'] as const)(
  'says by %s how many visits ended in an order, as the visits themselves do, and which share that is',
  async (by) => {
    const { rows, total } = await readVisitFigures(app.pool, {
      dataset: 'referrers',
      by,
      range: { from: '2026-01-01', to: '2026-12-31' },
      timeZone: 'Europe/Vienna',
      grain: 'month',
      filters: {},
      limit: 50,
    })
    const { rows: raw } = await app.pool.query<{ key: string; visits: number; ordered: number }>(
      `select ${by} as key, count(*)::int as visits,
              count(*) filter (where exists (
                select from analytics_logs where visit = analytics_visits.id and action = 'purchase'))::int as ordered
         from analytics_visits where ${by} is not null and steps <> '[]' group by 1`,
    )

    expect(raw.some(({ ordered }) => ordered > 0)).toBe(true)
    for (const { key, visits, ordered } of raw) {
      expect(rows.find((row) => row.key === key)?.values).toMatchObject({
        visits,
        ordering: ordered,
        rate: Math.round((1000 * ordered) / visits) / 10,
      })
    }
    const { rows: all } = await app.pool.query<{ visits: number }>(
      `select count(distinct visit)::int as visits from analytics_logs where action = 'purchase'`,
    )
    expect(total.ordering).toBe(all[0]?.visits)
  },
)
