import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'

import type { StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { foldBeforeReading } from '../fold-orders.ts'
import { type CountedHouse, openCountedHouse } from '../testing/counted-house.ts'

let app: TestApp
let house: CountedHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openCountedHouse(app)
})

afterEach(() => vi.restoreAllMocks())

afterAll(() => app.close())

const read = (grain: 'hour' | 'month' = 'month') => house.ask({ dataset: 'revenue', by: 'type', grain })
const tipMore = () => app.pool.query('update orders set tip = coalesce(tip, 0) + 100 where voided_at is null')
const count = () => foldBeforeReading(app.payload, Temporal.Now.instant())

/** Has something happen right before sums are read; answers how often they were. */
function beforeSumsAreRead(change: (before: number) => Promise<unknown>): () => number {
  const { pool } = app.payload.db
  const query = pool.query.bind(pool) as (...asked: unknown[]) => Promise<unknown>
  let times = 0
  vi.spyOn(pool, 'query').mockImplementation(async (...asked: unknown[]) => {
    const [first] = asked
    const text = typeof first === 'string' ? first : (first as { text: string }).text // the only other form used
    if (/ from order_(?:counts|hours)/.test(text)) {
      times += 1
      await change(times - 1)
    }
    return query(...asked)
  })

  return () => times
}

const tipOf = (all: Iterable<StatisticsValues>) => [...all].reduce((sum, { tip }) => sum + (tip ?? 0), 0)

it.each(['hour', 'month'] as const)(
  'an order that changes right before its figures are read by the %s is in them',
  async (grain) => {
    const former = await read(grain)
    const reads = beforeSumsAreRead(async (before) => {
      if (before === 0) await tipMore()
    })
    const told = await read(grain)
    expect(reads()).toBe(2)
    vi.restoreAllMocks()

    expect(told.total.tip).toBeGreaterThan(former.total.tip ?? 0)
    expect(told).toEqual(await read(grain))
  },
)

it('where nothing is due, figures are read at once', async () => {
  await read()
  const reads = beforeSumsAreRead(async () => undefined)
  await read()

  expect(reads()).toBe(1)
})

it('what is counted while figures are read is in points, rows and total alike, or in none of them', async () => {
  await read()
  beforeSumsAreRead(async () => {
    await tipMore()
    await count()
  })
  const { points, rows, total } = await read()

  expect([tipOf(points.values()), tipOf(rows.map(({ values }) => values))]).toEqual([total.tip, total.tip])
})

it('figures are never of some orders before a change and of others after it, whoever counts meanwhile', async () => {
  let isOver = false
  const changing = (async () => {
    for (let round = 0; round < 8; round += 1) {
      await tipMore()
      if (round % 2 === 0) await count()
    }
    isOver = true
  })()
  const former = await read()
  while (!isOver) {
    const { points, rows, total } = await read()
    expect([tipOf(points.values()), tipOf(rows.map(({ values }) => values))]).toEqual([total.tip, total.tip])
  }
  await changing

  expect((await read()).total.tip).toBeGreaterThan(former.total.tip ?? 0)
})
