import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createRecordFixtures, type RecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { keepLive } from '#scripts/testing/keep-live.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import type { LiveBus } from '#kernel/live/live-bus.ts'
import { initContract } from './init.contract.ts'

type Entries = { url: string; data: unknown }[]

let app: TestApp
let bus: LiveBus
let fixtures: RecordFixtures
let admin: string
let guestOfNoRights: string

beforeAll(async () => {
  app = await createTestApp()
  bus = await keepLive(app)
  fixtures = createRecordFixtures(app.payload)
  const branch = await fixtures.store('branches')
  await fixtures.store('tables', { branch: branch.id })
  await fixtures.store('products', { isEnabled: true })
  await fixtures.store('products', { isEnabled: false, isVisibleWhenUnavailable: false })
  admin = await signIn('ROLE_ADMIN')
  guestOfNoRights = await signIn('ROLE_EDITOR')
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

describe('GET /api/init', () => {
  it('answers every area in the shape of its contract, with what the caller may read', async () => {
    const ofAdmin = await init(admin)
    const ofGuest = await init()

    expect(initContract.responses[200].body.safeParse(ofAdmin).success).toBe(true)
    expect(ofAdmin.map(({ url }) => url)).toEqual(expect.arrayContaining(['/api/config', '/api/tables']))
    expect(ofAdmin.map(({ url }) => url)).toHaveLength(new Set(ofAdmin.map(({ url }) => url)).size)
    expect([listIn(ofAdmin, 'products'), listIn(ofGuest, 'products')]).toMatchObject([
      { length: 2 },
      { length: 1 },
    ])
    expect(ofGuest.map(({ url }) => url)).not.toContain('/api/tables')
    expect(ofGuest.find(({ url }) => url === '/api/users/me')?.data).toBeNull()
    expect((await init(guestOfNoRights)).map(({ url }) => url)).not.toContain('/api/tables')
  })

  it('says of each record what its own call says', async () => {
    const entries = await init(admin)
    for (const { url, data } of entries.filter((entry) => Array.isArray(entry.data))) {
      const { docs } = await readJson<{ docs: { id: string }[] }>(
        await get(`${url}?depth=0&limit=500`, admin),
      )
      const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
      expect([url, (data as { id: string }[]).toSorted(byId)]).toEqual([url, docs.toSorted(byId)])
    }
  })

  it('names the person and hears of every change', async () => {
    const me = (await init(admin)).find(({ url }) => url === '/api/users/me')?.data
    expect(me).toMatchObject({ roles: ['ROLE_ADMIN'] })

    await fixtures.store('products', { isEnabled: true })
    await expect.poll(async () => listIn(await init(admin), 'products').length).toBe(3)
    await expect.poll(async () => listIn(await init(), 'products').length).toBe(2)
  })

  it('asks the database no more for many records than for few, and next to nothing the second time', async () => {
    await init(admin)
    const again = await countStatements(app.payload, () => init(admin))

    expect(again).toBeLessThanOrEqual(8)
  })
})

async function init(token?: string): Promise<Entries> {
  return readJson<Entries>(await get('/api/init', token))
}

function listIn(entries: Entries, slug: string): unknown[] {
  return entries.find(({ url }) => url === `/api/${slug}`)?.data as unknown[]
}

function get(path: string, token?: string): Promise<Response> {
  return app.fetch(path, token ? { headers: { authorization: `Bearer ${token}` } } : {})
}

async function signIn(role: string): Promise<string> {
  const { email } = await fixtures.store('users', { roles: [role] })
  const answer = await app.fetch('/api/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'ein-gutes-passwort' }),
  })
  return (await readJson<{ token: string }>(answer)).token
}
