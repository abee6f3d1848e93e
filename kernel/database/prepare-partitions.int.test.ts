import type { PoolClient } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { preparePartitions } from './prepare-partitions.ts'

let app: TestApp
let other: PoolClient

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

beforeEach(async () => {
  await app.pool.query(`
    create table divided (at timestamptz not null, word text not null) partition by range (at);
    create table divided_default partition of divided default`)
  other = await app.pool.connect()
})

afterEach(async () => {
  await other.query('rollback')
  other.release()
  await app.pool.query('drop table divided')
})

const prepare = (now: string) =>
  preparePartitions({
    pool: app.pool,
    log: { table: 'divided', at: 'at' },
    now: Temporal.Instant.from(now),
    monthsKept: 2,
  })

/** Until the one who prepares waits for the other one. */
const isHeldUp = () =>
  eventually(async () => {
    const { rows } = await app.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(rows).toHaveLength(1)
  })

it('a month takes over what was written while it was made', async () => {
  await other.query(`begin; insert into divided values ('2030-01-10', 'written meanwhile')`)
  const prepared = prepare('2030-01-15T00:00:00Z')
  await isHeldUp()
  await other.query('commit')
  await prepared

  const { rows } = await app.pool.query('select word, tableoid::regclass::text as place from divided')
  expect(rows).toEqual([{ word: 'written meanwhile', place: 'divided_2030_01' }])
})

it('who reads a log goes on, while months are made and others have to go', async () => {
  await prepare('2030-01-15T00:00:00Z')
  await other.query('begin; lock table only divided in access share mode')
  const prepared = prepare('2030-04-01T00:00:00Z')
  prepared.catch(() => undefined)
  await isHeldUp()

  await other.query('select from divided')
  await other.query('commit')
  await prepared
  // On a busy machine the months may have been left for the next turn.
  await prepare('2030-04-01T00:00:00Z')
  const { rows } = await app.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'divided'::regclass order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([
    'divided_2030_02',
    'divided_2030_03',
    'divided_2030_04',
    'divided_2030_05',
    'divided_2030_06',
    'divided_2030_07',
    'divided_default',
  ])
})

it('who writes is not held up by a long read of a month that has to go; it goes with the next turn', async () => {
  await prepare('2030-01-15T00:00:00Z')
  await other.query('begin; lock table only divided in access share mode')

  await prepare('2030-04-01T00:00:00Z')
  await app.pool.query(`insert into divided values ('2030-04-10', 'written meanwhile')`)
  expect(await oldestMonth()).toBe('divided_2030_01')

  await other.query('commit')
  await prepare('2030-04-01T00:00:00Z')
  expect(await oldestMonth()).toBe('divided_2030_02')
})

async function oldestMonth(): Promise<string | undefined> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'divided'::regclass order by 1`,
  )
  return rows[0]?.name
}
