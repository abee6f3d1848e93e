import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, test } from 'vitest'

import { countingApp, openServer } from '../testing/open-server.ts'
import { isSoundTarget } from './sound-target.ts'

type Opened = Awaited<ReturnType<typeof openServer>>

/** As it stands, because `fetch` would tidy it up before it leaves. */
async function sendRaw(
  { url }: Opened,
  line: string,
  headers: string[] = ['Host: localhost'],
  version = '1.1',
) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.end(
    `${line} HTTP/${version}\r\n${[...headers, 'Connection: close', 'Content-Length: 0'].join('\r\n')}\r\n\r\n`,
  )
  const answer = await text(socket)

  return { status: Number(answer.split(' ', 2)[1]), answer }
}

const otherSpellings = [
  '/api/x/../users/login',
  '/api/./users/login',
  '/api/x/%2e%2e/users/login',
  '/api/x/.%2E/users/login',
  '/api/%2e/users/login',
  '/api/users/login/.',
  '/api/users/x/..',
  '/api/users\\login',
  '/api/x\\..\\users\\login',
  '/api/x%5c..%5cusers/login',
  '/api/users/login#x',
  '/api//users/login',
  '//api/users/login',
  '/api/users/l%6fgin',
  '/%61pi/users/login',
  '/custom/../api/users/login',
]

test.each(otherSpellings)('no limit is gone round by %s', async (target) => {
  const asked: string[] = []
  const opened = await openServer({
    env: { RATE_LIMIT_AUTH: '1' },
    handleApi: async (request) => {
      asked.push(new URL(request.url).pathname)
      return Response.json({})
    },
  })

  expect((await sendRaw(opened, `POST ${target}`)).status).toBe(400)
  expect(asked).toEqual([])
  expect(opened.lines.join()).not.toContain('login')
})

test.each(['/api/users/login', '/api/users/login/', '/api/users/LOGIN', '/custom/api/users/login'])(
  'what is routed to the sign-in counts as one: %s',
  async (target) => {
    const opened = await openServer({
      env: { RATE_LIMIT_AUTH: '1' },
      handleApi: async () => Response.json({}),
    })
    const statuses = [await sendRaw(opened, `POST ${target}`), await sendRaw(opened, `POST ${target}`)]

    expect(statuses.map(({ status }) => status)).toEqual([200, 429])
  },
)

test('a link with a slash too many leads to the one without, and never to another host', async () => {
  const opened = await openServer()
  const { status, answer } = await sendRaw(opened, 'GET //store//linz?table=3')

  expect([status, /location: (.*)\r/i.exec(answer)?.[1]]).toEqual([308, '/store/linz?table=3'])
  expect((await sendRaw(opened, 'GET ///evil.example/..')).status).toBe(400)
})

test.each([
  ['/%zz', '/%25zz'],
  ['/%', '/%25'],
  ['/%E0%A4%A?table=%zz', '/%25E0%25A4%25A?table=%zz'],
  ['/store/%zz', '/store/%25zz'],
  ['/store//caf%C3%A9%zz', '/store/caf%C3%A9%25zz'],
])(
  'a link with a percent sign that begins no letter leads to a page that can be missing: %s',
  async (given, meant) => {
    const { served, app } = countingApp(() => new Response('gibt es nicht', { status: 404 }))
    const opened = await openServer({ apps: [served] })
    const { status, answer } = await sendRaw(opened, `GET ${given}`)

    expect([status, /location: (.*)\r/i.exec(answer)?.[1]]).toEqual([308, meant])
    expect((await sendRaw(opened, `GET ${meant}`)).status).toBe(404)
    expect(app.seen.map(({ url }) => new URL(url).pathname)).toEqual([meant.split('?')[0]])
  },
)

