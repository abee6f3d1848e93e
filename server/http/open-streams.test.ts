import { request as httpRequest } from 'node:http'

import { expect, test } from 'vitest'

import { openServer, until } from '../testing/open-server.ts'

const events = '/api/orders/public/uid/hash/events'
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** A server whose streams stay open, and how many of them nobody listens to any more. */
async function openStreaming(env: Record<string, string>) {
  const left = { count: 0 }
  const handleApi = async () => {
    const body = new ReadableStream({ cancel: () => void (left.count += 1) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const opened = await openServer({ handleApi, env: { TRUST_PROXY: '1', ...env } })
  return { ...opened, left }
}

const METRICS_TOKEN = 'sixteen-characters'
const metricsToken = { authorization: `Bearer ${METRICS_TOKEN}` }

test('a client that listens too often at once is refused in German until it leaves one stream', async () => {
  const { get, left } = await openStreaming({ STREAM_LIMIT_CLIENT: '2' })
  const leaving = new AbortController()
  const first = await get(events, { ...from('192.0.2.7'), signal: leaving.signal })
  const second = await get(events, from('192.0.2.7'))

  const third = await get(events, from('192.0.2.7'))
  const other = await get(events, from('192.0.2.8'))
  expect([first.status, second.status, third.status, other.status]).toEqual([200, 200, 429, 200])
  expect(third.headers.get('retry-after')).toBe('5')
  expect(await third.json()).toMatchObject({
    errors: [
      {
        code: 'too-many-requests',
        message: 'Zu viele Anfragen. Bitte versuchen Sie es in 5 Sekunden erneut.',
      },
    ],
  })

  leaving.abort()
  await until(() => left.count === 2)
  expect((await get(events, from('192.0.2.7'))).status).toBe(200)
})

test('all clients together have a limit, too', async () => {
  const { get } = await openStreaming({ STREAM_LIMIT_TOTAL: '2' })
  const statuses: number[] = []
  for (const last of [1, 2, 3]) statuses.push((await get(events, from(`192.0.2.${last}`))).status)

  expect(statuses).toEqual([200, 200, 429])
})

test('a stream whose client left before it began is not held open', async () => {
  const left = { count: 0 }
  const begin = Promise.withResolvers<void>()
  const seen = { isAsked: false, hasLeft: false }
  const handleApi = async ({ signal }: Request) => {
    seen.isAsked = true
    signal.addEventListener('abort', () => (seen.hasLeft = true))
    await begin.promise
    const body = new ReadableStream({ cancel: () => void (left.count += 1) })
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
  }
  const { url, get } = await openServer({ handleApi, env: { METRICS_TOKEN } })
  const call = httpRequest(`${url}${events}`).on('error', () => undefined)
  call.end()
  await until(() => seen.isAsked)
  call.destroy()
  await until(() => seen.hasLeft)
  begin.resolve()

  await until(() => left.count === 1)
  const figures = await (await get('/metrics', { headers: metricsToken })).text()
  expect(figures).toContain('theke_open_streams 0')
})
