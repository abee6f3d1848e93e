import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { multiplyRow } from '#plugins/desk/testing/multiply-row.ts'
import { openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { soldOutProducts } from './sold-out-products.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('says how much more is sold out where not all of it is shown, and leads to it', async () => {
  const { shop } = await openCounter(app)
  const employee = await hire(app, 'ROLE_EMPLOYEE', [shop.branch])
  await multiplyRow(app.pool, 'products', 60, {
    name: "'Ausverkauftes ' || n",
    sold_out_until: "timestamptz '2998-01-01'",
    is_enabled: 'true',
  })
  const user = await app.payload.findByID({ collection: 'users', id: employee.id, depth: 0 })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  const outages = await soldOutProducts(req, Temporal.Now.instant())
  const more = outages.at(-1)
  const [, filters] = more?.path.split('?') ?? []
  const listed = await employee.ask('GET', `/api/products?${filters}&limit=1&depth=0`)

  expect(outages).toHaveLength(51)
  expect(more?.label).toBe('und 10 weitere')
  expect(await readJson(listed)).toMatchObject({ totalDocs: 60 })
})
