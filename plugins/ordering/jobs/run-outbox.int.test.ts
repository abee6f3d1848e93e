import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { annasOrder, type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { sweepOutbox } from './outbox-rows.ts'
import { runOutbox } from './run-outbox.ts'
import { startOutboxWorker } from '#plugins/ordering/jobs/start-outbox-worker.ts'

type Mail = { to: string; subject: string; text: string; html: string }

let app: TestApp
let shop: CornerShop
let bus: LiveBus

beforeAll(async () => {
  app = await createTestApp()
  shop = await openCornerShop(app.payload)
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

beforeEach(() => app.pool.query('truncate outbox'))
afterEach(() => vi.restoreAllMocks())

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

test('what strangers may promise about accounts is swept after a day, failed ones and those never tried as well', async () => {
  await app.pool.query(`
    insert into outbox (topic, payload, available_at, done_at, failed_at)
    select topic, '{}', now() - age, case state when 'done' then now() - age end,
           case state when 'failed' then now() - age end
      from unnest(array['account-locked', 'address-changed', 'password-reset', 'order-mail']) topic,
           unnest(array['done', 'failed', 'open']) state,
           unnest(array[interval '25 hours', interval '23 hours']) age`)
  await sweepOutbox(app.pool)

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

test('an order is told once to the guest and once to the branch, by two workers woken by its commit', async () => {
  const mails: Mail[] = []
  vi.spyOn(app.payload, 'sendEmail').mockImplementation(async (mail) => mails.push(mail as Mail))
  // Without their polls, only the commit can wake them.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const workers = [1, 2].map(() => startOutboxWorker({ payload: app.payload, bus }))
  vi.useRealTimers()

  const order = await place()
  await eventually(() => expect(mails).toHaveLength(2))
  await app.fetch(`/api/orders/public/${order.uid}/${order.hash}/cancel`, { method: 'POST' })
  await eventually(() => expect(mails).toHaveLength(4))
  await Promise.all(workers.map((worker) => worker.stop()))

  expect(mails.map(({ to }) => to).sort()).toEqual([
    'anna@gast.test',
    'anna@gast.test',
    'kueche@eck.test',
    'kueche@eck.test',
  ])
  const [placed] = mails.filter(({ to }) => to === 'anna@gast.test')
  expect(placed?.subject).toBe('Ihre Bestellung bei Gasthaus am Eck')
  expect(placed?.text).toMatch(/2\sStück Pizza Margherita, 21,80\s€/)
  expect(placed?.html).not.toContain('ohne Rand')
  const forBranch = mails.filter(({ to }) => to === 'kueche@eck.test').map(({ html }) => html)
  expect(forBranch[0]).toContain('&lt;b&gt;ohne Rand&lt;/b&gt;')
})

test('without a mail server an order mail is only noted', async () => {
  const noted = vi.spyOn(app.payload.logger, 'info')
  await place()
  const worker = startOutboxWorker({ payload: app.payload })

  await eventually(async () => {
    const { rows } = await app.pool.query(`select count(*)::int as open from outbox where done_at is null`)
    expect(rows).toEqual([{ open: 0 }])
  })
  await worker.stop()

  expect(noted.mock.calls).toEqual([['mail not sent: no SMTP_URL'], ['mail not sent: no SMTP_URL']])
})

async function place(): Promise<PublicOrder> {
  const answer = await app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify(annasOrder(shop, { comment: '<b>ohne Rand</b>' })),
  })
  return readJson(answer)
}

function throwOn(error: unknown): never {
  throw error
}
