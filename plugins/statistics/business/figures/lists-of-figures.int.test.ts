import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { FigureOrder, FigureOrders } from '#domain/insight/statistics/figure-orders.contract.ts'
import { measures } from '#domain/insight/statistics/figure-terms.data.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { askWith, hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat } from '#scripts/testing/test-seed.ts'

import { callBehind, type CountedHouse, everyGrouping, openCountedHouse } from '../testing/counted-house.ts'

let app: TestApp
let house: CountedHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openCountedHouse(app)
})

afterAll(() => app.close())

async function page(path: string | undefined, more = '', by: Hired = house.lead): Promise<FigureOrders> {
  const answer = await by.ask('GET', callBehind(path, more))
  expect(answer.status).toBe(200)

  return readJson<FigureOrders>(answer)
}

/** All pages of it. */
async function ordersBehind(path: string | undefined): Promise<FigureOrders & { all: FigureOrder[] }> {
  const first = await page(path, '&limit=40')
  const all = [...first.docs]
  for (let next = 2; next <= first.totalPages; next += 1) {
    all.push(...(await page(path, `&limit=40&page=${next}`)).docs)
  }

  return { ...first, all }
}

/** What adds up, in thousandths, so that sums are exact. */
const additive = (values: readonly StatisticsValues[]) =>
  Object.fromEntries(
    Object.keys(values[0] ?? {})
      // Records of measures have no other keys.
      .filter((name) => measures[name as keyof StatisticsValues].isAdditive)
      .map((name) => [
        name,
        values.reduce((sum, each) => sum + Math.round(1000 * (each[name as keyof StatisticsValues] ?? 0)), 0),
      ]),
  )

describe('every figure opens the very orders that it is made of, and they come to it exactly', () => {
  it.each(everyGrouping)('$dataset by $by', async ({ dataset, by }) => {
    const { rows, total, path } = await house.ask({ dataset, by })
    expect(rows.length).toBeGreaterThan(0)

    for (const row of [{ key: null, label: null, values: total, path }, ...rows]) {
      const behind = await ordersBehind(row.path)
      const where = [row.key, howToRepeat]

      expect([behind.label, behind.by], String(where)).toEqual([row.label, by])
      expect(additive([behind.total]), String(where)).toEqual(additive([row.values]))
      expect(additive(behind.all.map(({ values }) => values)), String(where)).toEqual(additive([row.values]))
      expect(behind.all, String(where)).toHaveLength(behind.totalDocs)
      expect(new Set(behind.all.map(({ id }) => id)).size, String(where)).toBe(behind.totalDocs)
    }
  })

  it('where figures are narrowed, the orders are', async () => {
    const days = { from: '2026-10-24', to: '2026-11-30' }
    const filters = [
      { type: 'delivery', guest: 'new' },
      { method: 'cash', area: 'Wieden' },
      { product: 'pizza' },
      { source: 'google.at', channel: 'shop' },
      { origin: 'unknown' },
    ] as const
    for (const each of filters) {
      for (const dataset of ['orders', 'revenue', 'items'] as const) {
        const narrowed = { dataset, range: days, branch: house.branches[0], filters: each }
        const { total, rows, path } = await house.ask({ ...narrowed, by: 'type' })
        for (const row of [{ values: total, path }, ...rows]) {
          const { all } = await ordersBehind(row.path)
          expect(additive(all.map(({ values }) => values)), howToRepeat).toEqual(
            all.length > 0 ? additive([row.values]) : {},
          )
          expect(all.every(({ branch }) => branch.id === house.branches[0])).toBe(true)
        }
      }
    }
  })

  it('the latest business day comes first, and a page begins where the one before ended', async () => {
    const { path } = await house.ask({ dataset: 'orders', by: 'type' })
    const { all } = await ordersBehind(path)
    const { rows } = await app.pool.query<{ id: string; day: string }>(
      'select id, business_day as day from orders',
    )
    const dayOf = new Map(rows.map(({ id, day }) => [id, day]))
    const days = all.map(({ id }) => dayOf.get(id) ?? '')

    expect(days).toEqual(days.toSorted().toReversed())
    expect((await page(path, '&limit=7&page=3')).docs).toEqual(all.slice(14, 21))
    expect((await page(path, '&limit=40&page=999')).docs).toEqual([])
  })
})

describe('orders behind a figure', () => {
  it('are told of the branches that somebody leads, and to nobody who may not see figures', async () => {
    const { path } = await house.ask({ dataset: 'revenue', by: 'branch' })
    const [wien = ''] = house.branches
    const mia = await hire(app, 'ROLE_MANAGER', [wien])
    const own = await page(path, '&limit=500', mia)
    const whole = await page(path, '&limit=500')

    expect(own.docs).toEqual(whole.docs.filter(({ branch }) => branch.id === wien))
    expect(own.totalDocs).toBeLessThan(whole.totalDocs)
    for (const role of ['ROLE_EMPLOYEE', 'ROLE_EDITOR'] as const) {
      expect((await (await hire(app, role, [wien])).ask('GET', callBehind(path))).status).toBe(403)
    }
    expect((await askWith(app)('GET', callBehind(path))).status).toBe(401)
  })

  it.each([
    ['orders/orders?from=2026-11-02&to=2026-11-01', 'to'],
    ['orders/orders?from=2026-11-01&to=2026-11-01&by=rate', 'by'],
    ['orders/orders?from=2026-11-01&to=2026-11-01&browser=firefox', 'browser'],
    ['orders/orders?from=2026-11-01&to=2026-11-01&page=0', 'page'],
    ['browsers/orders?from=2026-11-01&to=2026-11-01', 'dataset'],
  ])('%s is refused in German', async (query, field) => {
    const answer = await house.lead.ask('GET', `/api/statistics/${query}`)

    expect([answer.status, await readJson(answer)]).toMatchObject([
      400,
      { errors: [{ field, code: 'validation' }] },
    ])
  })
})
