import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { startDelivering } from '#scripts/testing/workers.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
})

afterAll(() => app.close())

const takeBack = ({ id }: PublicOrder, authorization = counter.marta, version = 3) =>
  app.fetch(`/api/orders/${id}/take-back`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({ version }),
  })
const problemOf = async (answer: Response) => {
  const [error] = (await readJson<ApiErrors>(answer)).errors
  return [answer.status, error?.code, error?.message]
}
const historyOf = async ({ id }: PublicOrder) =>
  readJson<OrderHistory>(
    await app.fetch(`/api/orders/${id}/history`, { headers: { authorization: counter.marta } }),
  )

async function completed(): Promise<PublicOrder> {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  await counter.asStaff(order, 'completed')
  return order
}

test('a slip is taken back to where the order stood, and remembered with who did it', async () => {
  const order = await completed()
  const back = await readJson<PublicOrder>(await takeBack(order))

  expect(back).toMatchObject({ status: 'confirmed', version: 4 })
  expect((await historyOf(order)).at(-1)).toMatchObject({
    version: 4,
    action: 'take-back',
    to: 'confirmed',
    by: { kind: 'staff', name: 'marta Test' },
  })
  expect(await readJson(await counter.asStaff(order, 'completed'))).toMatchObject({ status: 'completed' })
})

test('two who take it back at once do so once', async () => {
  const order = await completed()
  const answers = await Promise.all([takeBack(order), takeBack(order), takeBack(order)])

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await historyOf(order)).map(({ action }) => action)).toEqual([
    'place',
    'confirm',
    'completed',
    'take-back',
  ])
})

test('nothing else is taken back: no answer to a guest, and no step of some time ago', async () => {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  const noStep = [409, 'illegal-status-change', 'Dieser Schritt kann nicht zurückgenommen werden.']
  expect(await problemOf(await takeBack(order, counter.marta, 2))).toEqual(noStep)

  await counter.asStaff(order, 'completed')
  await app.pool.query(
    `update order_events set at = at - interval '16 seconds' where order_id = $1 and action = 'completed'`,
    [order.id],
  )
  expect(await problemOf(await takeBack(order))).toEqual([
    409,
    'illegal-status-change',
    'Dafür ist es zu spät, die Bestellung ist bereits weiter.',
  ])
})

test('a step that was meant is taken back, and not the one that came after it', async () => {
  const order = await readyOrder()
  await counter.asStaff(order, 'completed')

  expect((await takeBack(order)).status).toBe(409)
  expect(await readJson(await takeBack(order, counter.marta, 4))).toMatchObject({ status: 'in-delivery' })
  expect((await takeBack(order)).status).toBe(409)
})

test('a step is taken back by whoever may do it, and by nobody else', async () => {
  const order = await completed()

  expect((await takeBack(order, counter.stranger)).status).toBe(404)
  expect((await takeBack(order, '')).status).toBe(401)
  expect((await historyOf(order)).at(-1)).toMatchObject({ action: 'completed' })
})

test('of what was taken back no mail tells, and of what stands one does', async () => {
  const told: string[] = []
  vi.spyOn(app.payload, 'sendEmail').mockImplementation(async ({ to, messageId }) => {
    if (to === 'anna@gast.test' && /-3-guest@/.test(String(messageId))) told.push(String(messageId))
  })
  await app.pool.query('truncate outbox')
  const [slipped, meant] = [await readyOrder(), await readyOrder()]
  await takeBack(slipped)
  const worker = startDelivering(app.payload)
  await eventually(async () => expect(await waitingMails()).toBe(2))
  expect(told).toEqual([])
  await app.pool.query(`update outbox set available_at = now()`)
  await eventually(async () => expect(await waitingMails()).toBe(0))
  await worker.stop()

  expect(told).toEqual([`<order-${meant.id}-3-guest@theke.local>`])
})

async function readyOrder(): Promise<PublicOrder> {
  const order = await counter.place()
  await counter.asStaff(order, 'confirm')
  await counter.asStaff(order, 'in-delivery')
  return order
}

async function waitingMails(): Promise<number> {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int as count from outbox
      where topic = 'order-mail' and payload->>'action' = 'in-delivery' and done_at is null`,
  )
  return rows[0]?.count ?? 0
}
