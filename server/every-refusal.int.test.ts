import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type RefusalCode, refusals, refusalStatus } from '#domain/refusals/refusals.ts'
import { annasOrder, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { createAdminPanel } from './admin/admin-panel.ts'
import { refuseBrokenRequests } from './http/refuse-broken-requests.ts'
import { uploadToFullDisk } from './testing/upload-to-full-disk.ts'
import { noProvider } from './testing/payment-refusals.ts'
import { approvalRefusals } from './testing/approval-refusals.ts'
import { mediaRefusals } from './testing/media-refusals.ts'
import { mailRefusals } from './testing/mail-refusals.ts'
import { planningRefusals } from './testing/planning-refusals.ts'
import { moneyRefusals } from './testing/money-refusals.ts'
import { printingRefusals } from './testing/printing-refusals.ts'
import { screenRefusals } from './testing/screen-refusals.ts'
import { timeSheetRefusals } from './testing/time-sheet-refusals.ts'
import { workingTimeRefusals } from './testing/working-time-refusals.ts'
import { secondFactorRefusals } from './testing/second-factor-refusals.ts'
import { askForTwin, backdateTag, changeLine, changeOpenTag, signInTo } from './testing/meet-records.ts'

let app: TestApp
let server: RunningServer
let fixtures: RecordFixtures
let staff: Record<string, string>
let order: Record<string, unknown>

beforeAll(async () => {
  app = await createTestApp()
  fixtures = createRecordFixtures(app.payload)
  order = annasOrder(await openCornerShop(app.payload))
  server = await startServerProcess(app.databaseUrl, app.mediaDir, { RATE_LIMIT_UPLOADS: '3', ...noProvider })
  const { email } = await fixtures.store('users', { roles: ['ROLE_ADMIN'] })
  const answer = await send('POST', '/api/auth/authenticate', { email, password: 'ein-gutes-passwort' })
  const { token } = await readJson<{ token: string }>(answer)
  staff = { authorization: `Bearer ${token}` }
})

afterAll(async () => {
  await server.stop()
  await app.close()
})

/** How a client meets each refusal; a new code without a way to it does not compile. */
const ways: Record<RefusalCode, () => Promise<Response>> = {
  validation: () => send('POST', '/api/forms', {}),
  'unknown-filter': () => send('GET', '/api/branches?gibtEsNicht=1'),
  'fixed-field': () => backdateTag({ fixtures, send, staff }),
  'ambiguous-key': () => askForTwin({ fixtures, send, staff }),
  'account-expired': () => signInTo({ expiresAt: '2026-01-01T00:00:00.000Z' }, { fixtures, send }),
  'account-disabled': () => signInTo({ isBlocked: true }, { fixtures, send }),
  'malformed-json': () => send('POST', '/api/forms', '{'),
  'malformed-id': () => send('GET', '/api/tables?branch=abc', undefined, staff),
  'query-too-large': () => send('GET', '/api/products?depth=99'),
  'idempotency-key-missing': () => send('POST', '/api/orders', order),
  unauthenticated: () => send('POST', '/api/users/sessions/revoke-all', {}),
  'wrong-credentials': () => signIn('niemand'),
  'invalid-link': () =>
    send('POST', '/api/users/reset-password', { token: 'x', password: 'vier-fische-im-teich' }),
  'not-allowed': () => send('POST', '/api/logs', {}, staff),
  ...approvalRefusals(() => ({ fixtures, send, staff })),
  ...mailRefusals(() => ({ fixtures, send, staff })),
  ...mediaRefusals(() => ({ fixtures, send, staff, upload: sendForm })),
  ...planningRefusals(() => ({ fixtures, send, staff })),
  ...moneyRefusals(() => ({ app, fixtures, send, staff, order })),
  ...printingRefusals(() => ({ fixtures, send, staff })),
  ...screenRefusals(() => ({ fixtures, send, staff })),
  ...workingTimeRefusals(() => ({ fixtures, send, staff })),
  ...timeSheetRefusals(() => ({ fixtures, send, staff })),
  ...secondFactorRefusals(() => ({ app, fixtures, send, staff })),
  'not-found': () => send('GET', '/api/gibt/es/nicht'),
  'unknown-branch': () => send('GET', '/api/branches/nirgendwo/shop'),
  'unknown-order': () => send('GET', '/api/orders/public/unbekannt1/unbekannt1'),
  'unknown-item': () => changeLine(order, 1, { send, staff }),
  'method-not-allowed': () => send('PATCH', '/api/orders?where[id][exists]=true', {}, staff),
  'request-timeout': askSlowly,
  'order-in-progress': orderTwice,
  'price-changed': () => placeOrder('price-changed', { ...order, expectedTotal: 1 }),
  'illegal-status-change': moveBackwards,
  'order-not-changeable': () => changeLine(order, 0, { send, staff }),
  'no-device-key': () => onRecord('devices', 'DELETE', '/key'),
  'changed-meanwhile': answerOldQuestions,
  'changed-by-other': saveOldPage,
  locked: () => changeOpenTag({ payload: app.payload, fixtures, send, staff }),
  'still-in-use': deleteUsedBranch,
  'too-large': () => send('POST', '/api/forms', { comment: 'x'.repeat(600_000) }),
  'unsupported-media-type': () => upload('programm.exe'),
  'idempotency-key-reused': () => placeOrder('reused', { ...order, firstName: 'Berta' }, order),
  'too-complex': () => send('POST', '/api/forms', '['.repeat(1000)),
  'too-many-attempts': () => repeated(6, () => signIn('viel-zu-oft')),
  'too-many-requests': () => repeated(4, () => upload('a.exe')),
  'headers-too-large': () => send('GET', `/api/products?where=${'x'.repeat(20_000)}`),
  internal: withoutTable,
  'took-too-long': askForLockedTable,
  unavailable: askUnbuiltPanel,
  'no-room': () => uploadToFullDisk(app),
}

describe('every refusal', () => {
  it.each(Object.keys(refusals) as RefusalCode[])('%s is met by a client, in German', async (code) => {
    const answer = await ways[code]()
    const { errors } = await readJson<{ errors: { code: string; message: string }[] }>(answer)

    expect([answer.status, errors[0]?.code]).toEqual([refusalStatus(code), code])
    expect(errors[0]?.message).toMatch(/^[A-ZÄÖÜ].*[.!)“]$/)
  })
})

