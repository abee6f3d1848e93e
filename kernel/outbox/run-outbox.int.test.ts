import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import * as z from 'zod/mini'

import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { startWorker } from '../workers/start-workers.ts'
import { delivered } from './effect-kind.ts'
import { outboxWorkers } from './outbox-workers.ts'
import { runOutbox } from './run-outbox.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

beforeEach(() => app.pool.query('truncate outbox'))

const addRows = (count: number) =>
  app.pool.query(
    `insert into outbox (topic, payload) select 'test', to_jsonb(n) from generate_series(1, $1::int) n`,
    [count],
  )

test('two workers at once deliver each row once', async () => {
  await addRows(200)
  const delivered: unknown[] = []
  const handlers = {
    test: async (payload: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      delivered.push(payload)
    },
  }

  const work = () => runOutbox({ pool: app.pool, handlers, onProblem: throwOn })
  const [first, second] = await Promise.all([work(), work()])

  expect(first + second).toBe(200)
  expect(new Set(delivered).size).toBe(200)
  expect(delivered).toHaveLength(200)
})

test('a row that fails is tried again later and does not hold up the others', async () => {
  await addRows(2)
  const handlers = {
    test: async (payload: unknown) => {
      if (payload === 1) throw new Error('Der Drucker ist aus')
    },
  }
  const problems: unknown[] = []

  await runOutbox({ pool: app.pool, handlers, onProblem: (error) => problems.push(error) })

  const { rows } = await app.pool.query(
    `select payload, attempts, done_at is not null as done, available_at > now() as waits, last_error from outbox order by id`,
  )
  expect(problems).toHaveLength(1)
  expect(rows).toEqual([
    { payload: 1, attempts: 1, done: false, waits: true, last_error: 'Error: Der Drucker ist aus' },
    { payload: 2, attempts: 1, done: true, waits: false, last_error: null },
  ])
})

test('a delivery that never ends counts as a try and holds up neither its batch nor the next', async () => {
  await addRows(12)
  const handlers = {
    test: (payload: unknown) => (payload === 1 ? new Promise<void>(() => undefined) : Promise.resolve()),
  }
  const problems: unknown[] = []

  await runOutbox({
    pool: app.pool,
    handlers,
    onProblem: (error) => problems.push(error),
    deadlineMs: 50,
  })

  const { rows } = await app.pool.query(
    `select attempts, claimed_until, last_error, available_at > now() as waits from outbox where done_at is null`,
  )
  const last_error = 'Error: Not delivered within 50 ms'
  expect(rows).toEqual([{ attempts: 1, claimed_until: null, last_error, waits: true }])
  expect(problems).toHaveLength(1)
})

test('after the last try a row stays behind for people', async () => {
  await addRows(1)
  await app.pool.query(`update outbox set attempts = 11`)
  const handlers = { test: () => Promise.reject(new Error('nie')) }

  await runOutbox({ pool: app.pool, handlers, onProblem: () => undefined })

  expect(await runOutbox({ pool: app.pool, handlers, onProblem: throwOn })).toBe(0)
  const { rows } = await app.pool.query(`select failed_at is not null as failed from outbox`)
  expect(rows).toEqual([{ failed: true }])
})

test('a row that a killed worker held is delivered when its lease ends', async () => {
  await addRows(1)
  await app.pool.query(`update outbox set attempts = 1, claimed_until = now() - interval '1 second'`)
  const handler = vi.fn<() => Promise<void>>(async () => undefined)

  await runOutbox({ pool: app.pool, handlers: { test: handler }, onProblem: throwOn })

  expect(handler).toHaveBeenCalledTimes(1)
})

