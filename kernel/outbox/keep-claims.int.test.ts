import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { runOutbox } from './run-outbox.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

test('a row that is being delivered is left to whoever is at it, though what became of another could not be noted', async () => {
  await app.pool.query(`insert into outbox (topic, payload) values ('test', '1'), ('test', '2')`)
  const isOver = Promise.withResolvers<void>()
  const handlers = { test: async (payload: unknown) => (payload === 1 ? isOver.promise : undefined) }
  const isLost = Promise.withResolvers<void>()
  const query = app.pool.query.bind(app.pool) as (...given: unknown[]) => unknown
  const lost = vi.spyOn(app.pool, 'query').mockImplementation((said: unknown, ...rest: unknown[]) => {
    if (Object(said).name !== 'finish-outbox-rows') return query(said, ...rest)
    lost.mockRestore()
    isLost.resolve()
    return Promise.reject(new Error('Die Verbindung ist weg'))
  })
  const onProblem = (error: unknown) => {
    throw error
  }
  const run = runOutbox({ pool: app.pool, handlers, onProblem, renewEveryMs: 10 })
  const ended = expect(run).rejects.toThrow('Die Verbindung ist weg')
  await isLost.promise
  await app.pool.query(`update outbox set claimed_until = now() - interval '1 second'`)
  await eventually(async () => {
    const { rows } = await app.pool.query('select from outbox where claimed_until > now() and payload = $1', [
      '1',
    ])
    expect(rows).toHaveLength(1)
  })

  isOver.resolve()
  await ended
})
