import { afterAll, beforeAll, expect, it } from 'vitest'

import { openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  branch = await openBranch(app, 'wien')
})

afterAll(() => app.close())

it.each([
  ['a number that is brought along', { number: 20_000 }],
  ['the next number', {}],
])('%s waits until another one that is brought along at once is counted', async (_, given) => {
  const first = await app.pool.connect()
  await first.query('begin')
  await first.query(`select pg_advisory_xact_lock(hashtextextended('customers:number', 0))`)
  let isMade = false
  const second = make(given).then(() => (isMade = true))
  while (!isMade && !(await isSomebodyWaiting())) await new Promise(setImmediate)

  expect(isMade).toBe(false)
  await first.query('commit')
  first.release()
  expect(await second).toBe(true)
})

it('many who are made while numbers are brought along have numbers of their own, and so has the next', async () => {
  const start = await make()
  const jobs = Array.from({ length: 40 }, (_, index) =>
    index % 4 === 0 ? make({ number: start + 5 + index * 3 }).catch(() => null) : make(),
  )
  const numbers = (await Promise.all(jobs)).filter((number) => number !== null)
  // Whoever was there already, the number is taken; what is deleted is not given out again.
  await app.pool.query('delete from customers where number > $1', [start])
  const next = await make()

  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.length).toBeGreaterThanOrEqual(30)
  expect(next).toBeGreaterThan(Math.max(...numbers))
})

it('a lower number that is brought along does not take the others back', async () => {
  const last = await make()
  await make({ number: 7 })

  expect(await make()).toBe(last + 1)
})

it.each([-5, 0, 1.5, 1e300, 2_000_000_001])(
  '%d is no number of a customer, and is not counted',
  async (number) => {
    const last = await make()
    await expect(make({ number })).rejects.toMatchObject({ name: 'ValidationError' })

    expect(await make()).toBe(last + 1)
  },
)

async function make(given: { number?: number } = {}): Promise<number> {
  const { number } = await app.payload.create({
    collection: 'customers',
    data: { kind: 'person', lastName: 'Alt', branch, ...given },
    overrideAccess: true,
  })
  return number ?? 0
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rowCount } = await app.pool.query(
    `select 1 from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`,
  )
  return Boolean(rowCount)
}
