import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { answerWithPayload } from './api/answer-with-payload.ts'
import { createServerApp } from './app.ts'
import { readEnvironment } from './environment.ts'
import { databaseChecks } from './health/database-checks.ts'
import { createLogs } from './log/log.ts'
import { mediaRoute } from './media/media-route.ts'
import { createPayloadMediaSource } from './media/payload-media-source.ts'
import { createVariantStore } from './media/variant-store.ts'
import { declaredRoutes } from './policy/declared-routes.ts'
import { policyTable } from './policy/policy-table.ts'

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
    policyOf: policyTable(declaredRoutes(app.config)),
    handleApi: answerWithPayload(app.config, keyOf(app.databaseUrl)),
    apps: [
      {
        name: 'storefront',
        isShared: true,
        serves: () => true,
        respond: async (_request, { fetch }) => {
          const tags = (await (await fetch('/api/tags')).json()) as { docs: { name: string }[] }
          return new Response(tags.docs.map(({ name }) => name).join(), {
            headers: { 'x-page-until': 'changed' },
          })
        },
      },
    ],
    media: mediaRoute({
      source: createPayloadMediaSource(app.payload),
      mediaFolder: process.env.MEDIA_DIR ?? '',
      variants: createVariantStore(`${process.env.MEDIA_DIR}/.cache`, 10 ** 7, () => undefined),
    }),
    checks: { ...databaseChecks(app.payload), bus: bus.isConnected },
  })
  const listener = createServer(server.onRequest)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`, bus, listener }
}

const keyOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

const everywhere = (path: string) =>
  Promise.all(world.processes.map(async ({ url }) => (await fetch(url + path)).text()))

const showsEverywhere = (text: string) =>
  eventually(async () => expect(await everywhere('/store')).toEqual([text, text]))

test('a change in one process reaches the pages and the data of every process', async () => {
  const { payload } = world.app as TestApp // opened before every test
  const req = await createLocalReq({}, payload)
  const tag = await payload.create({ collection: 'tags', data: { name: 'Vegan' }, ...asSystem(req) })
  await showsEverywhere('Vegan')

  await payload.update({ collection: 'tags', id: tag.id, data: { name: 'Pflanzlich' }, ...asSystem(req) })

  await showsEverywhere('Pflanzlich')
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

test.each(['/api/globals/auth/authenticate', '/api/globals/forms', '/api/globalsauth/authenticate'])(
  'nothing is sent to a second address, past the limit of the first: %s',
  async (path) => {
    const [{ url }] = world.processes as [Process]
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })

    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('not-found')])
    expect((await fetch(`${url}/api/globals/config`)).status).toBe(200)
  },
)

test('the server is ready once the schema is complete and the bus hears', async () => {
  const [{ url }] = world.processes as [Process]
  const answer = await fetch(`${url}/readyz`)

  expect(await answer.json()).toEqual({
    status: 'ready',
    checks: { database: true, migrations: true, bus: true },
  })
})

test('a picture that staff uploads in one process is delivered in every size by the other', async () => {
  const [first, second] = world.processes as [Process, Process]
  const { payload } = world.app as TestApp // opened before every test
  const login = { email: 'anna@theke.test', password: 'Schnitzel-und-Pommes-1' }
  const person = { ...login, firstName: 'Anna', lastName: 'Huber', roles: ['ROLE_ADMIN' as const] }
  await payload.create({ collection: 'users', data: person, ...asSystem(await createLocalReq({}, payload)) })
  const authenticated = await fetch(`${first.url}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  })
  const { token } = (await authenticated.json()) as { token: string }

  const form = new FormData()
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer()
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'pizza.jpg')
  form.append('_payload', JSON.stringify({ alt: 'Pizza' }))
  const upload = await fetch(`${first.url}/api/images`, {
    method: 'POST',
    headers: { authorization: `JWT ${token}` },
    body: form,
  })
  const { doc } = (await upload.json()) as { doc: { id: string; version: string; extension: string } }

  const answer = await fetch(`${second.url}/image/thumbnail/${doc.id}-${doc.version}.${doc.extension}`, {
    headers: { accept: 'image/webp' },
  })
  expect([upload.status, answer.status, answer.headers.get('content-type')]).toEqual([201, 200, 'image/webp'])
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(128)
  expect((await fetch(`${first.url}/image/${doc.id}-0.jpg`, { redirect: 'manual' })).status).toBe(302)
})