function send(
  method: string,
  path: string,
  body?: object | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

const sendForm = (path: string, body: FormData) =>
  fetch(`${server.url}${path}`, { method: 'POST', headers: staff, body })
const signIn = (username: string) =>
  send('POST', '/api/auth/authenticate', { username, password: 'falsches-passwort' })
const upload = (filename: string) =>
  send('POST', '/api/uploads', { filename, data: `data:text/plain;base64,${btoa('MZ')}` })

async function repeated(times: number, ask: () => Promise<Response>): Promise<Response> {
  for (let count = 1; count < times; count += 1) await ask()
  return ask()
}

async function onRecord(slug: 'devices' | 'branches', method: string, below = ''): Promise<Response> {
  const { id } = await fixtures.store(slug)
  return send(method, `/api/${slug}/${id}${below}`, undefined, staff)
}

async function placeOrder(name: string, body: object, before?: object): Promise<Response> {
  const key = { 'idempotency-key': `every-refusal-${name}` }
  if (before) await send('POST', '/api/orders', before, key)
  return send('POST', '/api/orders', body, key)
}

/** As if another process had taken the same order a moment ago and not answered yet. */
async function orderTwice(): Promise<Response> {
  await placeOrder('first', order)
  await app.pool.query(`insert into idempotency_keys (scope, key, fingerprint, status, response)
    select scope, 'every-refusal-second', fingerprint, status, '{}' from idempotency_keys
    where key = 'every-refusal-first'`)
  return placeOrder('second', order)
}

async function moveBackwards(): Promise<Response> {
  const placed = await readJson<{ uid: string; hash: string }>(await placeOrder('moved', order))
  await send('POST', `/api/orders/public/${placed.uid}/${placed.hash}/cancel`, {})
  const { rows } = await app.pool.query<{ id: string }>('select id from orders where uid = $1', [placed.uid])
  return send('POST', `/api/orders/${rows[0]?.id}/status/confirm`, {}, staff)
}

async function answerOldQuestions(): Promise<Response> {
  const { publicHash } = await fixtures.store('questionnaires', {
    isPublic: true,
    content: { body: [{ type: 'comment', value: { question: 'Wie war es?' } }] },
  })
  return send('POST', '/api/questionnaire-submissions', {
    questionnaire: { publicHash },
    version: 'alt',
    clientName: 'Auer GmbH',
    contactName: 'Anna Auer',
    service: 'Fassade',
    content: [{ comment: 'Danke' }],
  })
}

async function saveOldPage(): Promise<Response> {
  const { id } = await fixtures.store('sites', {})
  const seen = { writtenIn: 'ab'.repeat(16), updatedAt: '2026-01-01T00:00:00.000Z' }
  const body = new FormData()
  body.append('_payload', JSON.stringify({ name: 'Alt', ...seen }))
  return fetch(`${server.url}/api/sites/${id}?draft=true`, { method: 'PATCH', headers: staff, body })
}

async function deleteUsedBranch(): Promise<Response> {
  const { branch } = await fixtures.store('tables')
  return send('DELETE', `/api/branches/${String(branch)}`, undefined, staff)
}

/** A table that is gone is nobody's fault but ours. */
async function withoutTable(): Promise<Response> {
  await app.pool.query('alter table donatees rename to donatees_gone')
  const answer = await send('GET', '/api/donatees?limit=7')
  await app.pool.query('alter table donatees_gone rename to donatees')
  return answer
}

/** A guest waits for two seconds, and so does everybody behind him for his connection. */
async function askForLockedTable(): Promise<Response> {
  const owner = await app.pool.connect()
  await owner.query('begin; lock table donatees in access exclusive mode')
  const answer = await send('GET', '/api/donatees?limit=8')
  await owner.query('rollback')
  owner.release()
  return answer
}

/** The admin panel of an installation that has not built it. */
async function askUnbuiltPanel(): Promise<Response> {
  const listener = createServer()
  const panel = createAdminPanel({
    folder: '/nowhere',
    httpServer: listener,
    port: 0,
    isDevelopment: false,
    isStaff: async () => false,
    onProblem: () => undefined,
  })
  // Express adds to both what this way through the panel does not need.
  listener.on('request', (req, res) => void panel.route(req as never, res as never, () => undefined))
  const answer = await fetch(`http://127.0.0.1:${await portOf(listener)}/backend`)
  listener.close()
  return answer
}

/** Node itself ends what never arrives in full; a product waits longer than a test can. */
async function askSlowly(): Promise<Response> {
  const listener = createServer({ requestTimeout: 100, headersTimeout: 100, connectionsCheckingInterval: 50 })
  refuseBrokenRequests(listener)
  const port = await portOf(listener)
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: a\r\n'))
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
  listener.close()
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return new Response(body, { status: Number(head.split(' ')[1]) })
}

async function portOf(listener: Server): Promise<number> {
  await new Promise<void>((ready) => listener.listen(0, ready))
  // A server that listens on a port has an address of this shape.
  return (listener.address() as AddressInfo).port
}
