import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { down, up } from './migrations/20261127_120626_screens.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

test('lines of open orders get the name of their place, what has ended stays as it is', async () => {
  const fixtures = createRecordFixtures(app.payload)
  const items = [{ name: 'Suppe' }, { name: 'Braten', line: 7 }, { name: 'Eis' }]
  for (const status of ['awaiting', 'confirmed', 'in-delivery', 'delivered', 'completed', 'canceled']) {
    await fixtures.store('orders', { status, items })
  }
  const { id: empty } = await fixtures.store('orders', { status: 'awaiting', items: [] })

  // A migration asks for no more of what it is given.
  const given = { db: app.payload.db.drizzle } as unknown as MigrateUpArgs & MigrateDownArgs
  await down(given)
  await up(given)

  const { rows } = await app.pool.query<{ status: string; items: object[] }>(
    'select status, items from orders where id <> $1 order by placed_at, id',
    [empty],
  )
  const named = [
    { line: 0, name: 'Suppe' },
    { line: 7, name: 'Braten' },
    { line: 2, name: 'Eis' },
  ]
  expect(rows).toHaveLength(6)
  for (const { status, items: after } of rows) {
    expect([status, after]).toEqual([status, ['completed', 'canceled'].includes(status) ? items : named])
  }
  const untouched = await app.pool.query('select items from orders where id = $1', [empty])
  expect(untouched.rows).toEqual([{ items: [] }])
})
