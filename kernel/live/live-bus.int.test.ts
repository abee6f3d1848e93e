import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { openFreezingProxy } from '#scripts/testing/freezing-proxy.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { usualProbing } from './listen.ts'
import { createLiveBus, type LiveBus } from './live-bus.ts'
import { notifyTags } from './notify-tags.ts'

let app: TestApp
let bus: LiveBus
const heard: string[][] = []

beforeAll(async () => {
  app = await createTestApp()
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  bus.subscribe(({ tags }) => heard.push(tags))
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const hears = async (tags: string[]): Promise<string[]> =>
  eventually(() => {
    const told = heard.find((each) => each.join() === tags.join())
    if (!told) throw new Error(`Nobody told ${tags.join()}`)
    return told
  })

test('a document that is created, changed or deleted is told with its collection and id', async () => {
  const req = await createLocalReq({}, app.payload)
  const { id } = await app.payload.create({ collection: 'tags', data: { name: 'vegan' }, ...asSystem(req) })
  expect(await hears(['tags', `tags:${id}`])).toBeDefined()

  heard.length = 0
  await app.payload.delete({ collection: 'tags', id, ...asSystem(req) })
  expect(await hears(['tags', `tags:${id}`])).toBeDefined()
})

test('a draft is nobody’s news, a page that is taken back is, also from beneath its newer draft', async () => {
  const req = await createLocalReq({}, app.payload)
  const options = { collection: 'sites', ...asSystem(req) } as const
  const { id } = await app.payload.create({
    ...options,
    data: { name: 'Aktion', path: 'aktion', type: 'default' },
  })
  expect(await hears(['sites', `sites:${id}`])).toBeDefined()

  heard.length = 0
  await app.payload.update({ ...options, id, draft: true, data: { name: 'Aktion 2' } })
  await app.payload.update({ ...options, id, draft: true, data: { name: 'Aktion 3' } })
  await notifyTags(app.pool, ['drafts'])
  expect(await hears(['drafts'])).toBeDefined()
  expect(heard.flat()).not.toContain(`sites:${id}`)

  await app.payload.update({ ...options, id, data: { _status: 'draft' } })
  expect(await hears(['sites', `sites:${id}`])).toBeDefined()
})

test('the configuration is told by its name', async () => {
  const req = await createLocalReq({}, app.payload)
  await app.payload.updateGlobal({ slug: 'config', data: { shopName: 'Eck' }, ...asSystem(req) })

  expect(await hears(['config'])).toBeDefined()
})

test('a change that is rolled back is never told', async () => {
  const req = await createLocalReq({}, app.payload)
  req.transactionID = (await app.payload.db.beginTransaction()) ?? undefined
  const { id } = await app.payload.create({ collection: 'tags', data: { name: 'halal' }, ...asSystem(req) })
  await app.payload.db.rollbackTransaction(String(req.transactionID))
  await notifyTags(app.pool, ['after'])
  expect(await hears(['after'])).toBeDefined()

  expect(heard.flat()).not.toContain(`tags:${id}`)
})

test('a lost connection comes back, and those who listen are told of the gap', async () => {
  const refill = vi.fn<() => void>()
  bus.onGap(refill)
  await app.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'theke-live'`,
  )

  await eventually(() => expect(refill).toHaveBeenCalledTimes(1))
  expect(bus.isConnected()).toBe(true)
  await notifyTags(app.pool, ['back'])
  expect(await hears(['back'])).toBeDefined()
})

test('a listener that throws does not keep the others from hearing', async () => {
  const leave = bus.subscribe(() => {
    throw new Error('kaputt')
  })
  await notifyTags(app.pool, ['still here'])
  expect(await hears(['still here'])).toBeDefined()
  leave()
})

describe('a connection over which nothing comes any more, though nobody has closed it', () => {
  const quick = { probeMs: 50, patienceMs: 500 }

  test('is noticed and replaced, and what was told meanwhile counts as missed', async () => {
    const proxy = await openFreezingProxy(app.databaseUrl)
    const distant = await createLiveBus({ connectionString: proxy.url, ...quick })
    const refill = vi.fn<() => void>()
    const hear = vi.fn<(message: { tags: string[] }) => void>()
    distant.onGap(refill)
    distant.subscribe(hear)

    proxy.freeze()
    await notifyTags(app.pool, ['unheard'])
    await vi.waitFor(() => expect(refill).toHaveBeenCalledTimes(1), { timeout: 30_000 })
    expect(distant.isConnected()).toBe(true)
    await notifyTags(app.pool, ['heard'])
    await vi.waitFor(() => expect(hear.mock.calls).toEqual([[{ tags: ['heard'] }]]))

    await distant.close()
    await proxy.close()
  })

  test('is noticed within five seconds', () => {
    // One probe has to fail; what is left is for the new connection.
    expect(usualProbing.probeMs + usualProbing.patienceMs).toBeLessThan(4500)
  })

  test.each([
    ['the database is away', false],
    ['only this process hears nothing, while others may be changing things', true],
  ])('and cannot be replaced: %s', async (_why, isThere) => {
    const proxy = await openFreezingProxy(app.databaseUrl)
    const problems: string[] = []
    const asked = vi.fn<() => Promise<boolean>>(async () => isThere)
    const distant = await createLiveBus({
      connectionString: proxy.url,
      isDatabaseThere: asked,
      onProblem: ({ message }) => problems.push(message),
      ...quick,
    })

    proxy.block()
    await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2), { timeout: 30_000 })
    expect([distant.isConnected(), distant.isAway()]).toEqual([false, !isThere])
    // Once, however often it is tried again.
    expect(problems).toHaveLength(1)

    await distant.close()
  })
})
