import { randomUUID } from 'node:crypto'

import type { CollectionSlug } from 'payload'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { askingNow } from '#kernel/database/asking.ts'
import { annasOrder, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { type Caller, employ } from '#scripts/testing/callers.ts'
import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { collections } from './collections.ts'

/** The least that the product starts with. */
const connections = 4
const atOnce = 2 * connections

let app: TestApp
let pool: Pool
let fixtures: RecordFixtures
let chief: Caller
let order: object
/** Where a request took another connection while it held one. */
let seconds: string[]

beforeAll(async () => {
  const before = process.env.DATABASE_POOL_SIZE
  process.env.DATABASE_POOL_SIZE = String(connections)
  app = await createTestApp()
  if (before === undefined) delete process.env.DATABASE_POOL_SIZE
  else process.env.DATABASE_POOL_SIZE = before
  fixtures = createRecordFixtures(app.payload)
  chief = await employ(app, ['ROLE_ADMIN'])
  order = annasOrder(await openCornerShop(app.payload))

  pool = app.payload.db.pool
  // However slow the machine is, a turn comes; only whoever waits for each other waits in vain.
  pool.options.connectionTimeoutMillis = 120_000
  noteSeconds()
})

beforeEach(async () => {
  seconds = []
  await app.pool.query(`delete from payload_kv where key like 'login-attempts:%'`)
})

afterAll(() => app.close())

describe('twice as many writes at once as there are connections are all answered', () => {
  // The generated types name the same ones.
  const slugs = collections.map(({ slug }) => slug as CollectionSlug)

  it('of which there are as few as the product starts with', () => {
    expect(pool.options.max).toBe(connections)
  })

  it.each(slugs)('of %s, one by one and many', async (slug) => {
    const ids: string[] = []
    while (ids.length < atOnce) ids.push((await fixtures.store(slug)).id)
    const values = await fixtures.valuesFor(slug)
    const one = `/api/${slug}/${ids[0]}`
    // Each its own: that two change the same ones in another order is another matter.
    const many = (index: number) => `/api/${slug}?where[id][in]=${ids[index]}`

    expect(await troublesOf(() => chief('POST', `/api/${slug}`, values))).toEqual([])
    expect(await troublesOf(() => chief('POST', `${one}/duplicate`, {}))).toEqual([])
    expect(await troublesOf(() => chief('PUT', one, values))).toEqual([])
    expect(await troublesOf(() => chief('PATCH', one, {}))).toEqual([])
    expect(await troublesOf(() => chief('PATCH', `${one}?draft=true&autosave=true`, {}))).toEqual([])
    expect(await troublesOf((index) => chief('PATCH', many(index), {}))).toEqual([])
    expect(
      await troublesOf((index) =>
        chief('DELETE', index < connections ? `/api/${slug}/${ids[index]}` : many(index)),
      ),
    ).toEqual([])
  })

  it('of earlier states that come back', async () => {
    const { id } = await fixtures.store('sites')
    await chief('PATCH', `/api/sites/${id}`, { name: 'Neu' })
    const { body } = await chief('GET', `/api/sites/versions?where[parent][equals]=${id}`)
    const [version] = body.docs as { id: string }[]

    expect(await troublesOf(() => chief('POST', `/api/sites/versions/${version?.id}`, {}))).toEqual([])
  })

  it('of the settings', async () => {
    expect(
      await troublesOf((index) => chief('POST', index % 2 === 0 ? '/api/config' : '/api/globals/config', {})),
    ).toEqual([])
  })

  it('of orders, which the counter then confirms and cancels', async () => {
    const placed = await Promise.all(
      Array.from({ length: atOnce }, () =>
        app.fetch('/api/orders', {
          method: 'POST',
          headers: { 'idempotency-key': randomUUID() },
          body: JSON.stringify(order),
        }),
      ),
    )
    expect(placed.map(({ status }) => status)).toEqual(Array(atOnce).fill(201))
    const ids = await Promise.all(placed.map(async (answer) => (await readJson<{ id: string }>(answer)).id))

    for (const status of ['confirm', 'cancel'])
      expect(
        await troublesOf((index) => chief('POST', `/api/orders/${ids[index]}/status/${status}`, {})),
      ).toEqual([])
  })

  it('of files, from guests and from the staff', async () => {
    const file = await fixtures.fileFor('images')
    const data = `data:image/png;base64,${file?.data.toString('base64')}`
    const form = () => {
      const sent = new FormData()
      sent.set('file', new Blob([new Uint8Array(file?.data ?? [])], { type: 'image/png' }), 'bild.png')
      sent.set('_payload', JSON.stringify({ alt: 'Ein Bild' }))
      return sent
    }

    expect(
      await troublesOf(async (index) =>
        index % 2 === 0
          ? app.fetch('/api/uploads', {
              method: 'POST',
              body: JSON.stringify({ filename: 'skizze.png', data }),
            })
          : chief.send('/api/images', form()),
      ),
    ).toEqual([])
  })

  it('of people who sign in, stay, ask for a new password and sign out', async () => {
    const password = 'ein-gutes-passwort'
    const { email } = await fixtures.store('users', { roles: ['ROLE_EDITOR'] })
    const signIn = async (_index: number) =>
      app.fetch('/api/auth/authenticate', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
    expect(
      await troublesOf((index) =>
        index % 2 === 0 ? signIn(index) : chief('POST', '/api/users/login', { email, password }),
      ),
    ).toEqual([])
    expect(await troublesOf(() => chief('POST', '/api/users/forgot-password', { email }))).toEqual([])
    expect(await troublesOf(() => chief('POST', '/api/users/unlock', { email }))).toEqual([])
    expect(await troublesOf(() => chief('POST', '/api/users/refresh-token', {}))).toEqual([])
    expect(
      await troublesOf(() => chief('POST', '/api/users/reset-password', { token: 'x', password })),
    ).toEqual([])
    expect(await troublesOf(() => chief('POST', '/api/users/logout', {}))).toEqual([])
  })
})

/** Where somebody holds a connection and takes another one, and what was answered for want of one. */
async function troublesOf(ask: (index: number) => Promise<{ status: number }>): Promise<unknown[]> {
  const answers = await Promise.all(Array.from({ length: atOnce }, (_each, index) => ask(index)))

  return [...seconds, ...answers.filter(({ status }) => status >= 500)]
}

function noteSeconds(): void {
  const { sessions = {} } = app.payload.db as { sessions?: object } // of the adapter for PostgreSQL
  const connect = pool.connect.bind(pool)
  // The overloads of the driver's `connect` cannot be repeated one by one.
  pool.connect = ((...given: Parameters<typeof connect>) => {
    const begun = [...(askingNow()?.transactions ?? [])]
    if (begun.some((id) => id in sessions)) seconds.push(new Error('A second connection').stack ?? '')
    return connect(...given)
  }) as typeof connect
}
