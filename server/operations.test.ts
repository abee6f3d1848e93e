import { expect, test } from 'vitest'

import { shutDown } from './shutdown.ts'
import { openServer, until } from './testing/open-server.ts'

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
  const { get, post, listener, server } = await openServer({ handleApi })
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
  const { get, server } = await openServer({ checks: { database: () => database.isUp } })

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
  const { get } = await openServer({ env: { METRICS_TOKEN: 'sixteen-characters' } })
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
  const { get } = await openServer()
  const answer = await get(from)

  expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
})

test('a request id of a gateway is kept if it is harmless', async () => {
  const { get } = await openServer()
  const idFor = async (given: string) =>
    (await get('/healthz', { headers: { 'x-request-id': given } })).headers.get('x-request-id')

  expect(await idFor('abc-12345')).toBe('abc-12345')
  expect(await idFor('<script>alert</script>')).not.toContain('<')
})
