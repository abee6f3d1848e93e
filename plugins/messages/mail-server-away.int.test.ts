import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus } from '#kernel/live/live-bus.ts'
import { openPrinters, type Printers } from '#plugins/printing/testing/open-printers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised, startDelivering } from '#scripts/testing/workers.ts'

import { readMailFigures } from './messages.port.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { useMailServer } from './testing/use-mail-server.ts'

/** Each tells its guest and its branch. */
const orders = size({ short: 40, long: 1_000 })

let app: TestApp
let house: Printers
let server: MailServer

beforeAll(async () => {
  app = await createTestApp()
  house = await openPrinters(app)
  await house.setUp({ rules: [{ event: 'placed', layout: 'pickup' }] })
})
afterAll(() => app.close())

beforeEach(() => app.pool.query('truncate messages, mail_servers, outbox, print_jobs'))
afterEach(() => server.close())

async function placeAll(email = (count: number) => `gast${count}@gast.test`): Promise<void> {
  for (let count = 0; count < orders; count += 1) await house.counter.place({ email: email(count) })
}

const count = async (sql: string): Promise<number> =>
  Number((await app.pool.query<{ count: string }>(`select count(*) from ${sql}`)).rows[0]?.count)
const slips = () => count(`print_jobs`)
const open = () => count(`outbox where done_at is null and failed_at is null`)

/** As if so much time had passed: whatever waits has waited for it. */
async function letPass(minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`
  await app.pool.query(`update outbox set available_at = available_at - ${by} where done_at is null`)
  await app.pool.query(`update mail_servers set open_until = open_until - ${by}`)
  await app.pool.query(
    `update messages set queued_at = queued_at - ${by}, tried_at = tried_at - ${by} where state in ('queued', 'sending')`,
  )
}

it('a mail server that takes its time keeps no slip and nothing else waiting', async () => {
  const isThere = Promise.withResolvers<void>()
  server = await openMailServer({ beforeAnswer: () => isThere.promise })
  await useMailServer(app, server.url, 600_000)
  const bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
  const worker = startDelivering(app.payload, bus)
  await placeAll()
  await eventually(() => expect(server.received.length).toBeGreaterThan(0))
  // No mail has been answered by now, and each order is on its way to paper.
  await eventually(async () => expect(await slips()).toBe(orders))
  expect(await count(`messages where state = 'accepted'`)).toBe(0)

  isThere.resolve()
  await eventually(async () => expect(await open()).toBe(0))
  await worker.stop()
  await bus.close()
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(orders * 2)
  expect(await count(`messages where state = 'accepted'`)).toBe(orders * 2)
})

it('a mail server that is away for ten minutes is seen to be, is hardly asked, and gets each mail once afterwards', async () => {
  server = await openMailServer()
  const port = Number(new URL(server.url).port)
  await useMailServer(app, server.url)
  await server.close()
  await placeAll()
  for (let minute = 0; minute < 10; minute += 1) {
    await deliverPromised(app.payload)
    expect(await readMailFigures(app.pool, Temporal.Now.instant())).toMatchObject({
      awayServers: 1,
      waiting: orders * 2,
      awayUntil: expect.any(String),
    })
    await letPass(1)
  }
  expect(await slips()).toBe(orders)
  expect(await open()).toBe(orders * 2)
  const { rows } = await app.pool.query(
    `select sum(attempts)::int as tries, (select max(attempts) from outbox where done_at is null) as counted from messages`,
  )
  // Ten of a batch find out at once, then one each time; nobody is nearer to a last try for it.
  expect(rows[0].tries).toBeLessThanOrEqual(20)
  expect(rows[0].counted).toBe(0)

  server = await openMailServer({ port })
  await letPass(6)
  while ((await open()) > 0) {
    await deliverPromised(app.payload)
    await letPass(1)
  }
  expect(server.received).toHaveLength(orders * 2)
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(orders * 2)
  expect(await count(`messages where state <> 'accepted'`)).toBe(0)
  expect(await readMailFigures(app.pool, Temporal.Now.instant())).toEqual({
    awayServers: 0,
    waiting: 0,
    awayUntil: null,
  })
})

it('a recipient that is refused for good is asked once, and keeps no other waiting', async () => {
  server = await openMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('weg') ? Object.assign(new Error('unbekannt'), { responseCode: 550 }) : null),
  })
  await useMailServer(app, server.url)
  await placeAll((number) => (number % 4 === 0 ? `weg${number}@gast.test` : `gast${number}@gast.test`))
  await deliverPromised(app.payload)

  expect(await count(`messages where state = 'refused' and attempts = 1`)).toBe(Math.ceil(orders / 4))
  expect(await count(`messages where state = 'accepted'`)).toBe(orders * 2 - Math.ceil(orders / 4))
  expect(await open()).toBe(0)
  expect(await readMailFigures(app.pool, Temporal.Now.instant())).toMatchObject({ awayServers: 0 })
})
