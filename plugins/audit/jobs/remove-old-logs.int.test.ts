import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let now: Temporal.Instant

beforeAll(async () => {
  app = await createTestApp()
})

beforeEach(() => {
  now = Temporal.Now.instant()
})

afterAll(() => app.close())

const removedAfter = (later: { hours: number }) =>
  runDeclared(app.payload, 'old-logs', { now: now.add(later) })

it('an entry of the log is kept for as many days as the settings say', async () => {
  await app.pool.query('delete from logs')
  await app.payload.updateGlobal({
    slug: 'config',
    data: { shopName: 'Theke', logRetentionDays: 60 },
    overrideAccess: true,
  })
  await createRecordFixtures(app.payload).store('customers')
  const { rows } = await app.pool.query<{ count: number }>('select count(*)::int as count from logs')

  expect(await removedAfter({ hours: 24 * 59 })).toBe(0)
  expect(await removedAfter({ hours: 24 * 61 })).toBe(rows[0]?.count)
})
