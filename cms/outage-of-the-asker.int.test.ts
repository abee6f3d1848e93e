import { createLocalReq } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Asking, askingNow, asStranger } from '#kernel/database/asking.ts'
import { assertNoOutage } from '#kernel/database/tell-failure.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let pool: Pool

beforeAll(async () => {
  app = await createTestApp()
  pool = app.payload.db.pool
  // A commit that takes long enough to be cut in the middle.
  await app.pool.query(`
    create function wait() returns trigger language plpgsql as 'begin perform pg_sleep(60); return null; end';
    create constraint trigger wait after insert on tags deferrable initially deferred
      for each row execute function wait()`)
})

afterAll(() => app.close())

const ofPatience = { deadlineMs: 60_000 }

async function cutWhoeverCommits(): Promise<number> {
  return eventually(async () => {
    const { rows } = await app.pool.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ~* '^commit' and wait_event = 'PgSleep'`,
    )
    if (!rows[0]) throw new Error('Nobody commits')
    return rows[0].pid
  })
}

it('who writes over a connection that somebody else has opened hears that his commit was cut', async () => {
  const opened = await asStranger(async () => {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    return { pid: rows[0]?.pid, asking: askingNow() as Asking } // a stranger asks
  })
  const writing = asStranger(async () => {
    const req = await createLocalReq({}, app.payload)
    // Payload takes a commit that failed for one that succeeded.
    await app.payload.create({ collection: 'tags', data: { name: 'vegan' }, ...asSystem(req) })
    assertNoOutage()
  }, ofPatience)
  const refused = expect(writing).rejects.toMatchObject({ code: 'unavailable', status: 503 })

  expect(await cutWhoeverCommits()).toBe(opened.pid)
  await refused
  expect(opened.asking.hasMetOutage).toBe(false)
})

it('who asks over a connection that somebody else has opened hears that it broke', async () => {
  const client = await asStranger(() => pool.connect())
  const asked = asStranger(async () => {
    await client.query('select pg_sleep(60)').catch(() => undefined)
    return askingNow()?.hasMetOutage
  }, ofPatience)
  await eventually(async () => {
    const { rowCount } = await app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`,
    )
    if (!rowCount) throw new Error('Nobody waits')
  })

  expect(await asked).toBe(true)
  client.release(true)
})
