import { afterAll, beforeAll, expect, it } from 'vitest'

import { openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('of two numbers that are brought along at once the second waits until the first is counted', async () => {
  const branch = await openBranch(app, 'wien')
  const first = await app.pool.connect()
  await first.query('begin')
  await first.query(`select pg_advisory_xact_lock(hashtextextended('customers:number', 0))`)
  let isMade = false
  const second = app.payload
    .create({
      collection: 'customers',
      data: { kind: 'person', lastName: 'Alt', branch, number: 20_000 },
      overrideAccess: true,
    })
    .then(() => (isMade = true))
  while (!isMade && !(await isSomebodyWaiting())) await new Promise(setImmediate)

  expect(isMade).toBe(false)
  await first.query('commit')
  first.release()
  expect(await second).toBe(true)
})

async function isSomebodyWaiting(): Promise<boolean> {
  const { rowCount } = await app.pool.query(
    `select 1 from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`,
  )
  return Boolean(rowCount)
}