test.each(['/api/%zz', '/custom/api/sites/%E0%A4%A', '/api/sites/%'])(
  'a program that asks for %s is told so in its own form, whatever it accepts',
  async (target) => {
    const { status, answer } = await sendRaw(await openServer(), `GET ${target}`, [
      'Host: localhost',
      'Accept: text/html',
    ])

    expect([status, answer]).toEqual([400, expect.stringContaining('"code":"validation"')])
  },
)

test.each(['GET /%61bout', 'GET /x%5cy', 'POST /%zz', 'GET /kontakt%0A', 'GET /x/%0d', 'GET /%E2%80%A8'])(
  'a person reads what is wrong with %s',
  async (line) => {
    const opened = await openServer()
    const { status, answer } = await sendRaw(opened, line, ['Host: localhost', 'Accept: text/html,*/*;q=0.8'])

    expect([status, answer]).toEqual([400, expect.stringMatching(/text\/html.*Diese Adresse stimmt nicht/s)])
    expect((await sendRaw(opened, line)).answer).toContain('"code":"validation"')
  },
)

test.each(['TRACE', 'PROPFIND', 'LINK'])('%s is no request that this product knows', async (method) => {
  const opened = await openServer()
  const { status, answer } = await sendRaw(opened, `${method} /api/shop`)

  expect([status, answer]).toEqual([405, expect.stringContaining('method-not-allowed')])
})

test.each(['a:99999', 'a:b', 'a b', '[::1', '1.2.3.4.5', ''])('a host like “%s” is refused', async (host) => {
  expect((await sendRaw(await openServer(), 'GET /api/shop', [`Host: ${host}`])).status).toBe(400)
})

test('a load balancer that speaks HTTP/1.0 need not name a host, but may name no odd one', async () => {
  const asked: string[] = []
  const opened = await openServer({
    handleApi: async (request) => {
      asked.push(new URL(request.url).host)
      return Response.json({})
    },
  })
  const statusOf = async (...given: [line: string, headers: string[], version: string]) =>
    (await sendRaw(opened, ...given)).status

  expect(await statusOf('GET /healthz', [], '1.0')).toBe(200)
  expect(await statusOf('GET /api/orders', [], '1.0')).toBe(200)
  expect(asked).toEqual(['localhost'])
  expect(await statusOf('GET /healthz', ['Host: a:99999'], '1.0')).toBe(400)
  expect(await statusOf('GET /healthz', [], '1.1')).toBe(400)
})

test('behind a gateway the forwarded host and protocol are looked at as well', async () => {
  const opened = await openServer({ env: { TRUST_PROXY: '1' } })
  const statusWith = async (...headers: string[]) =>
    (await sendRaw(opened, 'GET /healthz', ['Host: localhost', ...headers])).status

  expect(await statusWith('X-Forwarded-Host: a:99999')).toBe(400)
  expect(await statusWith('X-Forwarded-Proto: javascript')).toBe(400)
  expect(await statusWith('X-Forwarded-Host: theke.example, x', 'X-Forwarded-Proto: https')).toBe(200)
})

test.each([
  '/',
  '/store/linz/',
  '/api/sites/ueber-uns%2Fteam?where[path][equals]=../x',
  '/.well-known/security.txt',
  '/api/products/a..b',
  '/_next/static/chunks/app/%28payload%29/page.js',
  '/caf%C3%A9',
  '/x;v=1',
])('%s means what it says', (target) => {
  expect(isSoundTarget(target)).toBe(true)
})

test('a request for two hosts is refused, also where a page is kept', async () => {
  const opened = await openServer({ apps: [countingApp().served] })
  await opened.get('/')
  const kept = await sendRaw(opened, 'GET /', [`Host: ${new URL(opened.url).host}`])
  const twice = await sendRaw(opened, 'GET /', [`Host: ${new URL(opened.url).host}`, 'host: b'])
  const same = await sendRaw(opened, 'GET /healthz', ['Host: a', 'Host: a'])

  expect([kept.status, twice.status, same.status]).toEqual([200, 400, 400])
})
