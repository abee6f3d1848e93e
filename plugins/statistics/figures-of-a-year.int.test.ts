import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type DatasetName, datasetOf } from '#domain/insight/statistics/datasets.data.ts'
import { measures } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics, StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import type { DayRange } from '#domain/insight/statistics/statistics-range.ts'
import { stepSeparator } from '#domain/insight/visits/visit-counts.ts'
import { recordQueries } from '#scripts/testing/count-statements.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { lookedAt, type PlanNode, planOf } from '#scripts/testing/plan-of.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { byHand } from './testing/by-hand/by-hand.ts'
import { everyDataset } from './testing/by-hand/question.ts'
import { fillHouse } from './testing/grown-house/fill-house.ts'
import { partOfHouse } from './testing/grown-house/house-sizes.ts'
import type { House } from './testing/grown-house/open-house.ts'

let app: TestApp
let lead: Hired
let house: House
/** In a house as small as this one, reading a table from end to end may be the quickest; here indexes have to do. */
let byIndexes: pg.Pool

beforeAll(async () => {
  app = await createTestApp()
  house = await fillHouse(app.pool, {
    size: partOfHouse(100),
    lastDay: '2026-11-15',
    secret: app.payload.secret,
  })
  lead = await hire(app, 'ROLE_ADMIN')
  byIndexes = new pg.Pool({ connectionString: app.databaseUrl, max: 1, options: '-c enable_seqscan=off' })
})
afterAll(async () => {
  await byIndexes.end()
  await app.close()
})

const ranges = {
  '30 days': { from: '2026-10-17', to: '2026-11-15' },
  'a year': { from: '2025-11-16', to: '2026-11-15' },
}
const questions = Object.entries(ranges).flatMap(([days, range]) =>
  everyDataset.map((dataset) => [dataset, days, range] as const),
)

const pathOf = (dataset: DatasetName, { from, to }: DayRange, more = '') =>
  `/api/statistics/${dataset}?from=${from}&to=${to}${more}`

async function answerOf(path: string): Promise<Statistics> {
  const answer = await lead.ask('GET', path)
  expect(answer.status, path).toBe(200)

  return readJson<Statistics>(answer)
}

type Told = Record<string, unknown>

const branchIds = () => house.branches.map(({ id }) => id)

describe('a call says what somebody finds who sums up the rollups by hand', () => {
  const sums = questions.filter(([dataset]) => dataset !== 'unique-visitors')

  it.each(sums)('%s of %s', async (dataset, _, range) => {
    const { points, rows } = byHand({ dataset, range }, branchIds())
    const answer = await answerOf(pathOf(dataset, range))
    const told = (await app.pool.query<Told>(points)).rows
    const groups = (await app.pool.query<Told>(rows)).rows

    expect(told.length).toBeGreaterThan(20)
    expect(groups.length).toBeGreaterThan(1)
    const known = new Map(told.map(({ at, ...values }) => [at, values]))
    for (const { at, values } of answer.series)
      expect([at, values]).toEqual([at, expect.objectContaining(known.get(at) ?? nothingOf(values))])
    expect(answer.total).toMatchObject({ ...totalOf(dataset, told), ...besidesOf(groups[0]) })
    expect(keysOf(answer).toSorted()).toEqual(groups.map(({ key }) => String(key)).toSorted())
    for (const { key, ordersInAll: _orders, grossInAll: _gross, ...values } of groups) {
      expect(valuesOf(answer, String(key)), String(key)).toMatchObject(values)
    }
  })

  it.each(Object.entries(ranges))(
    'unique-visitors of %s, of which sketches are exact or within their error',
    async (_, range) => {
      const { rows: raw } = await app.pool.query<{ day: string; visitor: string }>(
        `select (started_at at time zone 'Europe/Vienna')::date::text as day, visitor from analytics_visits`,
      )
      const within = raw.filter(({ day }) => day >= range.from && day <= range.to)
      const visitors = new Set(within.map(({ visitor }) => visitor)).size
      const { total, measures: told, series } = await answerOf(pathOf('unique-visitors', range))

      expect(Math.abs((total.visitors ?? 0) - visitors) / visitors).toBeLessThan(
        4 * (told[0]?.error ?? 0) || 1e-9,
      )
      // A day or a week has so few that nobody is missed.
      for (const [index, { at, values }] of series.entries()) {
        const until = series[index + 1]?.at ?? '9999'
        const came = within.filter(({ day }) => day >= at && day < until)
        expect([at, values.visitors]).toEqual([at, new Set(came.map(({ visitor }) => visitor)).size])
      }
      expect(total.visits).toBe(within.length)
    },
  )
})

