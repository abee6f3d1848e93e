import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { withDeadline } from '#kernel/database/asking.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { foldBeforeReading, turnOfFigures } from './fold-orders.ts'
import { rebuildOrders } from './rebuild-orders.ts'
import { type CountedHouse, openCountedHouse } from './testing/counted-house.ts'

let app: TestApp
let house: CountedHouse
let other: PoolClient

beforeAll(async () => {
  app = await createTestApp()
  house = await openCountedHouse(app)
  other = await app.pool.connect()
})

afterAll(async () => {
  other.release()
  await app.close()
})

const isHeldUp = () =>
  eventually(async () => {
    const { rows } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })
const outcomeOf = <Value>(work: Promise<Value>) =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

it('whoever reads while all is made anew is told what was counted before', async () => {
  const read = () => house.ask({ dataset: 'revenue', by: 'type' })
  const { total } = await read()
  await other.query('begin; update order_products set name = name')
  const { secret, logger } = app.payload
  // By connections of its own, as the command has them.
  const rebuilt = rebuildOrders({ secret, logger, db: { pool: app.pool } })
  await isHeldUp()
  const told = await outcomeOf(withDeadline(3000, read))
  await other.query('rollback')

  expect(await rebuilt).toBeGreaterThan(0)
  expect(told).toMatchObject({ value: { total } })
})

it('and up to when that is, where orders have come since; nobody waits for long, or over more than one connection', async () => {
  const { pool } = app.payload.db
  const now = Temporal.Now.instant().add({ seconds: 5 })
  await other.query('begin')
  await other.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [turnOfFigures])
  await app.pool.query('insert into order_facts_due (order_id) values (gen_random_uuid())')
  const told = Promise.all(
    Array.from({ length: 40 }, () =>
      outcomeOf(withDeadline(10_000, () => foldBeforeReading(app.payload, now))),
    ),
  )
  await isHeldUp()
  const { rows } = await withDeadline(5000, async () => pool.query('select 1 as one'))
  const outcomes = await told
  await other.query('rollback')

  expect(rows).toEqual([{ one: 1 }])
  for (const outcome of outcomes) expect(outcome).toHaveProperty('value')
  const [first] = outcomes
  expect(first && 'value' in first && Temporal.Instant.compare(first.value, now)).toBe(-1)
  expect(await foldBeforeReading(app.payload, now)).toEqual(now)
})
