import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'

import { noteRead } from '#kernel/live/readings.ts'

import { openServer, until } from '../testing/open-server.ts'

test('public data is shared until it changes; data of somebody is not', async () => {
  const kitchen = { calls: 0 }
  const handleApi = async () => {
    kitchen.calls += 1
    noteRead(['products', 'images'])
    return Response.json({ docs: [kitchen.calls] })
  }
  const { get, bus } = await openServer({ handleApi })

  await get('/api/products?limit=20')
  const shared = await get('/api/products?limit=20')
  expect([await shared.json(), kitchen.calls]).toEqual([{ docs: [1] }, 1])
  expect(shared.headers.get('etag')).toBeTruthy()

  await get('/api/products?limit=20', { headers: { authorization: 'JWT anna' } })
  await get('/api/products?limit=20', { headers: { cookie: 'payload-token=anna' } })
  await get('/api/orders')
  await get('/api/orders')
  expect(kitchen.calls).toBe(5)
  bus.tell('menus')
  expect(await (await get('/api/products?limit=20')).json()).toEqual({ docs: [1] })
  bus.tell('images')
  expect(await (await get('/api/products?limit=20')).json()).toEqual({ docs: [6] })
})

test('what no call declares to be kept is not, and neither is what its answer speaks against', async () => {
  const kitchen = { calls: 0 }
  const handleApi = async (request: Request) => {
    kitchen.calls += 1
    const isPreview = request.url.includes('preview')
    return Response.json({}, isPreview ? { headers: { 'cache-control': 'no-store' } } : {})
  }
  const { get } = await openServer({ handleApi })
  const callsOf = async (path: string) => {
    kitchen.calls = 0
    await get(path)
    await get(path)
    return kitchen.calls
  }

  expect(await callsOf('/api/orders')).toBe(2)
  expect(await callsOf('/api/nothing')).toBe(2)
  expect(await callsOf('/api/pages?preview=key')).toBe(2)
  expect(await callsOf('/api/pages')).toBe(1)
})

test.each([
  ['application/json', '{"a":'],
  ['application/json', `"${'x'.repeat(2_000_000)}"`],
  ['multipart/form-data; boundary=x', 'x'.repeat(2_000_000)],
])('nobody reads a body of %s that is sent to an address that nobody answers', async (type, body) => {
  const seen: string[] = []
  const handleApi = async (request: Request) => {
    seen.push(await request.text())
    return Response.json({}, { status: 404 })
  }
  const { post } = await openServer({ handleApi })

  expect((await post('/api/gibt/es/nicht', body, type)).status).toBe(404)
  expect(seen).toEqual([''])
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
  const { get } = await openServer()
  const answer = await get(path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body }),
  })
  const refusal = (await answer.json()) as { errors: { code: string; message: string }[] }

  expect([answer.status, refusal.errors[0]?.code]).toEqual([status, code])
  expect(refusal.errors[0]?.message).toMatch(/^(?:Die|Leider|Bitte) /)
})

test.each(['application/json', 'multipart/form-data; boundary=x'])(
  'the API gets whole characters, however they were cut: %s',
  async (type) => {
    const seen: unknown[] = []
    const handleApi = async (request: Request) => {
      seen.push(await request.json())
      return Response.json({})
    }
    const { post } = await openServer({ handleApi })
    const json = String.raw`{"name":"Anna \ud83d","note":"\ud83d\ude00"}`
    const form = `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${json}\r\n--x--\r\n`
    await post('/api/orders', type === 'application/json' ? json : form, type)

    expect(seen).toEqual([{ name: 'Anna \ufffd', note: '😀' }])
  },
)

test('what the API throws is a German 500 with a number, and the cause stays in the log', async () => {
  const { get, lines } = await openServer({ handleApi: async () => Promise.reject(new Error('kaputt')) })
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
  const { post } = await openServer({ handleApi: async () => Response.json(refusal, { status: 400 }) })

  expect(await (await post('/api/products', '{}')).json()).toEqual(refusal)
})

test('HEAD tells what GET would, without the body', async () => {
  const { get } = await openServer({ handleApi: async ({ method }) => Response.json({ method }) })
  const answer = await get('/api/products', { method: 'HEAD' })

  expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([200, '16', ''])
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
  const { get, server } = await openServer({ handleApi })

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
  const seen = { isAsked: false, isAborted: false }
  const handleApi = (request: Request) =>
    new Promise<Response>((resolve) => {
      seen.isAsked = true
      request.signal.addEventListener('abort', () => {
        seen.isAborted = true
        resolve(new Response())
      })
    })
  const { url } = await openServer({ handleApi })
  const call = httpRequest(`${url}/api/slow`).on('error', () => undefined)
  call.end()
  await until(() => seen.isAsked)
  call.destroy()

  await until(() => seen.isAborted)
  expect(seen.isAborted).toBe(true)
})

const asForm = (json: string) =>
  `--edge\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${json}\r\n--edge--\r\n`
const asItIs = (json: string) => json

test.each([
  ['application/json', asItIs],
  ['APPLICATION/JSON', asItIs],
  ['application/json ; charset=utf-8', asItIs],
  ['multipart/form-data; boundary=edge', asForm],
  ['Multipart/Form-Data; boundary=edge', asForm],
])('a body counts as what it is read as, also when it calls itself „%s“', async (type, written) => {
  const seen: unknown[] = []
  const handleApi = async (request: Request) => {
    seen.push([request.headers.get('content-length'), await request.text()])
    return Response.json({})
  }
  const { url } = await openServer({ handleApi })
  const send = (json: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...(type && { 'content-type': type }), 'transfer-encoding': 'chunked' }
      const asked = httpRequest(`${url}/api/orders`, { method: 'POST', headers }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      })
      asked.once('error', reject)
      asked.end(written(json))
    })

  expect(await send(`"${'x'.repeat(300_000)}"`)).toBe(413)
  expect(await send(`${'['.repeat(201)}${']'.repeat(201)}`)).toBe(422)
  expect(await send('{"a":')).toBe(400)
  expect(await send('{"a":1}')).toBe(200)
  expect(seen).toEqual([['7', '{"a":1}']])
})

test('a form of the panel is a record as JSON, and may be larger than an order', async () => {
  const handleApi = async (request: Request) =>
    Response.json([request.headers.get('content-type'), (await request.text()).length])
  const { url } = await openServer({ handleApi })
  const send = (letters: number, headers: Record<string, string>) =>
    fetch(`${url}/api/sites`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=edge', ...headers },
      body: asForm(`"${'x'.repeat(letters)}"`),
    })
  const asStaff = { authorization: 'JWT x' }

  expect(await (await send(1_000_000, asStaff)).json()).toEqual(['application/json', 1_000_002])
  expect((await send(1_100_000, asStaff)).status).toBe(413)
  expect((await send(1_000_000, {})).status).toBe(413)
})

test('what calls itself a form and is none is refused', async () => {
  const { post } = await openServer({ handleApi: async () => Response.json({}) })

  expect((await post('/api/orders', '{"a":1}', 'multipart/form-data; boundary=edge')).status).toBe(400)
  expect((await post('/api/orders', '{"a":1}', 'multipart/form-data')).status).toBe(400)
})
