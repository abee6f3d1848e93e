import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { PickupBoard } from '#domain/ordering/pickup.contract.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { askWith, hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openKitchen, problemOf } from '../testing/kitchen-screens.ts'
import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

type Screen = Awaited<ReturnType<typeof pairScreen>>

let app: TestApp
let bus: LiveBus
let counter: Counter
let screen: Screen
let desk: Screen

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  screen = await pairScreen(app, counter.shop.branch, 'pickup')
  desk = await pairScreen(app, counter.shop.branch, 'frontdesk')
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const at = (key = screen.key, branch = counter.shop.branch) => `/api/orders/pickup/${branch}/${key}`
const board = async () => readJson<PickupBoard>(await app.fetch(at()))
const numbers = async () => {
  const { preparing, ready } = await board()
  return { preparing: preparing.map(({ number }) => number), ready: ready.map(({ number }) => number) }
}
async function* boardsOf({ body }: Response): AsyncGenerator<PickupBoard> {
  if (!body) throw new Error('The stream has no body')
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    for (const [, json = ''] of chunk.matchAll(/event: board\ndata: (.*)\n/g)) yield JSON.parse(json)
  }
}
const nextOf = async (news: AsyncGenerator<PickupBoard>): Promise<PickupBoard> => (await news.next()).value
const numberOf = ({ ticketNumber }: PublicOrder) => ticketNumber
async function confirmed(changes: object = {}): Promise<PublicOrder> {
  const order = await counter.place(changes as Record<string, unknown>)
  await counter.asStaff(order, 'confirm')
  return order
}

describe('the board for pickup', () => {
  it('shows a number in the making, then as ready, then no more', async () => {
    const order = await confirmed()
    expect(await numbers()).toMatchObject({ preparing: [numberOf(order)] })

    await counter.asStaff(order, 'in-delivery')
    expect(await numbers()).toEqual({ preparing: [], ready: [numberOf(order)] })
    await counter.asStaff(order, 'completed')
    expect(await numbers()).toEqual({ preparing: [], ready: [] })
  })

  it('shows what the kitchen called back as in the making again', async () => {
    const kitchen = await openKitchen(app, counter)
    const order = await confirmed()
    await counter.asStaff(order, 'in-delivery')
    await kitchen.recall(order.id)

    expect(await numbers()).toMatchObject({ preparing: [numberOf(order)], ready: [] })
    await kitchen.made(order.id, [{ line: 0, made: 2 }])
    expect(await numbers()).toMatchObject({ preparing: [], ready: [numberOf(order)] })
    await counter.asStaff(order, 'completed')
  })

  it('says nothing but numbers, whatever an order says of its guest', async () => {
    const order = await confirmed({ firstName: 'Xaver', comment: 'Geheimnis' })
    const text = await (await app.fetch(at())).text()

    expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(['at', 'branch', 'preparing', 'ready'])
    for (const word of ['Xaver', 'Huber', 'Geheimnis', 'anna@', order.uid, order.hash, order.id]) {
      expect(text).not.toContain(word)
    }
    await counter.asStaff(order, 'completed')
  })

  it('leaves out what is not confirmed, is brought, is far off, or waited too long', async () => {
    const awaiting = await counter.place()
    const [brought, later, forgotten] = [await confirmed(), await confirmed(), await confirmed()]
    await counter.asStaff(forgotten, 'in-delivery')
    await app.pool.query(`update orders set type = 'delivery' where id = $1`, [brought.id])
    await app.pool.query(`update orders set appointment_date = now() + interval '1 day' where id = $1`, [
      later.id,
    ])
    await app.pool.query(`update order_events set at = now() - interval '1 hour' where order_id = $1`, [
      forgotten.id,
    ])

    expect(await numbers()).toEqual({ preparing: [], ready: [] })
    for (const order of [awaiting, brought, later]) await counter.asStaff(order, 'cancel')
  })

  it('is told as a whole at once and when something changes,', async () => {
    const news = boardsOf(await app.fetch(`${at()}/events`))
    const before = await nextOf(news)
    const order = await counter.place()
    await counter.asStaff(order, 'confirm')
    let after = await nextOf(news)
    // Boards that were read for what was cancelled before, or for the order that is not confirmed yet, may come first.
    while (after.preparing.length === 0) after = await nextOf(news)

    expect(before.preparing).toEqual([])
    expect(after.preparing).toEqual([{ number: numberOf(order), type: 'takeaway' }])
    await news.return(undefined)
    await counter.asStaff(order, 'cancel')
  })
})

describe('the key of a board for pickup', () => {
  it.each(['frontdesk', 'backoffice', 'kitchen', 'tables'])(
    'opens no list of %s, and theirs no board',
    async (kind) => {
      const other = kind === 'frontdesk' ? desk : await pairScreen(app, counter.shop.branch, kind)
      const list = await app.fetch(`/api/orders/${kind}/${counter.shop.branch}/${screen.key}`)

      expect(await problemOf(list)).toEqual([401, 'wrong-device-key'])
      expect(await problemOf(await app.fetch(at(other.key)))).toEqual([401, 'wrong-device-key'])
    },
  )

  it('opens no other call of the API that tells of orders, people or the branch', async () => {
    const order = await confirmed()
    const device = { authorization: `Device ${screen.key}` }
    const get = (path: string) => app.fetch(path, { headers: device })
    const here = `/api/orders/screen/${counter.shop.branch}/${screen.key}`
    const asked = [
      `${here}/events`,
      `${here}/people`,
      `/api/orders/${order.id}`,
      `/api/orders/${order.id}/history`,
      `/api/orders/${order.id}/details`,
      '/api/orders/current',
      '/api/customers',
      '/api/users',
      '/api/tables',
      '/api/departments',
      '/api/logs',
    ]
    for (const path of asked) {
      expect([path, [401, 403, 404].includes((await get(path)).status)]).toEqual([path, true])
    }
    const listed = await readJson<{ docs?: unknown[] }>(await get('/api/orders'))
    expect(listed.docs ?? []).toEqual([])
    for (const kind of ['frontdesk', 'kitchen', 'tables']) {
      const path = `/api/orders/${kind}/${counter.shop.branch}/${screen.key}/${order.id}/status/completed`
      expect(await problemOf(await askWith(app)('POST', path, {}))).toEqual([401, 'wrong-device-key'])
    }
  })

  it('opens nothing once it is revoked, nor another branch ever', async () => {
    const other = await pairScreen(app, counter.shop.branch, 'pickup')
    const admin = await hire(app, 'ROLE_ADMIN')
    await admin.ask('DELETE', `/api/devices/${other.id}/key`)

    for (const path of [at(other.key), at(screen.key, 'anderswo'), at('thk_'), `${at(other.key)}/events`]) {
      expect(await problemOf(await app.fetch(path))).toEqual([401, 'wrong-device-key'])
    }
  })
})
