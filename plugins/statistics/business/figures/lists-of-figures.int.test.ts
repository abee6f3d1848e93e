import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { datasets } from '#domain/insight/statistics/datasets.data.ts'
import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import {
  type CountedHouse,
  everyGrouping,
  openCountedHouse,
  usualQuestion,
} from '../testing/counted-house.ts'
import { type OrderDataset, orderDatasets } from './business-sums.ts'
import { listFigureOrders } from './list-figure-orders.ts'

let app: TestApp
let house: CountedHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openCountedHouse(app)
})

afterAll(() => app.close())

describe('every figure opens the list of what it is made of', () => {
  const listed = async (path: string | undefined) => {
    const query = path?.slice(path.indexOf('?')) ?? '?'
    const answer = await house.lead.ask('GET', `/api/orders${query}&limit=1`)
    return (await readJson<{ totalDocs?: number }>(answer)).totalDocs
  }
  const countIn = (dataset: OrderDataset, values: StatisticsValues) =>
    dataset === 'canceled-orders' ? values.lost : values.orders

  it.each(orderDatasets.filter((dataset) => !dataset.includes('items')))('%s', async (dataset) => {
    const whole = await house.ask({ dataset, by: datasets[dataset].by[0] })
    expect(await listed(whole.path)).toBe(countIn(dataset, whole.total))

    for (const by of datasets[dataset].by) {
      const { rows } = await house.ask({ dataset, by })
      for (const { key, values, path } of rows.filter((row) => row.path !== undefined)) {
        expect([by, key, await listed(path)]).toEqual([by, key, countIn(dataset, values)])
      }
    }
  })

  it('the orders of any row are told, also where no filter says which', async () => {
    for (const { dataset, by } of everyGrouping) {
      const { rows, total } = await house.ask({ dataset, by })
      const told = (key?: string) =>
        listFigureOrders(app.payload, {
          ...usualQuestion,
          dataset,
          by,
          sight: { branches: house.branches, people: 'all' },
          ...(key !== undefined && { key }),
        })

      expect([dataset, (await told()).count]).toEqual([dataset, countIn(dataset, total)])
      for (const { key, values } of rows.slice(0, 12)) {
        const { orders, count } = await told(key)
        // Tips are no orders of their own.
        const own = key === 'tip' ? count : countIn(dataset, values)
        expect([by, key, count]).toEqual([by, key, own])
        expect(new Set(orders).size).toBe(count)
      }
    }
  })

  it('a product opens the orders in which it was sold, and goods as such open none', async () => {
    // A product is a voucher or goods, and never both.
    await app.pool.query(
      `update orders set items = jsonb_path_query_array(items, '$[*] ? (!exists(@.voucher))')`,
    )
    const { rows, path } = await house.ask({ dataset: 'popular-items', by: 'product' })

    expect(path).toBeUndefined()
    expect(rows.length).toBeGreaterThan(1)
    for (const { key, label, values, path } of rows) {
      // Nobody sells it any more, so it is called as it was.
      expect([label, await listed(path)]).toEqual([key, values.orders])
    }
  })
})

it('a list that is narrowed twice is that of the figure', async () => {
  const filters = { type: 'delivery', guest: 'new' } as const
  const narrowed = { ...filters, guest: undefined, method: 'cash', area: 'Wieden' }

  expect((await house.ask({ dataset: 'orders', by: 'type', filters })).path).toBeUndefined()
  const { total, path } = await house.ask({ dataset: 'orders', by: 'type', filters: narrowed })
  const answer = await house.lead.ask('GET', `/api/orders${path?.slice(path.indexOf('?'))}&limit=1`)
  expect((await readJson<{ totalDocs: number }>(answer)).totalDocs).toBe(total.orders)
})