const nothingOf = (values: StatisticsValues) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value && 0]))

/** What adds up is the sum of its points. */
function totalOf(dataset: DatasetName, told: readonly Told[]): Told {
  const additive = datasetOf(dataset).measures.filter(
    (name) => measures[name].isAdditive && told[0]?.[name] !== undefined,
  )

  return Object.fromEntries(
    additive.map((name) => [name, told.reduce((sum, point) => sum + Number(point[name]), 0)]),
  )
}

/** What came of all scans stands in none of its rows. */
const besidesOf = ({ ordersInAll: orders, grossInAll: gross }: Told = {}): Told =>
  orders === undefined ? {} : { orders, gross }

const linkOf = ({ step, from, to }: NonNullable<Statistics['links']>[number]) =>
  [step, from, to].join(stepSeparator)
const keysOf = ({ rows, links }: Statistics) => links?.map(linkOf) ?? rows.map(({ key }) => key)
const valuesOf = ({ rows, links }: Statistics, key: string): Told =>
  links?.find((link) => linkOf(link) === key) ?? rows.find((row) => row.key === key)?.values ?? {}

describe('no call reads events, visits, scans or orders themselves', () => {
  it.each(everyDataset)(
    '%s, of all of the house and of a part of it, by whatever it is told apart',
    async (dataset) => {
      const { layer, by } = datasetOf(dataset)
      const parts =
        layer === 'visits' ? ['device=phone', 'origin=search'] : ['type=delivery', 'origin=search']
      const filters = ['', `branch=${branchIds()[0]}`, `division=${house.divisions[0]}`, ...parts]
      const groupings = by.slice(1).map((name) => `by=${name}`)
      for (const range of Object.values(ranges)) {
        for (const more of [...filters, ...groupings]) {
          const plans = await plansOf(pathOf(dataset, range, `&${more}`))
          const read = plans.flatMap((plan) => plan['Relation Name'] ?? [])

          expect(read.length, more).toBeGreaterThan(0)
          expect(
            read.filter((name) => raw.test(name)),
            more,
          ).toEqual([])
        }
      }
    },
  )

  it('a filter that no rollup knows is what reads them, so they are seen here', async () => {
    const ofVisits = await plansOf(pathOf('browsers', ranges['30 days'], '&source=google'))
    const ofOrders = await plansOf(pathOf('revenue', ranges['30 days'], '&method=cash'))
    const read = [...ofVisits, ...ofOrders].flatMap((plan) => plan['Relation Name'] ?? [])

    expect(read.filter((name) => raw.test(name))).toEqual(expect.arrayContaining(['order_facts']))
    expect(read.some((name) => name.startsWith('analytics_visits_2026_'))).toBe(true)
  })
})

/** Tables that grow with what happens, in whatever month. */
const raw =
  /^(analytics_logs|analytics_visits|qr_scans|orders|order_events|order_facts|payments)(_\d{4}_\d\d|_default)?$/
const ofFigures = /\b(analytics|visit|order|qr|working|payments)/

/** Every step of what a call really asks of the tables that figures are made of. */
async function plansOf(path: string, pool = app.pool): Promise<PlanNode[]> {
  const sent = await recordQueries(app.payload, () => answerOf(path))
  const asked = sent.filter(({ text }) => /^\s*(select|with)\b/.test(text) && ofFigures.test(text))

  return (await Promise.all(asked.map((query) => planOf(pool, query)))).flat()
}

it.each(questions)('%s of %s reads little more than the statements by hand', async (dataset, _, range) => {
  const { points, rows } = byHand({ dataset, range }, branchIds())
  const ours = workOf(await plansOf(pathOf(dataset, range), byIndexes))
  const theirs = workOf([...(await planOf(byIndexes, points)), ...(await planOf(byIndexes, rows))])

  // Who asks, of which branches, and what rows are called.
  expect(ours.rows).toBeLessThan(1.5 * theirs.rows + 700)
  expect(ours.buffers).toBeLessThan(3 * theirs.buffers + 200)
})

const workOf = (nodes: readonly PlanNode[]) => {
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined)

  return {
    rows: lookedAt(scans),
    buffers: scans.reduce((sum, node) => sum + node['Shared Hit Blocks'] + node['Shared Read Blocks'], 0),
  }
}
