import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { Statistics, StatisticsValues } from '#domain/insight/statistics/statistics.contract.ts'
import { originKinds } from '#domain/insight/visits/visit-terms.ts'
import { orderTypes } from '#domain/ordering/order-terms.ts'
import { inOneTransaction } from '#kernel/database/in-turn.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat, testSeed } from '#scripts/testing/test-seed.ts'

import { callBehind, type CountedHouse, everyGrouping, openCountedHouse } from '../testing/counted-house.ts'
import { readBusinessFigures } from './read-business-figures.ts'

let app: TestApp
let house: CountedHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openCountedHouse(app)
})

afterAll(() => app.close())

const now = Temporal.Instant.from('2026-12-31T23:30:00Z')
const optional = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined })
const day = fc.constantFrom(
  '2026-01-01',
  '2026-03-28',
  '2026-03-29',
  '2026-10-24',
  '2026-10-25',
  '2026-12-31',
)
const anyAsked = fc
  .record({
    what: fc.constantFrom(...everyGrouping),
    days: fc.tuple(day, day),
    grain: fc.constantFrom('hour', 'day', 'week', 'month'),
    type: optional(fc.constantFrom(...orderTypes)),
    origin: optional(fc.constantFrom(...originKinds, 'unknown')),
    isOfOne: fc.boolean(),
    limit: fc.constantFrom(1, 3, 1000),
  })
  .map(({ what, days, type, origin, isOfOne, ...rest }) => {
    const [from = '', to = ''] = days.toSorted()
    return {
      ...what,
      ...rest,
      range: { from, to },
      ...(isOfOne && { branch: house.branches[0] }),
      filters: { ...(type && { type }), ...(origin && { origin }) },
    }
  })

const additive = ['orders', 'lost', 'gross', 'net', 'tax', 'tip', 'lostGross', 'late', 'quantity'] as const
const sumOf = (all: Iterable<StatisticsValues>) => {
  const values = [...all]
  return Object.fromEntries(
    additive.map((name) => [
      name,
      Math.round(values.reduce((sum, value) => sum + 1000 * (value[name] ?? 0), 0)),
    ]),
  )
}

describe('whatever is asked', () => {
  it('points make up the total, and rows with the others do, where nothing is in two of them', async () => {
    await fc.assert(
      fc.asyncProperty(anyAsked, async (asked) => {
        const { total, points, rows, others } = await house.ask(asked)

        expect(sumOf(points.values()), howToRepeat).toEqual(sumOf([total]))
        if (['pair', 'product', 'option', 'rate'].includes(asked.by)) return
        expect(sumOf([...rows.map(({ values }) => values), others?.values ?? {}]), howToRepeat).toEqual(
          sumOf([total]),
        )
      }),
      { numRuns: size({ short: 150, long: 3000 }), seed: testSeed },
    )
  })

  it('money and pieces add up to the total in all rows, also where an order is in many', async () => {
    for (const { dataset, by } of everyGrouping.filter((each) => each.by !== 'pair')) {
      const { total, rows } = await house.ask({ dataset, by })
      const { gross, net, tax, tip, quantity } = sumOf(rows.map(({ values }) => values))
      const whole = sumOf([total])

      expect({ by, gross, net, tax, tip, quantity }).toEqual({
        by,
        gross: whole.gross,
        net: whole.net,
        tax: whole.tax,
        tip: whole.tip,
        quantity: whole.quantity,
      })
    }
  })

  it('orders themselves say what rollups say', async () => {
    await fc.assert(
      fc.asyncProperty(anyAsked, async (asked) => {
        const rolledUp = await house.ask(asked)
        // Every way there is to pay, one after the other: each is asked of the orders.
        const parts = await Promise.all(
          ['cash', 'atm-card', 'hydro-ag-voucher', 'mollie', 'datatrans', 'gift-voucher'].map((method) =>
            house.ask({ ...asked, filters: { ...asked.filters, method } }),
          ),
        )

        expect(sumOf(parts.map(({ total }) => total)), howToRepeat).toEqual(sumOf([rolledUp.total]))
        // Of few rows in each part nobody knows what is among the others.
        for (const { key, values } of asked.limit > 3 ? rolledUp.rows.slice(0, 3) : []) {
          const same = parts.map((part) => part.rows.find((row) => row.key === key)?.values ?? {})
          expect(sumOf(same), howToRepeat).toEqual(sumOf([values]))
        }
      }),
      { numRuns: size({ short: 60, long: 1000 }), seed: testSeed },
    )
  })
})

it('nobody is told of a branch that they do not see', async () => {
  const seen = { branches: house.branches.slice(0, 1), people: 'all' } as const
  const asked = {
    dataset: 'revenue',
    by: 'branch',
    grain: 'month',
    timeZone: 'Europe/Vienna',
    limit: 50,
  } as const
  const range = { from: '2026-01-01', to: '2026-12-31' }
  const { rows } = await readBusinessFigures(app.payload, { ...asked, range, filters: {}, sight: seen, now })
  const other = { ...asked, range, filters: {}, sight: seen, now, branch: house.branches[1] }

  expect(rows.map(({ key, label }) => [key, label])).toEqual([[house.branches[0], 'wien']])
  expect((await readBusinessFigures(app.payload, other)).total.gross).toBe(0)
})

it('what came of scans is what was ordered by codes, and neither what nobody knows nor what came without one', async () => {
  const read = async (dataset: string) => {
    const answer = await house.lead.ask(
      'GET',
      `/api/statistics/${dataset}?from=2026-01-01&to=2026-12-31&by=code&limit=1000`,
    )
    return readJson<Statistics>(answer)
  }
  const scans = await read('qr-code-origins')
  const { rows } = await read('order-origins')
  const byCodes = rows.filter(({ label }) => label !== 'unbekannt' && label !== 'Ohne QR Code')
  const sum = (name: 'orders' | 'gross') => byCodes.reduce((all, { values }) => all + (values[name] ?? 0), 0)

  expect(byCodes.length, howToRepeat).toBeLessThan(rows.length)
  expect(scans.total).toEqual({ scans: 0, orders: sum('orders'), gross: sum('gross') })
})

it('what is read reads no order, and finds all that it reads by an index', async () => {
  const { pool } = app.payload.db
  const asked = vi.spyOn(pool, 'query')
  for (const { dataset, by } of everyGrouping) {
    const { rows } = await house.ask({ dataset, by, grain: 'day' })
    const answer = await house.lead.ask('GET', callBehind(rows[0]?.path))
    expect(answer.status).toBe(200)
    await house.ask({ dataset, by, filters: { method: 'cash' } })
  }
  // Of the ways to call it only these two are used here.
  const calls = asked.mock.calls as unknown as (
    | [string, unknown[]]
    | [{ name: string; text: string; values?: unknown[] }]
  )[]
  const statements = calls.map(([first, values]) =>
    typeof first === 'string' ? { text: first, values } : first,
  )
  asked.mockRestore()
  const ofFigures = statements.filter(
    ({ text }) => /order_(counts|hours|facts) /.test(text) && !/^\s*delete/.test(text),
  )
  expect(ofFigures.length).toBeGreaterThan(everyGrouping.length * 2)

  for (const { text, values } of ofFigures) {
    const plan = await inOneTransaction(app.pool, async (connection) => {
      await connection.query('set local enable_seqscan = off')
      return connection.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values ?? [])
    })
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).not.toMatch(/Seq Scan on order_| on orders /)
  }
})
