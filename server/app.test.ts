import { createHash } from 'node:crypto'
import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { createServerApp, type ServerApp, type ServerParts } from './app.ts'
import type { ServedApp } from './apps/served-app.ts'
import { readEnvironment } from './environment.ts'
import { createLogs } from './log/log.ts'
import { shutDown } from './shutdown.ts'

const running: Server[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.close().closeAllConnections()
})

type Listeners = { hear: ((message: { tags: string[] }) => void)[]; gap: (() => void)[] }

async function open(more: Partial<ServerParts> & { env?: Record<string, string> } = {}) {
  const heard: Listeners = { hear: [], gap: [] }
  const bus = { isConnected: true, tell: (...tags: string[]) => heard.hear.forEach((hear) => hear({ tags })) }
  const lines: string[] = []
  const server: ServerApp = createServerApp({
    settings: readEnvironment({
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://localhost/theke',
      PAYLOAD_SECRET: 'x'.repeat(32),
      ...more.env,
    }),
    logs: createLogs('info', { write: (line) => lines.push(line) }),
    bus: {
      subscribe: (hear) => (heard.hear.push(hear), () => undefined),
      onGap: (refill) => (heard.gap.push(refill), () => undefined),
      isConnected: () => bus.isConnected,
    },
    handleApi: async () => Response.json({ message: 'Route not found' }, { status: 404 }),
    apps: [],
    checks: {},
    ...more,
  })
  const listener = createServer(server.onRequest)
  running.push(listener)
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const get = (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init })
  const post = (path: string, body: string, type = 'application/json') =>
    get(path, { method: 'POST', body, headers: { 'content-type': type } })
  return { server, listener, bus, heard, lines, url, get, post }
}

const page = '<!doctype html><html><head><style>p{color:red}</style></head><body><script>start()</script>'

/** An app whose pages count how often they are rendered. */
function countingApp(respond?: (request: Request, count: number) => Response) {
  const app = { renders: 0, seen: [] as Request[] }
  const served: ServedApp = {
    name: 'storefront',
    isShared: true,
    serves: () => true,
    respond: async (request) => {
      app.renders += 1
      app.seen.push(request)
      if (respond) return respond(request, app.renders)
      return new Response(`${page}<p>${app.renders}</p>${'.'.repeat(2000)}`, {
        headers: { 'content-type': 'text/html; charset=utf-8', 'x-page-tags': 'shop, products' },
      })
    },
  }
  return { app, served }
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5))
}

test('a page is rendered once, then answered as it is until one of its tags changes', async () => {
  const { app, served } = countingApp()
  const { get, bus } = await open({ apps: [served] })

  const first = await get('/store')
  const second = await get('/store?utm_source=mail')
  expect(await second.text()).toBe(await first.text())
  expect(app.renders).toBe(1)

  bus.tell('products')
  expect(await (await get('/store')).text()).toContain('<p>2</p>')
})

test('a page carries every header also when it comes from the cache', async () => {
  const { served } = countingApp()
  const { get } = await open({ apps: [served] })
  await get('/store')
  const { headers } = await get('/store')
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${hash('start()')};`)
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' ${hash('p{color:red}')};`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.get('vary')).toBe('accept-encoding')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect([headers.has('x-page-tags'), headers.has('x-powered-by')]).toEqual([false, false])
})

test.each(['br', 'gzip', 'identity'])(
  'a page that the client has is not sent again: %s',
  async (encoding) => {
    const { served } = countingApp()
    const { get } = await open({ apps: [served] })
    const headers = { 'accept-encoding': encoding }
    const first = await get('/store', { headers })
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)

    const again = await get('/store', { headers: { ...headers, 'if-none-match': `W/"old", ${etag}` } })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])

    const changed = await get('/store', { headers: { ...headers, 'if-none-match': '"other"' } })
    expect(changed.status).toBe(200)
  },
)

test('each encoding has an etag of its own and the same text', async () => {
  const { served } = countingApp()
  const { get } = await open({ apps: [served] })
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => get('/', { headers: { 'accept-encoding': encoding } })),
  )

  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
})

test('a shared page cannot know who asked, so staff may be answered from the cache as well', async () => {
  const { app, served } = countingApp()
  const { get } = await open({ apps: [served] })
  await get('/store', { headers: { cookie: 'payload-token=anna', authorization: 'JWT anna' } })
  await get('/store')

  expect(app.renders).toBe(1)
  expect([app.seen[0]?.headers.get('cookie'), app.seen[0]?.headers.get('authorization')]).toEqual([
    null,
    null,
  ])
})

