import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { discountedShops } from '#plugins/ordering/testing/discounted-shop.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { DiscountUseCell } from './admin/discount-use-cell.tsx'
import { DiscountUsePanel } from './admin/discount-use-panel.tsx'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('what is left of a discount is said in francs', async () => {
  const { payload } = app
  await payload.updateGlobal({ slug: 'config', data: { currency: 'CHF' }, overrideAccess: true })
  const shops = discountedShops(app)
  const { branch } = await shops.open({})
  const id = await shops.grant(branch, { kind: 'amount', amount: 500, maxCents: 10_000 })
  const discount = { id, maxCents: 10_000 }
  const cell = renderToStaticMarkup(await DiscountUseCell({ rowData: discount, payload }))
  const panel = renderToStaticMarkup(await DiscountUsePanel({ id, data: discount, payload }))

  expect(cell).toContain('übrig 100,00\u00a0CHF von 100,00\u00a0CHF')
  expect(panel).toContain('übrig 100,00\u00a0CHF von 100,00\u00a0CHF')
})

it('a list of discounts asks once for what orders have had of all of them', async () => {
  const { payload, pool } = app
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID())
  const asked: unknown[] = []
  const watched = new Proxy(pool, {
    get: (of, name) =>
      name === 'query'
        ? (statement: { name?: string }) => {
            asked.push(statement.name)
            return of.query(statement as never)
          }
        : Reflect.get(of, name),
  })
  const seen = { db: { pool: watched } } as unknown as typeof payload // As much of it as is asked.
  const cells = await Promise.all(ids.map((id) => DiscountUseCell({ rowData: { id }, payload: seen })))

  expect(cells).toHaveLength(20)
  expect(asked).toHaveLength(2)
  expect(new Set(asked)).toEqual(new Set(['house-currency', 'read-discount-use']))
})
