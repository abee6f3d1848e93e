import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { annasOrder } from '../testing/corner-shop.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter
/** Two processes of one house. */
let servers: [RunningServer, RunningServer]

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  const start = () => startServerProcess(app.databaseUrl, app.mediaDir)
  servers = [await start(), await start()]
}, 240_000)

afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await app.close()
})

async function place(): Promise<PublicOrder> {
  const answer = await fetch(`${servers[0].url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(annasOrder(counter.shop)),
  })
  return (await answer.json()) as PublicOrder
}

const look = (order: PublicOrder, { url } = servers[0], hash = order.hash, headers = {}) =>
  fetch(`${url}/api/orders/public/${order.uid}/${hash}`, { headers })

async function statusAt(order: PublicOrder, server: RunningServer): Promise<string> {
  return ((await (await look(order, server)).json()) as PublicOrder).status
}

const move = (order: PublicOrder, action: string) =>
  fetch(`${servers[0].url}/api/orders/${order.id}/status/${action}`, {
    method: 'POST',
    headers: { authorization: counter.marta, 'content-type': 'application/json' },
    body: '{}',
  })

describe('an order that its guest looks at again and again', () => {
  it('is as it is now, at once where it was moved and a moment later in every process', async () => {
    const order = await place()
    for (const action of ['confirm', 'in-delivery', 'completed']) {
      for (const server of servers) await statusAt(order, server)
      expect((await move(order, action)).status).toBe(200)
      const expected = action === 'confirm' ? 'confirmed' : action

      expect(await statusAt(order, servers[0])).toBe(expected)
      await eventually(async () => expect(await statusAt(order, servers[1])).toBe(expected))
    }
  })

  it('is read once for as long as it does not change', async () => {
    const order = await place()
    // What follows from an order is noted beside it.
    await eventually(async () => {
      const open = 'select from outbox where done_at is null and failed_at is null and available_at <= now()'
      expect((await app.pool.query(open)).rowCount).toBe(0)
    })
    const first = await (await look(order)).text()
    await app.pool.query('alter table order_events rename to order_events_away')
    const again = await (await look(order)).text()
    await app.pool.query('alter table order_events_away rename to order_events')

    expect(again).toBe(first)
  })

  it('is kept by nobody on the way', async () => {
    const order = await place()
    for (let times = 0; times < 2; times += 1) {
      const { headers } = await look(order)

      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-data-kept-here')).toBeNull()
    }
  })

  it('is not told to whoever has another secret, however often it was told', async () => {
    const [order, other] = [await place(), await place()]
    for (const each of [order, other]) await look(each)

    for (const hash of [other.hash, order.hash.toLowerCase(), order.hash.slice(1), `${order.hash}x`])
      expect((await look(order, servers[0], hash)).status).toBe(404)
  })

  it('is gone when it was deleted, and says what the branch is called now', async () => {
    const order = await place()
    await look(order)
    await app.payload.update({
      collection: 'branches',
      id: counter.shop.branch,
      data: { name: 'Neues Eck' },
      overrideAccess: true,
    })
    await eventually(async () => {
      const { branch } = (await (await look(order)).json()) as PublicOrder
      expect(branch.name).toBe('Neues Eck')
    })
    await app.payload.delete({ collection: 'orders', id: order.id, overrideAccess: true })

    await eventually(async () => expect((await look(order)).status).toBe(404))
  })
})