test('a page without tags is made for each guest, with its policy and its cookies', async () => {
  const { app, served } = countingApp(() => {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(page, { status: 418, headers })
  })
  const { get } = await open({ apps: [served] })
  await get('/store')
  const answer = await get('/store')

  expect([app.renders, answer.status, await answer.text()]).toEqual([2, 418, page])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('content-security-policy')).toContain('sha256-')
})

test('a page ends at its instant and is not kept while the bus is silent', async () => {
  const clock = { now: Temporal.Instant.from('2026-01-01T12:00:30Z') }
  const { app, served } = countingApp(
    () => new Response('x', { headers: { 'x-page-tags': 'shop', 'x-page-until': '2026-01-01T12:01:00Z' } }),
  )
  const { get, bus } = await open({ apps: [served], now: () => clock.now })

  await get('/store')
  await get('/store')
  expect(app.renders).toBe(1)
  clock.now = Temporal.Instant.from('2026-01-01T12:01:00Z')
  await get('/store')
  expect(app.renders).toBe(2)
  bus.isConnected = false
  await get('/store')
  expect(app.renders).toBe(3)
})

test('a page is dropped with the data that it was made from', async () => {
  const served: ServedApp = {
    name: 'storefront',
    isShared: true,
    serves: () => true,
    respond: async (_request, { fetch }) => {
      const { price } = (await (await fetch('/api/shop')).json()) as { price: number }
      return new Response(`${price}`, { headers: { 'x-page-tags': 'shop' } })
    },
  }
  const shop = { price: 1, reads: 0 }
  const handleApi = async () => {
    shop.reads += 1
    return Response.json({ price: shop.price }, { headers: { 'x-data-tags': 'products' } })
  }
  const { get, bus } = await open({ apps: [served], handleApi })

  expect(await (await get('/store')).text()).toBe('1')
  expect(await (await get('/status/a/b')).text()).toBe('1')
  expect(shop.reads).toBe(1)
  shop.price = 2
  bus.tell('products')
  expect(await (await get('/store')).text()).toBe('2')
})

test('pages that are opened by a key do not tell their address and do not reach the log', async () => {
  const { served } = countingApp()
  const { get, lines } = await open({ apps: [served] })
  const { headers } = await get('/status/uid/GEHEIM')
  await get('/status/uid/GEHEIM')
  await until(() => lines.length === 2)

  expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex'])
  expect(lines.join()).not.toContain('GEHEIM')
})

test('a failing page ends in German with the number under which the log has the cause, once', async () => {
  const { served } = countingApp(() => {
    throw new Error('Ofen aus')
  })
  const { get, lines } = await open({ apps: [served] })
  const answer = await get('/store', { headers: { accept: 'text/html', 'x-request-id': 'gateway-0001' } })

  expect(answer.status).toBe(500)
  expect(await answer.text()).toMatch(/schiefgegangen[\s\S]+gateway-0001/)
  await until(() => lines.length === 2)
  expect(lines.filter((line) => line.includes('Ofen aus'))).toHaveLength(1)
})

test('public data is shared until it changes; data of somebody is not', async () => {
  const kitchen = { calls: 0 }
  const handleApi = async () => {
    kitchen.calls += 1
    return Response.json({ docs: [kitchen.calls] })
  }
  const { get, bus } = await open({ handleApi })

  await get('/api/products?limit=20')
  const shared = await get('/api/products?limit=20')
  expect([await shared.json(), kitchen.calls]).toEqual([{ docs: [1] }, 1])
  expect(shared.headers.get('etag')).toBeTruthy()

  await get('/api/products?limit=20', { headers: { authorization: 'JWT anna' } })
  await get('/api/products?limit=20', { headers: { cookie: 'payload-token=anna' } })
  await get('/api/orders')
  await get('/api/orders')
  expect(kitchen.calls).toBe(5)
  bus.tell('images')
  expect(await (await get('/api/products?limit=20')).json()).toEqual({ docs: [6] })
})

