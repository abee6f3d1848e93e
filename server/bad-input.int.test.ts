import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { apiErrors } from '#domain/refusals/api-error.contract.ts'
import { annasOrder, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { type RunningServer, startServerProcess } from '#scripts/testing/running-server.ts'
import { size } from '#scripts/testing/sizes.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { howToRepeat } from '#scripts/testing/test-seed.ts'

import { hostile } from './testing/hostile-values.ts'

let app: TestApp
let server: RunningServer
let token: string
let goodOrder: Record<string, unknown>

const amounts = {
  orders: size({ short: 1_000, long: 30_000 }),
  nonsense: size({ short: 500, long: 15_000 }),
  publicCalls: size({ short: 700, long: 20_000 }),
  records: size({ short: 800, long: 25_000 }),
  queries: size({ short: 400, long: 10_000 }),
}

const chefin = { email: 'chefin@eck.test', password: 'Knoepfle-und-Mond-7' }

beforeAll(async () => {
  app = await createTestApp()
  goodOrder = annasOrder(await openCornerShop(app.payload))
  await app.payload.create({
    collection: 'users',
    data: { ...chefin, firstName: 'Chefin', lastName: 'vom Eck', roles: ['ROLE_ADMIN'] },
    ...asSystem(await createLocalReq({}, app.payload)),
  })
  server = await startServerProcess(app.databaseUrl, app.mediaDir)
  const answer = await send('POST', '/api/auth/authenticate', JSON.stringify(chefin))
  token = (JSON.parse(answer.text) as { token: string }).token
})

afterAll(async () => {
  await server.stop()
  await app.close()
})

/** A good body with some of its fields replaced, removed or joined by strangers. */
function spoiled(good: Record<string, unknown>, strangers: string[] = []) {
  const keys = [...Object.keys(good), ...strangers]
  return fc
    .array(fc.tuple(fc.constantFrom(...keys), fc.oneof(hostile, fc.constant(undefined))), {
      minLength: 1,
      maxLength: 4,
    })
    .map((changes) => JSON.stringify({ ...good, ...Object.fromEntries(changes) }))
}

const text = fc.oneof(
  hostile.map((value) => JSON.stringify(value)),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('', '{', '[1,', '{"a":}', 'null', '"'.repeat(50), '['.repeat(3000)),
)

async function send(method: string, path: string, body?: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

function judge(answer: { status: number; text: string }, about: string) {
  expect(answer.status, `${howToRepeat} ${about}\n${answer.text.slice(0, 500)}`).toBeLessThan(500)
  expect(answer.text, about).not.toMatch(/\n\s+at .*\(|node_modules/)
  if (answer.status < 400) return
  const parsed = apiErrors.safeParse(JSON.parse(answer.text))
  expect(parsed.success, `${about}\n${answer.text.slice(0, 500)}`).toBe(true)
  for (const error of parsed.data?.errors ?? []) {
    expect(error.message.length, about).toBeGreaterThan(0)
    expect(error.code, about).toMatch(/^[a-z][a-z0-9-]*$/)
  }
}

async function bombard(
  amount: number,
  bodies: fc.Arbitrary<string>,
  target: (index: number) => { method: string; path: string; headers?: Record<string, string> },
) {
  const samples = fc.sample(bodies, { numRuns: amount })
  let next = 0
  const worker = async () => {
    while (next < samples.length) {
      const index = next
      next += 1
      const { method, path, headers } = target(index)
      judge(await send(method, path, samples[index], headers), `${method} ${path} ${samples[index]}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

const key = (index: number) => ({ 'idempotency-key': `bad-input-${index}` })
const staff = () => ({ authorization: `Bearer ${token}` })

test(`${amounts.orders} spoiled orders are refused in German or placed, and never break the server`, async () => {
  const strangers = [
    'donation',
    'status',
    'id',
    'total',
    'ticketNumber',
    'table',
    'donatee',
    'appointmentDate',
  ]
  await bombard(amounts.orders, spoiled(goodOrder, strangers), (index) => ({
    method: 'POST',
    path: '/api/orders',
    headers: key(index),
  }))
})

test(`${amounts.nonsense} bodies that are no orders at all are refused`, async () => {
  await bombard(amounts.nonsense, text, (index) => ({
    method: 'POST',
    path: '/api/orders',
    headers: key(amounts.orders + index),
  }))
})

test(`${amounts.publicCalls} bodies at every other public call are refused`, async () => {
  const calls = [
    'POST /api/uploads',
    'POST /api/auth/authenticate',
    'POST /api/orders/public/nobody/nothing/cancel',
    'POST /api/orders/public/nobody/nothing/confirm-counter-appointment',
    'POST /api/users/forgot-password',
    'POST /api/users/reset-password',
    'POST /api/users/first-register',
    'POST /api/products',
    'PATCH /api/branches',
    'PUT /api/orders/nobody',
    'DELETE /api/products/nobody',
    'POST /api/config',
    'POST /api/orders/nobody/status/confirm',
  ]
  await bombard(amounts.publicCalls, text, (index) => {
    const [method = '', path = ''] = (calls[index % calls.length] ?? '').split(' ')
    return { method, path }
  })
})

test(`${amounts.records} spoiled records of an administrator are refused field by field or saved`, async () => {
  const product = {
    name: 'Knödel',
    type: 'normal',
    price: 490,
    unit: 'piece',
    pricing: 'perUnit',
    calculationModel: 'fixed',
    tax: 1000,
    takeawayTax: 1000,
    dineInTax: 1000,
    schedule: [{ type: 'daily', from: '10:00', to: '12:00' }],
    config: {
      parts: [{ name: 'Beilage', type: 'select', options: [{ name: 'Salat', modifier: 'add', value: 100 }] }],
    },
  }
  const targets = [
    'products',
    'branches',
    'menus',
    'categories',
    'tables',
    'tags',
    'divisions',
    'departments',
  ]
  await bombard(
    amounts.records,
    spoiled(product, ['openingHours', 'deliveryAreas', 'catalog', 'id', 'images']),
    (index) => ({
      method: 'POST',
      path: `/api/${targets[index % targets.length]}`,
      headers: staff(),
    }),
  )
})

test('a body that nobody reads is no fault, whatever it calls itself', async () => {
  const path = `/api/provider-payments/${crypto.randomUUID()}/news`
  for (const body of ['kein JSON', '"', '{}'])
    judge(
      await send('POST', path, body, {
        'content-type': 'application/json',
        'x-payload-http-method-override': 'GET',
      }),
      body,
    )
})

/** An object may bring a `toString` of its own that is no function. */
const asWord = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)

test(`${amounts.queries} queries and paths that nobody should send are refused`, async () => {
  const words = fc.sample(fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), hostile.map(asWord)), {
    numRuns: amounts.queries,
  })
  const shapes = [
    (word: string) => `/api/products?where[${word}][equals]=1`,
    (word: string) => `/api/products?where=${word}&limit=${word}`,
    (word: string) => `/api/products?sort=${word}&depth=${word}&page=${word}`,
    (word: string) => `/api/branches/${word}/shop`,
    (word: string) => `/api/orders/public/${word}/${word}`,
    (word: string) => `/api/branches/${word}`,
    (word: string) => `/api/${word}`,
    (word: string) => `/api/categories?select[${word}]=true&populate[${word}]=x`,
  ]
  for (const [index, word] of words.entries()) {
    const path = shapes[index % shapes.length]?.(encodeURIComponent(word.toWellFormed())) ?? '/api'
    judge(await send('GET', path), path)
  }
})
