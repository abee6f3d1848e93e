import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { annasOrder, type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { expectEveryOrderOnce, seatGuests } from '#plugins/ordering/testing/hungry-guests.ts'
import { canHear } from '#kernel/live/can-hear.ts'
import { createLiveBus } from '#kernel/live/live-bus.ts'
import { type FreezingProxy, openFreezingProxy } from '#scripts/testing/freezing-proxy.ts'
import { findPgBouncer, type Pooler, startPgBouncer } from '#scripts/testing/pgbouncer.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { tellFigure } from '#scripts/testing/tell-figure.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

const program = await findPgBouncer()
if (!program) tellFigure('PgBouncer is not here and may not be installed: its suite is left out.')

type World = {
  app: TestApp
  shop: CornerShop
  pooler: Pooler
  /** Before the address that the second process listens at. */
  proxy: FreezingProxy
  servers: [RunningServer, RunningServer]
  staff: Record<string, string>
}
let world: World

const url = (index: 0 | 1 = 0) => world.servers[index].url
const get = (path: string, index: 0 | 1 = 0, headers = {}) => fetch(`${url(index)}${path}`, { headers })
const send = (method: string, path: string, body: object, headers = world.staff) =>
  fetch(`${url()}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const idOf = async (answer: Response) => (await readJson<{ doc: { id: string } }>(answer)).doc.id

describe.runIf(program)('behind PgBouncer, which hands out connections by the transaction', () => {
  beforeAll(async () => {
    const app = await createTestApp()
    const shop = await openCornerShop(app.payload)
    const pooler = await startPgBouncer(String(program), app.databaseUrl)
    const proxy = await openFreezingProxy(app.databaseUrl)
    const start = (directUrl: string) =>
      startServerProcess(pooler.url, app.mediaDir, {
        DATABASE_PREPARE: 'off',
        DATABASE_DIRECT_URL: directUrl,
      })
    const servers: World['servers'] = [await start(app.databaseUrl), await start(proxy.url)]
    world = { app, shop, pooler, proxy, servers, staff: {} }
    const { email } = await createRecordFixtures(app.payload).store('users', { roles: ['ROLE_ADMIN'] })
    const answer = await send('POST', '/api/auth/authenticate', { email, password: 'ein-gutes-passwort' })
    const { token } = await readJson<{ token: string }>(answer)
    world.staff = { authorization: `Bearer ${token}` }
  })

  afterAll(async () => {
    for (const server of world.servers) await server.stop()
    await world.proxy.close()
    await world.pooler.stop()
    await world.app.close()
  })

  it('guests order at two processes at once, and every order is there once', async () => {
    let turn = 0
    const guests = seatGuests(world.shop, () => url((turn++ % 2) as 0 | 1), 20)
    await guests.areServed(500)
    await guests.leave()

    expect(Array.from(guests.answers.keys())).toEqual([201])
    await expectEveryOrderOnce(world.app.pool, guests)
  })

  it('reads that come back again and again are answered, and no plan stays on a shared connection', async () => {
    const lists = Array.from({ length: 60 }, (_, index) =>
      get(`/api/products?limit=3&page=1&depth=${index % 2}`),
    )
    const mine = Array.from({ length: 60 }, () => get('/api/orders?limit=3', 0, world.staff))
    const statuses = (await Promise.all([...lists, ...mine])).map(({ status }) => status)

    expect(new Set(statuses)).toEqual(new Set([200]))
    // Of the pooler's own connections, which outlive every session.
    const pool = new pg.Pool({ connectionString: world.pooler.url, max: 4 })
    const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
    const plans = await Promise.all(
      clients.map(async (client) => {
        await client.query('begin')
        return (await client.query('select name from pg_prepared_statements')).rows
      }),
    )
    for (const client of clients) {
      await client.query('rollback')
      client.release()
    }
    await pool.end()
    expect(plans.flat()).toEqual([])
  })

  it('a change by one process reaches the caches of the other', async () => {
    const id = await idOf(await send('POST', '/api/tags', { name: 'Vegan' }))
    const tags = async () => (await get('/api/tags', 1)).text()
    await vi.waitFor(async () => expect(await tags()).toContain('Vegan'))
    await send('PATCH', `/api/tags/${id}`, { name: 'Pflanzlich' })

    await vi.waitFor(async () => expect(await tags()).toContain('Pflanzlich'))
  })

  it('a listener whose connection is dead without being closed drops what it kept within five seconds', async () => {
    const id = await idOf(await send('POST', '/api/tags', { name: 'Scharf' }))
    const tags = async () => (await get('/api/tags', 1)).text()
    await vi.waitFor(async () => expect(await tags()).toContain('Scharf'))

    world.proxy.freeze()
    await send('PATCH', `/api/tags/${id}`, { name: 'Mild' })
    const toldAt = performance.now()
    await vi.waitFor(async () => expect(await tags()).toContain('Mild'), { timeout: 30_000, interval: 20 })
    const tookMs = performance.now() - toldAt
    tellFigure(`a dead listener was noticed after ${Math.round(tookMs)} ms`)
    expect(tookMs).toBeLessThan(5000)
  })

  it('a process that would hear nothing, because its direct address leads to the pooler, does not begin', async () => {
    const bus = await createLiveBus({ connectionString: world.pooler.url })
    const deaf = startServerProcess(world.pooler.url, world.app.mediaDir, { DATABASE_PREPARE: 'off' })

    await expect(deaf).rejects.toThrow('the server ended with 1')
    expect(await canHear(bus, world.app.pool)).toBe(false)
    await bus.close()
  })

  it('what is planned is published once, though two processes look for it', async () => {
    const page = { name: 'Aktion', path: 'aktion', type: 'default' }
    const id = await idOf(await send('POST', '/api/sites?draft=true', page))
    await world.app.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'sites', value: id } },
      waitUntil: new Date('2026-01-01T08:00:00Z'),
    })

    await vi.waitFor(async () => expect((await get(`/api/sites/${id}`)).status).toBe(200), {
      timeout: 60_000,
      interval: 200,
    })
    const { rows } = await world.app.pool.query(
      `select count(*)::int from _sites_v where parent_id = $1 and version__status = 'published'`,
      [id],
    )
    expect(rows).toEqual([{ count: 1 }])
    const { rows: locks } = await world.app.pool.query(
      `select count(*)::int from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
        and database = (select oid from pg_database where datname = current_database())`,
    )
    // Nothing is left behind on a connection that goes to somebody else next.
    await vi.waitFor(() => expect(locks).toEqual([{ count: 0 }]))
  })

  it('what a guest asks for is ended after two seconds, and the staff has longer', async () => {
    const owner = await world.app.pool.connect()
    await owner.query('begin; lock table donatees in access exclusive mode')
    const staffWaits = get('/api/donatees?limit=2', 0, world.staff)
    const refused = await get('/api/donatees?limit=1')
    await owner.query('rollback')
    owner.release()

    expect([
      refused.status,
      (await readJson<{ errors: [{ code: string }] }>(refused)).errors[0].code,
    ]).toEqual([503, 'took-too-long'])
    expect((await staffWaits).status).toBe(200)
  })

  it('what an order has promised is done by one of the two processes', async () => {
    const placed = await send('POST', '/api/orders', annasOrder(world.shop), {
      'idempotency-key': 'behind-the-pooler',
    })
    expect(placed.status).toBe(201)
    const waiting = async () =>
      (await world.app.pool.query('select id from outbox where done_at is null and failed_at is null')).rows

    await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 200 })
  })
})
