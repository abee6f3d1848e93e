import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { hire } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

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

beforeEach(() => vi.restoreAllMocks())

const listen = async (authorization: string, query = '') =>
  newsOf(await app.fetch(`/api/orders/events${query}`, { headers: { authorization } }))

type News = { name: string; orders: StaffOrder[] }

async function* newsOf({ body }: Response): AsyncGenerator<News> {
  if (!body) throw new Error('The stream has no body')
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    for (const [, name = '', json = ''] of chunk.matchAll(/event: (.*)\ndata: (.*)\n/g))
      yield { name, orders: JSON.parse(json).orders ?? [] }
  }
}

const next = async (news: AsyncGenerator<News>): Promise<News> => (await news.next()).value

describe('news of orders', () => {
  it('tell a new order and each change of it in full, but for its secret', async () => {
    const news = await listen(counter.marta)
    expect(await next(news)).toEqual({ name: 'ready', orders: [] })
    const order = await counter.place({ lastName: 'Ahorner' })
    const placed = await next(news)
    await counter.asStaff(order, 'confirm')
    const confirmed = await next(news)
    await app.fetch(`/api/orders/${order.id}`, {
      method: 'PUT',
      headers: { authorization: counter.marta },
      body: JSON.stringify({ version: 2, lastName: 'Zehetner' }),
    })
    const corrected = await next(news)

    expect(placed).toMatchObject({
      name: 'orders',
      orders: [{ id: order.id, lastName: 'Ahorner', version: 1 }],
    })
    expect(placed.orders[0]).not.toHaveProperty('hash')
    expect(confirmed.orders).toMatchObject([{ id: order.id, status: 'confirmed', version: 2 }])
    expect(corrected.orders).toMatchObject([{ id: order.id, lastName: 'Zehetner', version: 3 }])
    await news.return(undefined)
  })

  it('tell nothing of another branch', async () => {
    const stranger = await listen(counter.stranger)
    const admin = await hire(app, 'ROLE_ADMIN')
    const all = newsOf(await admin.ask('GET', '/api/orders/events'))
    await Promise.all([next(stranger), next(all)])
    const order = await counter.place()
    const told = stranger.next()

    expect((await next(all)).orders).toMatchObject([{ id: order.id }])
    expect(await Promise.race([told, after(300)])).toBe('nothing')
    await all.return(undefined)
  })

  it('are read once for however many listen', async () => {
    const listening = await Promise.all([1, 2, 3].map(() => listen(counter.marta)))
    await Promise.all(listening.map(next))
    const read = vi.spyOn(app.payload.db.pool, 'query')
    const order = await counter.place()
    const told = await Promise.all(listening.map(next))
    const reads = read.mock.calls.filter(([asked]) => (asked as { name?: string }).name === 'staff-orders')

    expect(told.map(({ orders }) => orders[0]?.id)).toEqual([order.id, order.id, order.id])
    expect(reads).toHaveLength(1)
    await Promise.all(listening.map((news) => news.return(undefined)))
  })

  it('say so where something may have been missed', async () => {
    const news = await listen(counter.marta)
    await next(news)
    await app.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'theke-live'`,
    )

    expect(await next(news)).toMatchObject({ name: 'gap' })
    await news.return(undefined)
  })

  it('are for who works with orders', async () => {
    const editor = await hire(app, 'ROLE_EDITOR')

    expect((await app.fetch('/api/orders/events')).status).toBe(401)
    expect((await editor.ask('GET', '/api/orders/events')).status).toBe(403)
  })

  it('end with the session, and when the branch is taken from whoever listens', async () => {
    for (const leave of ['session', 'branch']) {
      const person = await hire(app, 'ROLE_EMPLOYEE', [counter.shop.branch])
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
      try {
        const news = newsOf(await person.ask('GET', '/api/orders/events'))
        await next(news)
        if (leave === 'session') await person.ask('POST', '/api/users/sessions/revoke-all', {})
        else await app.pool.query(`delete from users_rels where parent_id = $1`, [person.id])
        vi.advanceTimersByTime(15_000)

        expect([leave, (await news.next()).done]).toEqual([leave, true])
      } finally {
        vi.useRealTimers()
      }
    }
  })

  it('reach a screen by its key, and end when it is revoked', async () => {
    const admin = await hire(app, 'ROLE_ADMIN')
    const device = { identifier: 'theke', name: 'Theke', kind: 'frontdesk', branch: counter.shop.branch }
    const { doc } = await readJson<{ doc: { id: string } }>(await admin.ask('POST', '/api/devices', device))
    const { key } = await readJson<{ key: string }>(await admin.ask('POST', `/api/devices/${doc.id}/key`))
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const news = newsOf(await app.fetch(`/api/orders/screen/${counter.shop.branch}/${key}/events`))
      await next(news)
      const order = await counter.place()
      expect((await next(news)).orders).toMatchObject([{ id: order.id }])
      await admin.ask('DELETE', `/api/devices/${doc.id}/key`)
      vi.advanceTimersByTime(15_000)

      expect((await news.next()).done).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })
})

const after = (milliseconds: number) =>
  new Promise<'nothing'>((resolve) => setTimeout(() => resolve('nothing'), milliseconds))
