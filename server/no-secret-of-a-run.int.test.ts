import { randomBytes } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { type FakePushService, startPushService } from '#plugins/messages/push/testing/fake-push-service.ts'
import { type FakeSmsHouses, startSmsHouses } from '#plugins/messages/sms/testing/fake-sms-houses.ts'
import { demoCard } from '#plugins/payments/demo/demo-datatrans.ts'
import { datatransLogin, mollieKey, signKey } from '#plugins/payments/testing/running-providers.ts'
import { eventually } from '#scripts/testing/eventually.ts'
import { hire } from '#scripts/testing/hire.ts'
import { seededChance } from '#scripts/testing/seeded.ts'

import { beginEvening } from './testing/busy-evening.ts'
import { giveVoucher, orderWith, sayByAllWays } from './testing/say-by-all-ways.ts'
import { mailLogin, openWholeHouse, type WholeHouse } from './testing/whole-house.ts'

const pin = '73915082'
const password = `kennwort-${randomBytes(6).toString('hex')}`
const metricsToken = randomBytes(16).toString('hex')
/** The number of a card, as a guest writes it into a comment: the house keeps the comment, nobody writes it down elsewhere. */
const cardNumber = '5555341244441115'

let house: WholeHouse
let badge: { authorization: string }
/** What the process wrote, and what it answered. */
const written: string[] = []
const answers: { path: string; status: number; text: string }[] = []
let secrets: Record<string, string>
let [sms, push] = [{} as FakeSmsHouses, {} as FakePushService]

beforeAll(async () => {
  ;[sms, push] = [await startSmsHouses(), await startPushService()]
  house = await openWholeHouse({
    onLine: (line) => written.push(line),
    environment: { LOG_LEVEL: 'trace', METRICS_TOKEN: metricsToken },
  })
  badge = { authorization: (await hire(house.app, 'ROLE_ADMIN')).authorization }
  await house.start()
  secrets = {
    ...(await sayByAllWays({ house, send }, push)),
    'the key of Mollie': mollieKey,
    'the password of Datatrans': datatransLogin.key,
    'the key of the messages of Datatrans': signKey,
    'what opens Datatrans, as it is sent': Buffer.from(
      `${datatransLogin.merchant}:${datatransLogin.key}`,
    ).toString('base64'),
    'the password of the mail server': mailLogin.pass,
    'the key of the printer': house.printer.key.split('_').at(-1) ?? '',
    'the session of Marta': house.shop.marta.split('.').at(-1) ?? '',
    'the token of the figures': metricsToken,
    'a PIN': pin,
    'a password': password,
    'the alias of a card': demoCard.alias,
    'the masked number of a card': demoCard.masked,
  }
})

afterAll(async () => {
  await house.close()
  await Promise.all([sms.stop(), push.stop()])
})

const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  ask(path, {
    method,
    headers: { 'content-type': 'application/json', ...badge, ...headers },
    body: JSON.stringify(body),
  })

const hitsIn = (text: string, sought = secrets): string[] =>
  Object.entries(sought).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []))

async function ask(path: string, init: RequestInit = {}): Promise<void> {
  const answer = await house.ask(path, init)
  if (answer) answers.push({ path, ...answer })
}
const asMarta = () => ({ authorization: house.shop.marta, 'content-type': 'application/json' })
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const askAsAdmin = (path: string) => ask(path, { headers: badge })

