import { once } from 'node:events'

import type pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { asStranger } from '#kernel/database/asking.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { canReach } from '#server/health/database-checks.ts'

import { DatabasePool } from './database-pool.ts'

let app: TestApp
const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

async function withPool(config: pg.PoolConfig, work: (pool: DatabasePool) => Promise<void>) {
  vi.clearAllMocks()
  const pool = new DatabasePool({ connectionString: app.databaseUrl, ...config }, () => log)
  await work(pool)
  await pool.end()
}

// Of what reads the health, only the pool is looked at.
const reach = (pool: pg.Pool) => canReach({ db: { pool } } as unknown as TestApp['payload'])

it.each(['53100', '53200'])('a database that fails with %s is written down once', (code) =>
  withPool({}, async (pool) => {
    const fail = `do $$ begin raise exception 'Kanari' using errcode = '${code}'; end $$`
    for (let time = 0; time < 3; time += 1) {
      await expect(pool.query(fail)).rejects.toMatchObject({ code: 'unavailable' })
    }

    expect(log.error.mock.calls).toEqual([[{ code }, expect.any(String)]])
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('Kanari')
  }),
)

it('a statement that took too long is written down without what it was about', () =>
  withPool({}, async (pool) => {
    const asked = asStranger(() => pool.query(`select pg_sleep(60), 'Kanari'`), { deadlineMs: 50 })
    await expect(asked).rejects.toMatchObject({ code: 'took-too-long' })

    expect(log.warn.mock.calls).toEqual([[{ code: '57014', deadlineMs: 50 }, expect.any(String)]])
  }))

it('that all connections are in use is written down once, and does not mean that the database is away', () =>
  withPool({ max: 1, connectionTimeoutMillis: 2_000 }, async (pool) => {
    const held = await pool.connect()
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'unavailable' })
    expect(await reach(pool)).toBeUndefined()
    held.release()

    expect(log.warn.mock.calls).toEqual([[{ connections: 1 }, expect.any(String)]])
    expect(await reach(pool)).toBe(true)
  }))

it('that no answer comes in time does not mean that the database is away', () =>
  withPool({ max: 1 }, async (pool) => {
    const held = await pool.connect()
    expect(await reach(pool)).toBeUndefined()
    held.release()
  }))

it('one connection that is ended while nobody uses it does not mean that the database is away', () =>
  withPool({ max: 2 }, async (pool) => {
    const both = await Promise.all([pool.connect(), pool.connect()])
    const [pid] = await Promise.all(
      both.map(
        async (client) => (await client.query<{ pid: number }>('select pg_backend_pid() pid')).rows[0]?.pid,
      ),
    )
    for (const client of both) client.release()
    const ended = once(pool, 'error')
    await pool.query('select pg_terminate_backend($1)', [pid])
    await ended
    await pool.query('select 1')

    expect(log.warn.mock.calls).toEqual([])
  }))

it('that nobody takes a connection means that the database is away', () =>
  withPool({ connectionString: 'postgres://theke@127.0.0.1:1/theke' }, async (pool) => {
    expect(await reach(pool)).toBe(false)
  }))
