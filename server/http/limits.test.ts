import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'

import { openServer } from '../testing/open-server.ts'

test('an upload may be larger than an order, up to its own limit', async () => {
  const handleApi = async (request: Request) =>
    Response.json({ bytes: (await request.arrayBuffer()).byteLength })
  const { post } = await openServer({ handleApi, env: { UPLOAD_LIMIT_MB: '1' } })

  expect((await post('/api/uploads', `"${'x'.repeat(500_000)}"`)).status).toBe(200)
  expect((await post('/api/uploads', `"${'x'.repeat(1_100_000)}"`)).status).toBe(413)
  expect((await post('/api/images', 'x'.repeat(500_000), 'multipart/form-data; boundary=x')).status).toBe(200)
})

test('a film of somebody with a session may be larger than any other upload', async () => {
  const handleApi = async (request: Request) =>
    Response.json({ bytes: (await request.arrayBuffer()).byteLength })
  const { url } = await openServer({ handleApi, env: { UPLOAD_LIMIT_MB: '1', FILM_LIMIT_MB: '2' } })
  const send = (path: string, megabytes: number, headers: Record<string, string>) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      body: 'x'.repeat(megabytes * 1_000_000),
    })
  const asStaff = { authorization: 'JWT x' }

  expect((await send('/api/uploads', 1.5, asStaff)).status).toBe(200)
  expect((await send('/api/uploads', 2.5, asStaff)).status).toBe(413)
  expect((await send('/api/uploads', 1.5, {})).status).toBe(413)
  expect((await send('/api/images', 1.5, asStaff)).status).toBe(413)
})

test('an upload without a stated length is cut off at the limit', async () => {
  const handleApi = async (request: Request) =>
    Response.json({ bytes: (await request.arrayBuffer()).byteLength })
  const { url } = await openServer({ handleApi, env: { UPLOAD_LIMIT_MB: '1' } })
  const upload = httpRequest(`${url}/api/images`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  const status = new Promise((resolve) => upload.on('response', (answer) => resolve(answer.statusCode)))

  for (let megabytes = 0; megabytes < 1.2; megabytes += 0.1) upload.write('x'.repeat(104_858))

  expect(await status).toBe(413)
  upload.destroy()
})

test('who orders too often waits, and is told how long in German', async () => {
  const handleApi = async () => Response.json({})
  const { post, get } = await openServer({ handleApi, env: { RATE_LIMIT_ORDERS: '2' } })

  const statuses = []
  for (let count = 0; count < 3; count += 1) statuses.push((await post('/api/orders', '{}')).status)
  expect(statuses).toEqual([200, 200, 429])

  const refused = await post('/api/orders', '{}')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.text()).toContain('Zu viele Anfragen')
  expect((await get('/api/orders')).status).toBe(200)
})

test('what is large counts as several requests, also where it does not say how large it is', async () => {
  const { get } = await openServer({
    handleApi: async () => Response.json({}),
    env: { RATE_LIMIT_VISITS: '10', TRUST_PROXY: '1' },
  })
  const tell = async (from: string, body: BodyInit) => {
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' }
    const init = { method: 'POST', body, headers, duplex: 'half' }
    return (await get('/api/analytics-logs/visits', init)).status
  }
  const large = JSON.stringify('x'.repeat(5 * 4096 - 2))
  const unstated = () => new Blob(['1']).stream()

  expect([await tell('203.0.113.7', large), await tell('203.0.113.7', large)]).toEqual([200, 200])
  expect(await tell('203.0.113.7', '1')).toBe(429)
  for (let count = 0; count < 10; count += 1) expect(await tell('198.51.100.1', '1')).toBe(200)
  expect(await tell('198.51.100.1', '1')).toBe(429)
  // Nobody is kept out by one request alone.
  expect([await tell('192.0.2.1', unstated()), await tell('192.0.2.1', '1')]).toEqual([200, 429])
})

test('whoever floods the address for messages of payments keeps no provider out', async () => {
  const { get } = await openServer({
    handleApi: async () => Response.json({ isHeard: true }),
    env: { RATE_LIMIT_GENERAL: '3', TRUST_PROXY: '1' },
  })
  const tell = (from: string) =>
    get('/api/provider-payments/01a22181-27c0-73c8-bf0e-e0e6e82cb462/news', {
      method: 'POST',
      body: 'id=tr_1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from },
    })
  const flood = await Promise.all(Array.from({ length: 20 }, () => tell('203.0.113.7')))

  expect(flood.filter(({ status }) => status === 429)).toHaveLength(17)
  expect((await tell('198.51.100.1')).status).toBe(200)
})

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ origin: 'https://evil.test' }, 403],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{ 'sec-fetch-site': 'same-origin' }, 200],
  [{}, 200],
])('a write with the session of staff must come from our own pages: %o', async (headers, status) => {
  const { get } = await openServer({ handleApi: async () => Response.json({}) })
  const cookie = 'payload-token=anna'
  const answer = await get('/api/products', {
    method: 'POST',
    headers: { cookie, ...headers } as Record<string, string>,
  })

  expect(answer.status).toBe(status)
})

const says = { 'x-payload-http-method-override': 'GET' }
const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

test.each([
  ['the panel for a list', '/api/products', { ...says, ...asForm }, 200],
  ['the panel at the other address', '/custom/api/products', { ...says, ...asForm }, 200],
  ['somebody with another body', '/api/products', { ...says, 'content-type': 'application/json' }, 429],
  ['somebody by another header', '/api/products', { 'x-http-method-override': 'GET', ...asForm }, 429],
  ['somebody who signs in', '/api/users/login', asForm, 429],
  ['somebody elsewhere', '/store/linz', { ...says, ...asForm }, 429],
])('only the panel reads by a POST that does not count as one: %s', async (_, path, headers, status) => {
  const { get } = await openServer({
    handleApi: async () => Response.json({}),
    env: { RATE_LIMIT_WRITES: '1', RATE_LIMIT_AUTH: '1' },
  })
  const send = () => get(path, { method: 'POST', headers })
  await send()

  expect((await send()).status).toBe(status)
})

test('a limit of 0 is no limit', async () => {
  const { post } = await openServer({
    handleApi: async () => Response.json({}),
    env: { RATE_LIMIT_ORDERS: '0' },
  })
  const answers = await Promise.all(Array.from({ length: 60 }, () => post('/api/orders', '{}')))

  expect(answers.every(({ status }) => status === 200)).toBe(true)
})
