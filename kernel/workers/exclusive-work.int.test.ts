import { afterAll, beforeAll, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { runWorker } from './run-worker.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it('exclusive work is left to whoever is at it already, and done when nobody is', async () => {
  const worker = {
    name: 'counting',
    everySeconds: 60,
    isExclusive: true,
    load: async () => async () => 'done',
  }
  const working = {
    payload: app.payload,
    now: Temporal.Now.instant(),
    ending: new AbortController().signal,
  }
  const other = await app.pool.connect()
  await other.query(`select pg_advisory_lock(hashtextextended('counting', 0))`)
  const meanwhile = await runWorker(worker, working)
  await other.query(`select pg_advisory_unlock(hashtextextended('counting', 0))`)
  other.release()

  expect([meanwhile, await runWorker(worker, working)]).toEqual([null, 'done'])
})
