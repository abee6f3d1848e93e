import { expect, test, vi } from 'vitest'

import { openConnection } from '../testing/one-connection.ts'
import { openServer } from '../testing/open-server.ts'

// A connection that hangs is closed by Node after a minute; nothing here waits for anything else.
vi.setConfig({ testTimeout: 30_000 })

const form = (bytes: number, more: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=x', ...more },
  body: Buffer.alloc(bytes, 'x'),
})
const answerWith = (status: number) => async () => Response.json({}, { status })

const early: [what: string, handleApi: (request: Request) => Promise<Response>, status: number][] = [
  ['that nobody looked at', answerWith(404), 404],
  ['of a stranger', answerWith(401), 401],
  ['during an outage', answerWith(503), 503],
  ['that failed', () => Promise.reject(new Error('kaputt')), 500],
  ['of which a part was read', readSome, 413],
  ['of which a part was read and the rest thrown away', readSomeAndCancel, 413],
]

async function readSome(request: Request): Promise<Response> {
  await request.body?.getReader().read()
  return Response.json({}, { status: 413 })
}

async function readSomeAndCancel(request: Request): Promise<Response> {
  const reader = request.body?.getReader()
  await reader?.read()
  await reader?.cancel(new Error('too much'))
  return Response.json({}, { status: 413 })
}

test.each(early)(
  'behind a form %s the connection takes the next request',
  async (_what, handleApi, status) => {
    const { url } = await openServer({ handleApi })
    const connection = openConnection(url)
    const first = await connection.ask('/api/uploads', form(5_000_000))
    const next = await connection.ask('/healthz')
    connection.close()

    expect(first.status).toBe(status)
    expect(next).toMatchObject({ status: 200, connection: first.connection })
  },
)

test('behind a form that says it is too large the connection takes the next request', async () => {
  const { url } = await openServer({ env: { UPLOAD_LIMIT_MB: '1' } })
  const connection = openConnection(url)
  const first = await connection.ask('/api/uploads', form(5_000_000))
  const next = await connection.ask('/healthz')
  connection.close()

  expect([first.status, first.code]).toEqual([413, 'too-large'])
  expect(next).toMatchObject({ status: 200, connection: first.connection })
})

test.each(['multipart/form-data; boundary=x', 'application/json'])(
  'a body of %s that hides its length and is too large is told so, and ends its connection',
  async (type) => {
    const handleApi = async (request: Request) => Response.json({ text: await request.text() })
    const { url } = await openServer({ handleApi, env: { UPLOAD_LIMIT_MB: '1' } })
    const connection = openConnection(url)
    const sent = form(1_200_000, { 'content-type': type, 'transfer-encoding': 'chunked' })
    const first = await connection.ask('/api/images', sent)
    const next = await connection.ask('/healthz')
    connection.close()

    expect([first.status, first.code]).toEqual([413, 'too-large'])
    expect(next.status).toBe(200)
    expect(next.connection).not.toBe(first.connection)
  },
)

test('a film that hides its length and is too long is told the limit of films', async () => {
  const handleApi = async (request: Request) => Response.json({ text: await request.text() })
  const { url } = await openServer({ handleApi, env: { UPLOAD_LIMIT_MB: '1', FILM_LIMIT_MB: '2' } })
  const connection = openConnection(url)
  const more = { 'transfer-encoding': 'chunked', authorization: 'Bearer x' }
  const { status, text } = await connection.ask('/api/uploads', form(2_200_000, more))
  connection.close()

  expect([status, text]).toEqual([413, expect.stringContaining('höchstens 2 MB')])
})
