import { afterAll, beforeAll, expect, test } from 'vitest'

import type { ViewerNews } from '#domain/ordering/order-viewers.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

let app: TestApp
let bus: LiveBus
let counter: Counter

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const say = ({ id }: Pick<PublicOrder, 'id'>, body: object, authorization = counter.marta) =>
  app.fetch(`/api/orders/${id}/viewers`, {
    method: 'PUT',
    headers: { authorization },
    body: JSON.stringify(body),
  })

/** What is heard of people until an order is told of, which comes last. */
async function heardBy({ body }: Response): Promise<ViewerNews[]> {
  if (!body) throw new Error('The stream has no body')
  const heard: ViewerNews[] = []
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    for (const [, name, json = ''] of chunk.matchAll(/event: (.*)\ndata: (.*)\n/g)) {
      if (name === 'viewer') heard.push(JSON.parse(json))
      if (name === 'orders') return heard
    }
  }

  return heard
}

test('who looks at an order is told to colleagues of its branch, and to no screen on a wall', async () => {
  const order = await counter.place()
  const { key } = await pairScreen(app, counter.shop.branch, 'frontdesk')
  const board = await app.fetch('/api/orders/events', { headers: { authorization: counter.marta } })
  const elsewhere = await app.fetch('/api/orders/events', { headers: { authorization: counter.stranger } })
  const wall = await app.fetch(`/api/orders/screen/${counter.shop.branch}/${key}/events`)
  const heard = Promise.all([heardBy(board), heardBy(wall)])
  expect((await say(order, { isHere: true })).status).toBe(200)
  expect((await say(order, { isHere: false })).status).toBe(200)
  await counter.asStaff(order, 'confirm')

  const marta = { order: order.id, person: expect.any(String), name: 'marta' }
  expect(await heard).toEqual([
    [
      { ...marta, isHere: true },
      { ...marta, isHere: false },
    ],
    [],
  ])
  await elsewhere.body?.cancel()
})

test('only who may see an order says that they look at it', async () => {
  const order = await counter.place()

  expect((await say(order, { isHere: true }, '')).status).toBe(401)
  expect((await say(order, { isHere: true }, counter.stranger)).status).toBe(404)
  expect((await say(order, { isHere: 'ja' })).status).toBe(400)
})