test.each([
  ['GET', '/api/nothing', undefined, 404, 'not-found'],
  ['GET', '/nothing', undefined, 404, 'not-found'],
  ['POST', '/api/orders', '{"a":', 400, 'malformed-json'],
  ['POST', '/api/orders', '{"a":"\\u0000"}', 400, 'malformed-json'],
  ['GET', '/api/products/%E0%A4%A', undefined, 400, 'validation'],
  ['GET', '/api/products?where=%00', undefined, 400, 'validation'],
  ['POST', '/api/orders', `"${'x'.repeat(300_000)}"`, 413, 'too-large'],
])('%s %s is refused in German', async (method, path, body, status, code) => {
  const { get } = await open()
  const answer = await get(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  const refusal = (await answer.json()) as { errors: { code: string; message: string }[] }

  expect([answer.status, refusal.errors[0]?.code]).toEqual([status, code])
  expect(refusal.errors[0]?.message).toMatch(/^(?:Die|Leider|Bitte) /)
})

test('an upload may be larger than an order, up to its own limit', async () => {
  const handleApi = async (request: Request) =>
    Response.json({ bytes: (await request.arrayBuffer()).byteLength })
  const { post } = await open({ handleApi, env: { UPLOAD_LIMIT_MB: '1' } })

  expect((await post('/api/uploads', `"${'x'.repeat(500_000)}"`)).status).toBe(200)
  expect((await post('/api/uploads', `"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
  expect((await post('/api/images', 'x'.repeat(500_000), 'multipart/form-data; boundary=x')).status).toBe(200)
})

test('an upload without a stated length is cut off at the limit', async () => {
  const handleApi = async (request: Request) =>
    Response.json({ bytes: (await request.arrayBuffer()).byteLength })
  const { url } = await open({ handleApi, env: { UPLOAD_LIMIT_MB: '1' } })
  const upload = httpRequest(`${url}/api/images`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  const status = new Promise((resolve) => upload.on('response', (answer) => resolve(answer.statusCode)))

  for (let megabytes = 0; megabytes < 1.2; megabytes += 0.1) upload.write('x'.repeat(104_858))

  expect(await status).toBe(413)
  upload.destroy()
})

test('what the API throws is a German 500 with a number, and the cause stays in the log', async () => {
  const { get, lines } = await open({ handleApi: async () => Promise.reject(new Error('kaputt')) })
  const answer = await get('/api/products')
  const text = await answer.text()

  expect(answer.status).toBe(500)
  expect(text).not.toContain('kaputt')
  expect(JSON.parse(text)).toMatchObject({
    errors: [{ code: 'internal', data: { requestId: answer.headers.get('x-request-id') } }],
  })
  expect(lines.filter((line) => line.includes('kaputt'))).toHaveLength(1)
})

test('a refusal that is described already passes as it is', async () => {
  const refusal = {
    errors: [{ message: 'Name: Bitte ausfüllen.', code: 'validation', field: 'name', data: {} }],
  }
  const { post } = await open({ handleApi: async () => Response.json(refusal, { status: 400 }) })

  expect(await (await post('/api/products', '{}')).json()).toEqual(refusal)
})

test('who orders too often waits, and is told how long in German', async () => {
  const handleApi = async () => Response.json({})
  const { post, get } = await open({ handleApi, env: { RATE_LIMIT_ORDERS: '2' } })

  const statuses = []
  for (let count = 0; count < 3; count += 1) statuses.push((await post('/api/orders', '{}')).status)
  expect(statuses).toEqual([200, 200, 429])

  const refused = await post('/api/orders', '{}')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Zu viele Anfragen')
  expect((await get('/api/orders')).status).toBe(200)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ origin: 'https://evil.test' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{}, 200],
])('a write with the session of staff must come from our own pages: %o', async (headers, status) => {
  const { get } = await open({ handleApi: async () => Response.json({}) })
  const cookie = 'payload-token=anna'
  const answer = await get('/api/products', {
    method: 'POST',
    headers: { cookie, ...headers } as Record<string, string>,
  })

  expect(answer.status).toBe(status)
})

test('HEAD tells what GET would, without the body', async () => {
  const { get } = await open({ handleApi: async ({ method }) => Response.json({ method }) })
  const answer = await get('/api/products', { method: 'HEAD' })

  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '16', ''])
})

test('a limit of 0 is no limit', async () => {
  const { post } = await open({ handleApi: async () => Response.json({}), env: { RATE_LIMIT_ORDERS: '0' } })
  const answers = await Promise.all(Array.from({ length: 60 }, () => post('/api/orders', '{}')))

  expect(answers.every(({ status }) => status === 200)).toBe(true)
})

test('dynamic answers are compressed, a stream of events is not and arrives piece by piece', async () => {
  const encoder = new TextEncoder()
  const handleApi = async (request: Request) => {
    if (!request.url.endsWith('/events')) return Response.json({ text: 'x'.repeat(5000) })
    const body = new ReadableStream({
      start: (sink) => sink.enqueue(encoder.encode('data: {"version":1}\n\n')),
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const { get, server } = await open({ handleApi })

  const accepted = { headers: { 'accept-encoding': 'gzip, br' } }
  expect((await get('/api/orders', accepted)).headers.get('content-encoding')).toBe('br')
  const events = await get('/api/orders/public/uid/hash/events', accepted)
  const reader = events.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: {"version":1}\n\n')
  expect(events.headers.get('content-encoding')).toBeNull()

  server.endStreams()
  expect((await reader?.read())?.done).toBe(true)
})

test('a client that leaves ends the work for it', async () => {
  const seen = { isAborted: false }
  const handleApi = (request: Request) =>
    new Promise<Response>((resolve) => {
      request.signal.addEventListener('abort', () => {
        seen.isAborted = true
        resolve(new Response())
      })
    })
  const { url } = await open({ handleApi })
  const call = httpRequest(`${url}/api/slow`).on('error', () => undefined)
  call.end()
  setTimeout(() => call.destroy(), 50)

  await until(() => seen.isAborted)
  expect(seen.isAborted).toBe(true)
})

test('a shutdown finishes a running request, ends event streams and takes nothing new', async () => {
  const kitchen = { isCooking: false, finish: () => {} }
  const closed: string[] = []
  const handleApi = (request: Request) =>
    request.url.endsWith('/events')
      ? Promise.resolve(
          new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
        )
      : new Promise<Response>((resolve) => {
          kitchen.isCooking = true
          kitchen.finish = () => resolve(Response.json({ placed: true }))
        })
  const { get, post, listener, server } = await open({ handleApi })
  const order = post('/api/orders', '{}')
  const events = await get('/api/events')
  await until(() => kitchen.isCooking)

  const end = shutDown({
    server: listener,
    endStreams: server.endStreams,
    closers: [() => closed.push('bus'), () => Promise.reject(new Error('pool')), () => closed.push('next')],
    patienceMs: 5000,
    onProblem: () => closed.push('problem'),
  })
  await expect(get('/healthz')).rejects.toThrow('fetch failed')
  expect(closed).toEqual([])
  kitchen.finish()

  expect(await (await order).json()).toEqual({ placed: true })
  expect(await events.text()).toBe('')
  await end
  expect(closed).toEqual(['bus', 'problem', 'next'])
})

test('ready means: everything it needs is there, and it is not closing', async () => {
  const database = { isUp: true }
  const { get, server } = await open({ checks: { database: () => database.isUp } })

  expect((await get('/readyz')).status).toBe(200)
  database.isUp = false
  const unready = await get('/readyz')
  expect([unready.status, await unready.json()]).toEqual([
    503,
    { status: 'not-ready', checks: { database: false } },
  ])
  database.isUp = true
  server.beginClosing()
  expect((await get('/readyz')).status).toBe(503)
  expect((await get('/healthz')).status).toBe(200)
})

test('figures are shown on this machine and to who has the token', async () => {
  const { get } = await open({ env: { METRICS_TOKEN: 'sixteen-characters' } })
  const proxied = (authorization?: string) =>
    get('/metrics', {
      headers: { 'x-forwarded-for': '1.2.3.4', ...(authorization ? { authorization } : {}) },
    })

  expect(await (await get('/metrics')).text()).toContain('theke_http_request_seconds')
  expect((await proxied()).status).toBe(404)
  expect((await proxied('Bearer wrong-characters')).status).toBe(404)
  expect((await proxied('Bearer sixteen-characters')).status).toBe(200)
})

test.each([
  ['/backoffice', '/backend'],
  ['/backoffice/login', '/backend/login'],
])('%s leads to %s', async (from, to) => {
  const { get } = await open()
  const answer = await get(from)

  expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
})

test('a request id of a gateway is kept if it is harmless', async () => {
  const { get } = await open()
  const idFor = async (given: string) =>
    (await get('/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id')

  expect(await idFor('abc-12345')).toBe('abc-12345')
  expect(await idFor('<script>alert</script>')).not.toContain('<')
})
