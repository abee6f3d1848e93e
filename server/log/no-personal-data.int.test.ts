import { type ChildProcess, fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { personalCollections } from '#domain/operations/log-retention.ts'
import { forgottenNames, forgottenOfPersons } from '#domain/ordering/order-fields.ts'
import { tableOf } from '#kernel/database/table-of.ts'
import { annasOrder, type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { badgeOf } from '#scripts/testing/callers.ts'
import { noRateLimits } from '#scripts/testing/no-rate-limits.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { breakages, whileBroken } from '../testing/broken-tables.ts'
import { createCanaries } from '../testing/canaries.ts'

const root = resolve(import.meta.dirname, '../..')
const canaries = createCanaries()
const person = { password: 'ein-gutes-passwort', wrong: canaries.word('password') }

let app: TestApp
let shop: CornerShop
let badge: { authorization: string }
let mailServer: Server
let server: { process: ChildProcess; url: string; written: string[] }
const answers: { status: number; text: string }[] = []

beforeAll(async () => {
  app = await createTestApp()
  shop = await openCornerShop(app.payload)
  badge = await badgeOf(app, ['ROLE_ADMIN'])
  mailServer = await openMailServer()
  server = await openServer()
})

afterAll(async () => {
  server.process.kill('SIGKILL')
  mailServer.close()
  await app.close()
})

const applicationName = 'server-with-canaries'

/** Where people stand in the database, and where their tries to sign in are counted. */
const collections = ['users', ...personalCollections] as const
const tablesOfPeople = () => [
  ...collections.map((slug) => tableOf(app.payload.collections[slug].config)),
  'orders',
  'payload_kv',
  'outbox',
  'logs',
]

it.each(Object.entries(breakages))(
  'nothing that is written tells of people when statements fail by %s',
  async (_name, breakage) => {
    const from = [server.written.length, answers.length] as const
    await whileBroken(app.pool, { breakage, tables: tablesOfPeople() }, writeAll)

    const written = server.written.slice(from[0]).join('')
    expect(answers.slice(from[1]).some(({ status }) => status >= 400)).toBe(true)
    await expect.poll(() => server.written.slice(from[0]).join('')).toContain(`"code":"${breakage.code}"`)
    expect(canaries.hitsIn(written)).toEqual([])
    expect(answers.slice(from[1]).flatMap(({ text }) => canaries.hitsIn(text))).toEqual([])
  },
)

it('nothing that is written tells of people while all goes well, a mail server refuses and links are opened', async () => {
  await writeAll()
  await app.pool.query(`update outbox set available_at = now() where done_at is null`)
  await expect.poll(() => server.written.join(''), { timeout: 20_000 }).toContain('Outbox row failed')

  expect(canaries.hitsIn(server.written.join(''))).toEqual([])
})

it('neither do the rows of failed deliveries, nor the log of PostgreSQL', async () => {
  const { rows } = await app.pool.query<{ text: string }>(
    `select string_agg(last_error, ' ') as text from outbox where last_error is not null`,
  )
  const { rows: places } = await app.pool.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  const log = await readFile(join(dirname(places[0]?.folder ?? ''), 'postgres.log'), 'utf8')

  expect(rows[0]?.text).toMatch(/SMTP|Failed/)
  expect(canaries.hitsIn(`${rows[0]?.text} ${log}`)).toEqual([])
})

/** Last, because what happens to the process is not what this is about. */
it('nor what is written when connections are lost, or the process ends', async () => {
  const from = server.written.length
  await app.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1`, [
    applicationName,
  ])
  await writeAll().catch(() => undefined)
  server.process.kill('SIGTERM')
  if (server.process.exitCode === null) await once(server.process, 'exit')

  expect(server.written.length).toBeGreaterThan(from)
  expect(canaries.hitsIn(server.written.join(''))).toEqual([])
})

/** One of everything that people tell us, with a text of its own in each field. */
async function writeAll(): Promise<void> {
  await send('POST', '/api/orders', orderOfKanari(), { 'idempotency-key': randomUUID() })
  await send('POST', '/api/forms', {
    name: `${canaries.word('name')} Muster`,
    email: canaries.email('email'),
    phone: canaries.phone(),
    company: canaries.word('company'),
    comment: `${canaries.word('comment')} bitte`,
  })
  for (const slug of collections) {
    const { flattenedFields } = app.payload.collections[slug].config
    const record = { ...canaries.recordOf(flattenedFields), password: canaries.word('newPassword') }
    await send('POST', `/api/${slug}`, record, badge)
  }
  await signInsOfKanari()
  await linksOfKanari()
}

function orderOfKanari(): Record<string, unknown> {
  const names = ['zipCode', 'city', ...forgottenNames, ...forgottenOfPersons]
  const company = { isCompany: true, companyName: canaries.word('company'), vatNumber: canaries.word('vat') }
  const words = Object.fromEntries(names.map((name) => [name, canaries.word(name).slice(0, 40)]))

  return annasOrder(shop, {
    ...words,
    ...company,
    zipCode: '1010',
    email: canaries.email('email'),
    phone: canaries.phone(),
  })
}

async function signInsOfKanari(): Promise<void> {
  const name = canaries.email('signIn')
  await send('POST', '/api/users/login', { email: name, password: person.wrong })
  await send('POST', '/api/auth/authenticate', {
    username: canaries.word('username'),
    password: person.wrong,
  })
  await send('POST', '/api/users/forgot-password', { email: name })
  await send('POST', '/api/users/reset-password', {
    token: canaries.word('token'),
    password: canaries.word('resetPassword'),
  })
  await send('PATCH', `/api/users/${canaries.word('path')}`, { firstName: canaries.word('firstName') }, badge)
}

async function linksOfKanari(): Promise<void> {
  const key = () => canaries.word('key')
  for (const path of [
    `/api/orders/public/${randomUUID()}/${key()}`,
    `/status/${randomUUID()}/${key()}`,
    `/api/users/${key()}?where[email][equals]=${canaries.email('query')}`,
    `/api/users?${canaries.email('name')}`,
    `/api/x/../users/${key()}`,
    `/backend/reset/${key()}`,
    `/api/time-tracking/${key()}/${key()}`,
  ])
    await send('GET', path, undefined, { ...badge, referer: `http://x/${key()}`, 'x-forwarded-for': key() })
  await send('GET', '/api/orders', undefined, { authorization: `Device ${key()}` })
  await send('GET', '/api/users/me', undefined, { cookie: `payload-token=${key()}` })
  await send('POST', '/api/forms', `{"name": "${key()}`)
}

async function send(
  method: string,
  path: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    redirect: 'manual',
  })
  const text = await answer.text()
  // Whoever wrote a record is shown it; what failed repeats nothing.
  if (answer.status >= 400 && path.startsWith('/api')) answers.push({ status: answer.status, text })
}

/** Repeats whom it refuses, as mail servers do. */
async function openMailServer(): Promise<Server> {
  const opened = createServer((socket) => {
    socket.write('220 mail.test\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (line) => {
      const isRecipient = /^RCPT/i.test(line.toString())
      socket.write(isRecipient ? `450 4.2.1 ${line.toString().trim()} unknown\r\n` : '250 ok\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(opened, 'listening')
  return opened
}

/** The real process, as talkative as it can be. */
async function openServer(): Promise<typeof server> {
  const { port } = mailServer.address() as AddressInfo // a TCP server that listens has an address with a port
  const child = fork(join(root, 'server/main.ts'), {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      ...noRateLimits,
      NODE_ENV: 'production',
      DATABASE_URL: `${app.databaseUrl}?application_name=${applicationName}`,
      PAYLOAD_SECRET: 'a-secret-for-tests-of-enough-length',
      MEDIA_DIR: app.mediaDir,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PORT: '0',
      ADMIN: 'off',
      LOG_LEVEL: 'trace',
    },
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => written.push(String(text)))
  const url = await new Promise<string>((ready, reject) => {
    child.on('message', (message: { url?: string }) => message.url && ready(message.url))
    child.once('exit', () => reject(new Error(written.join(''))))
  })
  return { process: child, url, written }
}
