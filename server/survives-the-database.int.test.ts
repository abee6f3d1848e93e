import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { annasOrder } from '#plugins/ordering/testing/corner-shop.ts'
import { expectEveryOrderOnce, seatGuests } from '#plugins/ordering/testing/hungry-guests.ts'
import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { readJson } from '#scripts/testing/test-app.ts'

import { type FragileProduct, openFragileProduct, outages } from './testing/fragile-product.ts'

let product: FragileProduct
let staff: Record<string, string>
const kept = ['/store/eck', '/api/tags?limit=5', '/api/branches/eck/shop']

beforeAll(async () => {
  product = await openFragileProduct()
  const { email } = await createRecordFixtures(product.app.payload).store('users', { roles: ['ROLE_ADMIN'] })
  const answer = await signIn(String(email))
  const { token } = await readJson<{ token: string }>(answer)
  staff = { authorization: `Bearer ${token}` }
})

afterEach(async () => {
  if (product.postgres.pid() === null) await product.postgres.startAgain()
})

afterAll(() => product.close())

const signIn = (email: string) =>
  product.post('/api/auth/authenticate', { email, password: 'ein-gutes-passwort' })
const order = () => product.post('/api/orders', annasOrder(product.shop), { 'idempotency-key': randomUUID() })

/** Everything that needs the database, by whoever may ask for it. */
const needs: Record<string, () => Promise<Response>> = {
  'an order': order,
  'a list that nobody asked for before': () => product.ask('/api/categories?limit=6'),
  'a list of the staff': () => product.ask('/api/orders', { headers: staff }),
  'who is signed in': () => product.ask('/api/users/me', { headers: staff }),
  'a change by the staff': () => product.post('/api/tags', { name: 'Vegan' }, staff),
  'a log-in': () => signIn('anna@theke.example'),
  'a first call of a client': () => product.ask('/api/init?branch=eck'),
  'a public order': () => product.ask('/api/orders/public/unbekannt1/unbekannt1'),
  'a visit to be counted': () =>
    product.post('/api/analytics-logs', { type: 'page', action: 'view', data: {} }),
  'a page that nobody asked for before': () =>
    product.ask('/store/nirgendwo', { headers: { accept: 'text/html' } }),
  'a page of the website': () => product.ask('/ueber-uns', { headers: { accept: 'text/html' } }),
  'a picture': () => product.ask(`/image/${randomUUID()}-1.webp`),
}

/** Pages say it in German words, everything else by its code as well. */
async function told(answer: Response) {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const says = (await answer.text()).includes(isPage ? 'Wir sind gleich zurück' : '"code":"unavailable"')

  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), says }
}

describe.each(Object.entries(outages))('while PostgreSQL %s', (_how, lose) => {
  it('kept pages and data stay up, the rest says when to come again, and all is well within seconds', async () => {
    const before = await Promise.all(kept.map(async (path) => (await product.ask(path)).text()))
    await lose(product.postgres)
    await product.isReady(false)

    const after = await Promise.all(kept.map((path) => product.ask(path)))
    expect(after.map(({ status }) => status)).toEqual(kept.map(() => 200))
    expect(await Promise.all(after.map((answer) => answer.text()))).toEqual(before)
    expect((await product.ask('/healthz')).status).toBe(200)
    for (const [what, ask] of Object.entries(needs)) {
      expect([what, await told(await ask())]).toEqual([what, { status: 503, retryAfter: '5', says: true }])
    }

    await product.postgres.startAgain()
    await product.isReady(true)
    expect(product.server.hasEnded()).toBe(false)
    expect((await order()).status).toBe(201)
  })
})

it('what was kept over an outage is asked for anew after it', async () => {
  const { app, ask, postgres } = product
  const tags = async () => (await (await ask('/api/tags?limit=9')).json()) as { docs: { name: string }[] }
  expect((await tags()).docs).toEqual([])
  await postgres.stop()
  await product.isReady(false)
  await postgres.startAgain()
  // Told to nobody, as what another process changed while this one heard nothing.
  await app.pool.query(`insert into tags (id, name) values (gen_random_uuid(), 'Neu')`)
  await product.isReady(true)

  expect((await tags()).docs).toMatchObject([{ name: 'Neu' }])
})

it('guests who order meanwhile get every order once, and are told to wait rather than that something broke', async () => {
  await product.app.pool.query('truncate orders, idempotency_keys, ticket_counters cascade')
  const guests = seatGuests(product.shop, () => product.server.url)
  for (const lose of Object.values(outages)) {
    await guests.areServed(20)
    await lose(product.postgres)
    await product.isReady(false)
    await product.postgres.startAgain()
    await product.isReady(true)
  }
  await guests.areServed(20)
  await guests.leave()

  expect(product.server.hasEnded()).toBe(false)
  expect(new Set(guests.answers.keys())).toEqual(new Set([201, 503]))
  await expectEveryOrderOnce(product.app.pool, guests)
})
