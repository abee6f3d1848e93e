import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#collections/shared/on-behalf.ts'
import { createLiveBus, type LiveBus } from '#plugins/live/live.port.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { createLocalReq, handleEndpoints } from 'payload'

import { createServerApp } from './app.ts'
import { readEnvironment } from './environment.ts'
import { databaseChecks } from './health/database-checks.ts'
import { createLogs } from './log/log.ts'

type Process = { url: string; bus: LiveBus; listener: Server }
const world: { app?: TestApp; processes: Process[] } = { processes: [] }

beforeAll(async () => {
  const app = await createTestApp()
  world.app = app
  world.processes = await Promise.all([openProcess(app), openProcess(app)])
})

afterAll(async () => {
  for (const { bus, listener } of world.processes) {
    listener.close().closeAllConnections()
    await bus.close()
  }
  await world.app?.close()
})

/** One of several processes of the shop: caches and a bus of its own, the database in common. */
async function openProcess(app: TestApp): Promise<Process> {
  const bus = await createLiveBus({ connectionString: app.databaseUrl })
  const server = createServerApp({
    settings: readEnvironment({ ...process.env, NODE_ENV: 'test' }),
    logs: createLogs('silent'),
    bus,
    handleApi: (request) =>
      handleEndpoints({ config: app.config, request, payloadInstanceCacheKey: keyOf(app.databaseUrl) }),
    apps: [
      {
        name: 'storefront',
        isShared: true,
        serves: () => true,
        respond: async (_request, { fetch }) => {
          const tags = (await (await fetch('/api/tags')).json()) as { docs: { name: string }[] }
          return new Response(tags.docs.map(({ name }) => name).join(), {
            headers: { 'x-page-tags': 'tags' },
          })
        },
      },
    ],
    checks: { ...databaseChecks(app.payload), bus: bus.isConnected },
  })
  const listener = createServer(server.onRequest)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`, bus, listener }
}

const keyOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

const everywhere = (path: string) =>
  Promise.all(world.processes.map(async ({ url }) => (await fetch(url + path)).text()))

const eventually = async (isSo: () => Promise<boolean>) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (await isSo()) return true
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return false
}

test('a change in one process reaches the pages and the data of every process', async () => {
  const { payload } = world.app as TestApp // opened before every test
  const req = await createLocalReq({}, payload)
  const tag = await payload.create({ collection: 'tags', data: { name: 'Vegan' }, ...asSystem(req) })
  expect(await eventually(async () => (await everywhere('/store')).join(' ') === 'Vegan Vegan')).toBe(true)

  await payload.update({ collection: 'tags', id: tag.id, data: { name: 'Pflanzlich' }, ...asSystem(req) })

  expect(
    await eventually(async () => (await everywhere('/store')).join(' ') === 'Pflanzlich Pflanzlich'),
  ).toBe(true)
  expect((await everywhere('/api/tags')).every((text) => text.includes('Pflanzlich'))).toBe(true)
})

test('an unchanged page is answered from the cache and not sent twice', async () => {
  const [{ url }] = world.processes as [Process]
  await fetch(`${url}/store`)
  const first = await fetch(`${url}/store`)
  const again = await fetch(`${url}/store`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })

  expect([first.status, again.status]).toEqual([200, 304])
})

test.each([
  '/api/tags?where[nothing][equals]=1',
  '/api/tags?where[id][in]=x&depth=abc&limit=-1',
  '/api/tags/%F0%9F%8D%95',
  '/api/tags?where=[[[',
  '/api/globals/nothing',
  '/api/',
])('odd reading is refused or answered, but never a fault: %s', async (path) => {
  const [{ url }] = world.processes as [Process]
  expect((await fetch(url + path)).status).toBeLessThan(500)
})

test('the server is ready once the schema is complete and the bus hears', async () => {
  const [{ url }] = world.processes as [Process]
  const answer = await fetch(`${url}/readyz`)

  expect(await answer.json()).toEqual({
    status: 'ready',
    checks: { database: true, migrations: true, bus: true },
  })
})