test('a row that is being delivered is left to whoever is at it, however long that takes', async () => {
  await addRows(1)
  const [begun, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const handlers = {
    test: () => {
      begun.resolve()
      return isOver.promise
    },
  }
  const first = runOutbox({ pool: app.pool, handlers, onProblem: throwOn, renewEveryMs: 10 })
  await begun.promise
  const lease = async (): Promise<number> => {
    const { rows } = await app.pool.query(
      'select extract(epoch from claimed_until - now())::float8 as seconds from outbox',
    )
    return rows[0].seconds
  }
  // Of a process that was killed nobody waits for longer.
  expect(await lease()).toBeLessThanOrEqual(20)
  await app.pool.query(`update outbox set claimed_until = now() - interval '1 second'`)
  await eventually(async () => expect(await lease()).toBeGreaterThan(0))

  expect(await runOutbox({ pool: app.pool, handlers, onProblem: throwOn })).toBe(0)
  isOver.resolve()
  expect(await first).toBe(1)
})

test('what is done is noted at once, by one statement for all that ended together, and waits for nobody who is slow', async () => {
  await addRows(10)
  const isOver = Promise.withResolvers<void>()
  const handlers = { test: async (payload: unknown) => (payload === 1 ? isOver.promise : undefined) }
  const asked = vi.spyOn(app.pool, 'query')
  const run = runOutbox({ pool: app.pool, handlers, onProblem: throwOn })
  const done = async (): Promise<number> =>
    (await app.pool.query('select from outbox where done_at is not null')).rowCount ?? 0
  await eventually(async () => expect(await done()).toBe(9))
  const notes = asked.mock.calls.filter(([said]) => Object(said).name === 'finish-outbox-rows')
  asked.mockRestore()
  isOver.resolve()

  expect(await run).toBe(10)
  expect(await done()).toBe(10)
  expect(notes).toHaveLength(1)
})

test('what waits for somebody outside keeps waiting only what waits for the same', async () => {
  const isBack = Promise.withResolvers<void>()
  const handed: string[] = []
  const kind = (name: string, waitsFor?: string) =>
    delivered({ name, facts: z.any(), daysKept: 1, ...(waitsFor && { waitsFor }) }, async () => async () => {
      if (waitsFor === 'mails') await isBack.promise
      handed.push(name)
    })
  const kinds = [kind('letter', 'mails'), kind('slip'), kind('money', 'payments')]
  await app.pool.query(`insert into outbox (topic, payload) select 'letter', '1' from generate_series(1, 30)`)
  const started = outboxWorkers([{ outbox: kinds }])
    .filter(({ name }) => name !== 'outbox-sweep')
    .map((worker) => startWorker({ ...worker, everySeconds: 0.05 }, { payload: app.payload }))
  const isHeld = async () => {
    const { rowCount } = await app.pool.query('select from outbox where claimed_until > now()')
    expect(rowCount).toBeGreaterThan(0)
  }
  await eventually(isHeld)
  await app.pool.query(`insert into outbox (topic, payload) values ('slip', '1'), ('money', '1')`)

  await eventually(() => expect(handed.toSorted()).toEqual(['money', 'slip']))
  isBack.resolve()
  await eventually(() => expect(handed).toHaveLength(32))
  await Promise.all(started.map(({ stop }) => stop()))
})

test('a row that ends the process at every try stays behind for people after the last one', async () => {
  await app.pool.query(`
    insert into outbox (topic, payload, attempts, claimed_until)
    select 'order-mail', '{}', 12, now() + s * interval '1 second' from unnest(array[-1, 60]) s`)
  const handler = vi.fn<() => Promise<void>>(async () => undefined)
  const work = () => runOutbox({ pool: app.pool, handlers: { 'order-mail': handler }, onProblem: throwOn })

  await work()
  expect(handler).not.toHaveBeenCalled()

  await runDeclared(app.payload, 'outbox-sweep')
  const { rows } = await app.pool.query('select last_error from outbox where failed_at is not null')
  expect(rows).toEqual([{ last_error: 'The process ended during the last try' }])

  // Whoever has mended it sends it on its way again.
  await app.pool.query('update outbox set failed_at = null')
  expect(await work()).toBe(1)
})

test('what strangers may promise about accounts is swept after a day, failed ones and those never tried as well', async () => {
  await app.pool.query(`
    insert into outbox (topic, payload, available_at, done_at, failed_at)
    select topic, '{}', now() - age, case state when 'done' then now() - age end,
           case state when 'failed' then now() - age end
      from unnest(array['account-locked', 'address-changed', 'password-reset', 'order-mail']) topic,
           unnest(array['done', 'failed', 'open']) state,
           unnest(array[interval '25 hours', interval '23 hours']) age`)
  await runDeclared(app.payload, 'outbox-sweep')

  const { rows } = await app.pool.query(
    'select topic, count(*)::int as left from outbox group by topic order by topic',
  )
  expect(rows).toEqual([
    { topic: 'account-locked', left: 3 },
    { topic: 'address-changed', left: 6 },
    { topic: 'order-mail', left: 6 },
    { topic: 'password-reset', left: 3 },
  ])
})

function throwOn(error: unknown): never {
  throw error
}