/** Secrets where they belong, and where whoever errs or tries puts them. */
async function useSecrets(): Promise<void> {
  const { asked, of } = { asked: house.printer.key, of: house.shop.marta.split(' ')[1] ?? '' }
  await post('/api/auth/authenticate', { email: 'marta@eck.test', password })
  await post('/api/users/login', { email: 'marta@eck.test', password })
  const { rows } = await house.app.pool.query<{ id: string }>(`select id from users where username = 'marta'`)
  const path = `/api/users/${rows[0]?.id}/pin`
  await post(path, { pin }, asMarta())
  await ask(path, { method: 'PUT', headers: asMarta(), body: JSON.stringify({ pin }) })
  await ask(`/api/print-jobs/cloudprnt/${asked}x`, { method: 'POST' })
  await ask(`/api/print-jobs/epson/${asked}`, { method: 'POST', body: 'ID=<' })
  await ask(`/api/orders/current?token=${of}`, { headers: asMarta() })
  await ask('/api/orders/current', { headers: { authorization: `Bearer ${of}x` } })
  await ask('/api/orders/current', { headers: { cookie: `payload-token=${of}` } })
  await ask(`/api/nirgends/${asked}/${mollieKey}`)
  await post(
    '/api/payment-accounts',
    { name: 'Zweites', method: 'mollie', sealedKey: mollieKey, key: mollieKey },
    asMarta(),
  )
  await post('/api/orders', `{"comment":"${cardNumber}","paymentMethod":`, { 'idempotency-key': 'zu kurz' })
  await ask('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  await ask(`/metrics?token=${metricsToken}`)
}

/** Keys are kept and refused, by a provider that repeats them. */
async function keepKeys(): Promise<void> {
  const { rows } = await house.app.pool.query<{ id: string; method: string }>(
    'select id, method from payment_accounts',
  )
  for (const status of [null, 401, 500]) {
    house.providers.breakDown(status)
    for (const { id, method } of rows) {
      const given = method === 'mollie' ? { key: mollieKey } : { key: datatransLogin.key, signKey }
      await post(`/api/payment-accounts/${id}/key`, given, badge)
    }
    await ask('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `schluessel-${status}` },
      body: JSON.stringify({ comment: cardNumber, paymentMethod: 'mollie' }),
    })
  }
  house.providers.breakDown(null)
}

const lists = [
  'orders',
  'payments',
  'payment-accounts',
  'devices',
  'users',
  'messages',
  'print-jobs',
  'logs',
  'day-ends',
  'sms-accounts',
  'vouchers',
  'message-texts',
]

/** All that staff and guests may read of it, as pages, lists, files and errors. */
async function readAll(): Promise<void> {
  for (const slug of lists) {
    for (const path of [`/api/${slug}?depth=2&limit=100`, `/api/${slug}?where[key][equals]=1`])
      await askAsAdmin(path)
  }
  for (const slug of ['products', 'customers', 'vehicles']) await askAsAdmin(`/api/${slug}/export?format=csv`)
  const { rows } = await house.app.pool.query<{ id: string; uid: string; hash: string }>(
    'select id, uid, hash from orders limit 5',
  )
  for (const { id, uid, hash } of rows) {
    await ask(`/status/${uid}/${hash}`)
    await ask(`/api/orders/public/${uid}/${hash}`)
    await ask(`/api/orders/${id}/details`, { headers: asMarta() })
    await ask(`/api/orders/${id}/history`, { headers: asMarta() })
  }
  for (const path of [
    '/',
    '/readyz',
    '/metrics',
    '/api/docs',
    '/store/eck',
    '/api/orders/unsettled-payments',
  ])
    await ask(path, { headers: asMarta() })
}

it('a whole run with orders, payments, mails and slips leaves no secret in what it writes, answers, sends and stores', async () => {
  const evening = beginEvening(house, seededChance())
  await evening.areServed(20)
  await useSecrets()
  await evening.end()
  await evening.areSlipsPrinted()
  await keepKeys()
  secrets['the code of a voucher'] = await giveVoucher({ house, send })
  const links = await orderWith({ house, send }, cardNumber)
  await readAll()
  await eventually(() => {
    expect(written.join('\n')).toContain('/api/orders/current')
    expect(sms.received.length).toBeGreaterThan(0)
    expect(push.received.length).toBeGreaterThan(0)
  })
  expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([])

  expect(written.length).toBeGreaterThan(100)
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(15)
  expect(hitsIn(written.join('\n'), { ...secrets, ...links, 'the number of a card': cardNumber })).toEqual([])
  expect(answers.flatMap(({ path, text }) => hitsIn(text).map((hit) => [hit, path]))).toEqual([])
  expect(house.mails.received.length).toBeGreaterThan(0)
  const { 'the code of a voucher': _code, ...unmailed } = secrets
  expect(house.mails.received.flatMap(({ raw }) => hitsIn(raw, unmailed))).toEqual([])
  expect(await hitsInDatabase()).toEqual([])
})

/** Every row of every table, as PostgreSQL shows it. */
async function hitsInDatabase(): Promise<string[]> {
  const { rows: tables } = await house.app.pool.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const hits: string[] = []
  for (const { name } of tables) {
    const { rows } = await house.app.pool.query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n') as text from ${name} t`,
    )
    hits.push(...hitsIn(rows[0]?.text ?? '').map((hit) => `${hit} in ${name}`))
  }
  expect(tables.length).toBeGreaterThan(50)

  return hits
}
