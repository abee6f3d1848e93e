import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'

import { noteRead } from '#kernel/live/readings.ts'
import type { ServedApp } from './apps/served-app.ts'
import { countingApp, openServer, page, until } from './testing/open-server.ts'

test('a page is rendered once, then answered as it is until one of its tags changes', async () => {
  const { app, served } = countingApp()
  const { get, bus } = await openServer({ apps: [served] })

  const first = await get('/store')
  const second = await get('/store?utm_source=mail')
  expect(await second.text()).toBe(await first.text())
  expect(app.renders).toBe(1)

  bus.tell('products')
  expect(await (await get('/store')).text()).toContain('<p>2</p>')
})

test('a page carries every header also when it comes from the cache', async () => {
  const { served } = countingApp()
  const { get } = await openServer({ apps: [served] })
  await get('/store')
  const { headers } = await get('/store')
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

  expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${hash('start()')};`)
  expect(headers.get('content-security-policy')).toContain(`style-src 'self' ${hash('p{color:red}')};`)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers.get('vary')).toBe('accept-encoding')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect([headers.has('x-page-until'), headers.has('x-powered-by')]).toEqual([false, false])
})

test.each(['br', 'gzip', 'identity'])(
  'a page that the client has is not sent again: %s',
  async (encoding) => {
    const { served } = countingApp()
    const { get } = await openServer({ apps: [served] })
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

test.each(['/feed.xml', '/site.webmanifest', '/sitemap.xml', '/robots.txt'])(
  'what programs read at %s is only read, and whoever sends something is told so in German',
  async (path) => {
    const { app, served } = countingApp()
    const { get } = await openServer({ apps: [served] })
    expect((await get(path)).status).toBe(200)

    const answers = await Promise.all(
      ['POST', 'DELETE', 'OPTIONS'].map(async (method) => {
        const answer = await get(path, { method })
        return [answer.status, await answer.text()]
      }),
    )
    const refused = [405, expect.stringContaining('Diese Anfrage ist hier nicht möglich.')]
    expect(answers).toEqual([refused, refused, refused])
    expect(app.renders).toBe(1)
  },
)

test('each encoding has an etag of its own and the same text', async () => {
  const { served } = countingApp()
  const { get } = await openServer({ apps: [served] })
  const answers = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => get('/', { headers: { 'accept-encoding': encoding } })),
  )

  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(3)
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
})

test('a shared page cannot know who asked, so staff may be answered from the cache as well', async () => {
  const { app, served } = countingApp()
  const { get } = await openServer({ apps: [served] })
  await get('/store', { headers: { cookie: 'payload-token=anna', authorization: 'JWT anna' } })
  await get('/store')

  expect(app.renders).toBe(1)
  expect([app.seen[0]?.headers.get('cookie'), app.seen[0]?.headers.get('authorization')]).toEqual([
    null,
    null,
  ])
})

test('a page that does not say until when it holds is made for each guest, with its policy and its cookies', async () => {
  const { app, served } = countingApp(() => {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return new Response(page, { status: 418, headers })
  })
  const { get } = await openServer({ apps: [served] })
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
    () => new Response('x', { headers: { 'x-page-until': '2026-01-01T12:01:00Z' } }),
  )
  const { get, bus } = await openServer({ apps: [served], now: () => clock.now })

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
      return new Response(`${price}`, { headers: { 'x-page-until': 'changed' } })
    },
  }
  const shop = { price: 1, reads: 0 }
  const handleApi = async () => {
    shop.reads += 1
    noteRead(['products'])
    return Response.json({ price: shop.price })
  }
  const { get, bus } = await openServer({ apps: [served], handleApi })

  expect(await (await get('/store')).text()).toBe('1')
  expect(await (await get('/status/a/b')).text()).toBe('1')
  expect(shop.reads).toBe(1)
  shop.price = 2
  bus.tell('products')
  expect(await (await get('/store')).text()).toBe('2')
})

test('pages that are opened by a key do not tell their address and do not reach the log', async () => {
  const { served } = countingApp()
  const { get, lines } = await openServer({ apps: [served] })
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
  const { get, lines } = await openServer({ apps: [served] })
  const answer = await get('/store', { headers: { accept: 'text/html', 'x-request-id': 'gateway-0001' } })

  expect(answer.status).toBe(500)
  expect(await answer.text()).toMatch(/schiefgegangen[\s\S]+gateway-0001/)
  await until(() => lines.length === 2)
  expect(lines.filter((line) => line.includes('Ofen aus'))).toHaveLength(1)
})

const ofTheConnection = ['connection', 'date', 'keep-alive', 'x-request-id']

test('HEAD answers the headers of GET, also of a page that is made for each guest', async () => {
  const own = countingApp(() => new Response(page, { headers: { 'content-type': 'text/html' } }))
  for (const { served } of [countingApp(), own]) {
    const { get } = await openServer({ apps: [served] })
    const [head, full] = [await get('/store', { method: 'HEAD' }), await get('/store')]
    const lasting = ({ headers }: Response) =>
      [...headers].filter(([name]) => !ofTheConnection.includes(name))

    expect(await head.text()).toBe('')
    expect(lasting(head)).toEqual(lasting(full))
  }
})

test('every call of an old address is told, however often it comes', async () => {
  const told: string[] = []
  const { get } = await openServer({
    apps: [
      {
        name: 'site',
        isShared: true,
        serves: async (_path, findPlace) => (await findPlace()).kind === 'redirect',
        respond: async () => new Response(null, { status: 301, headers: { location: '/neu' } }),
      },
    ],
    handleApi: async () =>
      Response.json({ kind: 'redirect', hasWebsite: true, status: 301, target: '/neu', redirect: 'r1' }),
    onRedirect: (redirect) => told.push(redirect),
  })
  const answers = [await get('/alt'), await get('/alt'), await get('/alt')]

  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    Array.from({ length: 3 }, () => [301, '/neu']),
  )
  expect(told).toEqual(['r1', 'r1', 'r1'])
})

test.each([
  [{}, "connect-src 'self'; frame-src 'self';"],
  [
    { 'x-page-sources': 'script-src https://a.example; connect-src https://b.example' },
    "connect-src 'self' https://b.example; frame-src 'self';",
  ],
  [
    { 'x-page-sources': 'script-src https://a.example; img-src https://b.example', 'x-page-private': 'yes' },
    "img-src 'self' data: blob: https://b.example; connect-src 'self';",
  ],
])('a page that says %j may call nobody else, also from the cache', async (said, policy) => {
  const { served } = countingApp(
    () =>
      new Response(page, { headers: { 'content-type': 'text/html', 'x-page-until': 'changed', ...said } }),
  )
  const { get } = await openServer({ apps: [served] })
  await get('/store')
  const { headers } = await get('/store')
  const named = 'x-page-sources' in said && !('x-page-private' in said)

  expect(headers.get('content-security-policy')).toContain(policy)
  expect(headers.get('content-security-policy')?.includes('https://a.example')).toBe(named)
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
  expect([headers.has('x-page-sources'), headers.has('x-page-private')]).toEqual([false, false])
})
