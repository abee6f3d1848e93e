import { readFile } from 'node:fs/promises'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { plugins } from '#cms/plugins.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { endpointOf } from '#kernel/api/endpoint-of.ts'
import { capability, declaredIn } from '#kernel/capability/capability.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { startWorkers } from '#kernel/workers/start-workers.ts'
import { hooksPage } from '#scripts/quality/hooks-page.ts'
import { policyPage } from '#scripts/quality/policy-page.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { declaredRoutes } from './policy/declared-routes.ts'
import { policyTable } from './policy/policy-table.ts'
import { openServer } from './testing/open-server.ts'
import { countTags, tastingContract, tastingsPlugin } from './testing/tastings.fixture.ts'

/** The same call as it may be varied: sent instead of asked for, and without a word about what it needs. */
const sent = { ...tastingContract, method: 'post', request: z.object({ wish: z.string() }) } as const
const roomy = { limit: 'forms', body: 'film' } as const
const plainly = { path: '/api/plain-tastings/{course}/{guest}', policy: {} } as const
const variants = capability({
  name: 'tasting-variants',
  endpoints: [
    endpointOf({ ...tastingContract, ...plainly }, countTags),
    endpointOf({ ...sent, ...plainly }, countTags),
    endpointOf({ ...sent, policy: roomy }, countTags),
  ],
})
const declared = '/api/tastings/soup/anna@kundin.test'
const plain = '/api/plain-tastings/soup/anna@kundin.test'

let app: TestApp
let bus: LiveBus
const sendEmail = vi.fn<TestApp['payload']['sendEmail']>()

