import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised, startDelivering } from '#scripts/testing/workers.ts'

import { annasOrder, type CornerShop, openCornerShop } from '../testing/corner-shop.ts'

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

test('an order is told once to the guest and once to the branch, by two workers woken by its commit', async () => {
  const mails: Mail[] = []
  vi.spyOn(app.payload, 'sendEmail').mockImplementation(async (mail) => mails.push(mail as Mail))
  // Without their polls, only the commit can wake them.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const workers = [1, 2].map(() => startDelivering(app.payload, bus))
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
  const worker = startDelivering(app.payload)

  await eventually(async () => {
    const { rows } = await app.pool.query(`select count(*)::int as open from outbox where done_at is null`)
    expect(rows).toEqual([{ open: 0 }])
  })
  await worker.stop()

  expect(noted.mock.calls).toEqual([['mail not sent: no SMTP_URL'], ['mail not sent: no SMTP_URL']])
})

test.each([
  ['sending', 'Ob die E-Mail angekommen ist, ist nicht bekannt.'],
  ['queued', 'überholt'],
])('a mail that was left %s and would say what no longer holds is ended in the log', async (state, why) => {
  vi.spyOn(app.payload, 'sendEmail').mockResolvedValue(undefined)
  const order = await place()
  await deliverPromised(app.payload)
  await app.fetch(`/api/orders/public/${order.uid}/${order.hash}/cancel`, { method: 'POST' })
  await app.pool.query(
    `update messages set state = $2::text::enum_messages_state, settled_at = null where order_id = $1 and kind = 'order-place'`,
    [order.id, state],
  )
  await app.pool.query(`update outbox set done_at = null where payload->>'action' = 'place'`)
  await deliverPromised(app.payload)

  const { rows } = await app.pool.query(
    `select state, why from messages where order_id = $1 and kind = 'order-place'`,
    [order.id],
  )
  const ended = { state: 'failed', why: expect.stringContaining(why) }
  expect(rows).toEqual([ended, ended])
})

async function place(): Promise<PublicOrder> {
  const answer = await app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: JSON.stringify(annasOrder(shop, { comment: '<b>ohne Rand</b>' })),
  })
  return readJson(answer)
}