beforeAll(async () => {
  // As it would be listed in `cms/plugins.ts`.
  plugins.unshift(tastingsPlugin, variants)
  app = await createTestApp()
  app.payload.sendEmail = sendEmail
  bus = await createLiveBus({ connectionString: app.databaseUrl })
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

beforeEach(() => sendEmail.mockReset())

/** The product's server around the built configuration, with counters and caches of its own. */
async function open(env: Record<string, string> = {}) {
  const server = await openServer({
    env,
    bus,
    policyOf: policyTable(declaredRoutes(app.config)),
    handleApi: (request) => app.fetch(request.url, request),
  })
  const logged = () => server.lines.map((line) => JSON.parse(line) as { path: string; source: string })
  const read = async (path: string) => (await server.get(path)).status
  const send = async (path: string, wish = 'scharf') =>
    (await server.post(path, JSON.stringify({ wish }))).status

  return { ...server, logged, read, send }
}

async function createTag(name: string) {
  const req = await createLocalReq({}, app.payload)

  return app.payload.create({ collection: 'tags', data: { name }, ...asSystem(req) })
}

const mailsAbout = (about: string) => sendEmail.mock.calls.filter(([{ subject }]) => subject === about)

it('takes fewer than forty lines', async () => {
  const source = await readFile(new URL('testing/tastings.fixture.ts', import.meta.url), 'utf8')

  expect(source.trimEnd().split('\n').length).toBeLessThan(40)
})

it('answers by its contract, which refuses what it does not know', async () => {
  const { get, read } = await open()

  expect(await readJson(await get(declared))).toEqual({ totalDocs: expect.any(Number) })
  expect(await read(declared.replace('soup', 'starter'))).toBe(400)
})

it('has what a change promises delivered once, whoever else delivers', async () => {
  const started = [1, 2].map(() => startWorkers({ payload: app.payload, bus }))
  const { id } = await createTag('Vegan')
  const req = await createLocalReq({}, app.payload)
  await app.payload.update({ collection: 'tags', id, data: { name: 'Pflanzlich' }, ...asSystem(req) })

  await eventually(async () => {
    const { rows } = await app.pool.query(`select topic, done_at is not null as done from outbox`)
    expect(rows).toEqual([{ topic: 'tag-mail', done: true }])
  })
  await Promise.all(started.map(({ stop }) => stop()))
  expect([mailsAbout('Vegan').length, mailsAbout('Pflanzlich').length]).toEqual([1, 0])
})

it('promises nothing with a change that is undone', async () => {
  const { config } = app.payload.collections.tags
  const undo = () => Promise.reject(new Error('undone'))
  config.hooks.afterChange.push(undo)
  await expect(createTag('Glutenfrei')).rejects.toThrow('undone')
  config.hooks.afterChange.pop()

  const { rows } = await app.pool.query(`select 1 from outbox where payload->>'subject' = 'Glutenfrei'`)
  expect(rows).toEqual([])
})

it('works by itself from the start of the server on', async () => {
  const { stop } = startWorkers({ payload: app.payload, bus })
  await eventually(async () => expect(mailsAbout('Einladung')).toHaveLength(1))

  await stop()
})

it('is limited as it declares, else by its method', async () => {
  const { read, send } = await open({
    RATE_LIMIT_FORMS: '1',
    RATE_LIMIT_WRITES: '2',
    RATE_LIMIT_GENERAL: '3',
  })
  const statuses = async (...asking: (() => Promise<number>)[]) => {
    const all: number[] = []
    for (const ask of asking) all.push(await ask())
    return all
  }
  const [toRead, toReadPlainly] = [() => read(declared), () => read(plain)]
  const [toSend, toSendPlainly] = [() => send(declared), () => send(plain)]

  expect(await statuses(toSend, toSend)).toEqual([200, 429])
  expect(await statuses(toSendPlainly, toSendPlainly, toSendPlainly)).toEqual([200, 200, 429])
  // Once it is kept, it costs nothing and is not counted any more.
  expect(await statuses(toRead, toReadPlainly, toReadPlainly, toReadPlainly, toRead)).toEqual([
    200, 200, 200, 429, 200,
  ])
})

it('takes in as much as it declares, else a record', async () => {
  const { send } = await open({ JSON_LIMIT_KB: '1', UPLOAD_LIMIT_MB: '1' })
  const [longer, film] = ['.'.repeat(2 ** 11), '.'.repeat(2 ** 20)]

  expect([await send(plain), await send(plain, longer)]).toEqual([200, 413])
  expect([await send(declared, longer), await send(declared, film)]).toEqual([200, 413])
})

it('shows in the log what it declares, else nothing of what a client puts into its address', async () => {
  const { logged, read, send } = await open()
  await read(declared)
  await send(declared)
  await read(plain)

  await eventually(async () =>
    expect(logged().map(({ path }) => path)).toEqual([
      '/api/tastings/soup/***',
      '/api/tastings/***/***',
      '/api/plain-tastings/***/***',
    ]),
  )
})

it('is kept if it declares so, until what was read for it changes, else never', async () => {
  const { get, logged, read } = await open()
  for (const path of [declared, declared, plain, plain]) await read(path)
  await eventually(async () =>
    expect(logged().map(({ source }) => source)).toEqual(['fresh', 'data-cache', 'fresh', 'fresh']),
  )

  const count = async () => (await readJson<{ totalDocs: number }>(await get(declared))).totalDocs
  const before = await count()
  await createTag('Hausgemacht')
  await eventually(async () => expect(await count()).toBe(before + 1))
})

it('is described with its parameters and its schemas', async () => {
  const { get } = await open()
  const { paths } = await readJson<{ paths: Record<string, object> }>(await get('/api/openapi.json'))
  const json = (properties: object) => ({
    content: { 'application/json': { schema: { type: 'object', properties } } },
  })
  const described = {
    tags: ['Verkostungen'],
    summary: 'Was ein Gast verkosten kann',
    parameters: [
      { name: 'course', in: 'path', schema: { type: 'string', enum: ['soup', 'dessert'] } },
      { name: 'guest', in: 'path', schema: { type: 'string' } },
    ],
    responses: { 200: json({ totalDocs: { type: 'integer' } }), 400: {} },
  }
  const requestBody = json({ wish: { type: 'string' } })

  expect(paths['/api/tastings/{course}/{guest}']).toMatchObject({
    get: described,
    post: { ...described, requestBody },
  })
})

it('is listed: what it promises and does, what runs when, what its calls are granted, and what they took', async () => {
  const [mine] = declaredIn(app.config).filter(({ name }) => name === 'tastings')
  expect(mine?.outbox?.map(({ kind }) => kind.name)).toEqual(['tag-mail'])
  expect(mine?.workers?.map(({ name }) => name)).toEqual(['tasting-invitations'])

  const ofTags = hooksPage(app.payload)
    .split('\n## ')
    .find((section) => section.startsWith('tags\n'))
  // Among what tells, by the names of the capabilities.
  expect(ofTags).toContain('- **afterChange**: logChange, promiseMail\n')

  const granted = policyPage(declaredRoutes(app.config))
  expect(granted).toContain('| `/api/tastings/:course/:guest` get | kept for guests; shows course |')
  expect(granted).toContain('| `/api/tastings/:course/:guest` post | counts as forms; takes in a film |')
  expect(granted).not.toContain('plain-tastings')

  const { get, send } = await open()
  await send(declared)
  await eventually(async () =>
    expect(await (await get('/metrics')).text()).toContain(
      'theke_http_request_seconds_count{method="POST",face="api",status="2xx"} 1',
    ),
  )
})
