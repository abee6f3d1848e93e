import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createRecordFixtures } from '#scripts/testing/record-fixtures.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

const password = 'ein-gutes-passwort'

beforeAll(async () => {
  app = await createTestApp()
  await createPerson('anna', 'ROLE_ADMIN')
})

afterAll(() => app.close())

describe('POST /api/auth/authenticate', () => {
  it('answers a token with expiry and roles, for user name and e-mail address', async () => {
    const { token } = await readJson<{ token: string }>(
      await authenticate({ email: 'ANNA@example.com', password }),
    )
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

    expect(claims).toMatchObject({ exp: expect.any(Number), roles: ['ROLE_ADMIN'] })
  })

  it('says the same for a wrong password and an unknown account', async () => {
    const wrong = await authenticate({ username: 'anna', password: 'falsch' })
    const unknown = await authenticate({ username: 'niemand', password: 'falsch' })

    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toBe(await unknown.text())
  })

  it.each([
    [
      'disabled',
      { isBlocked: true },
      'Dieser Zugang ist gesperrt. Bitte wenden Sie sich an die Administration.',
    ],
    [
      'expired',
      { expiresAt: '2026-01-01T00:00:00.000Z' },
      'Dieser Zugang ist abgelaufen. Bitte wenden Sie sich an die Administration.',
    ],
  ])('tells that an account is %s to nobody but who proves the password', async (state, data, message) => {
    const username = `person-${state}`
    const { id } = await createPerson(username, 'ROLE_EMPLOYEE')
    await app.payload.update({ collection: 'users', id, data, overrideAccess: true })
    const proven = await authenticate({ username, password })
    const [guessed, unknown] = await Promise.all([
      authenticate({ username, password: 'falsch' }),
      authenticate({ username: `niemand-${state}`, password: 'falsch' }),
    ])

    expect([proven.status, await readJson(proven)]).toEqual([
      403,
      { errors: [{ code: `account-${state}`, message }] },
    ])
    expect([guessed.status, await guessed.text()]).toEqual([unknown.status, await unknown.text()])
  })

  it('opens an account until the moment at which it expires, and ends its sessions then', async () => {
    const { id } = await createPerson('emma', 'ROLE_EMPLOYEE')
    const set = (expiresAt: string | null) =>
      app.payload.update({ collection: 'users', id, data: { expiresAt }, overrideAccess: true })
    await set('2099-01-01T00:00:00.000Z')
    const { token } = await readJson<{ token: string }>(await authenticate({ username: 'emma', password }))
    expect(await whoIs(token)).toMatchObject({ id })

    // Time passes for the account alone: nothing is saved by which somebody could end its sessions.
    await app.pool.query(`update users set expires_at = now() - interval '1 second' where id = $1`, [id])
    expect(await whoIs(token)).toBeNull()
    const refused = await app.fetch(`/api/users/${id}`, { headers: { authorization: `Bearer ${token}` } })
    expect(refused.status).toBe(401)

    await set(null)
    expect(await whoIs(token)).toBeNull()
    expect((await authenticate({ username: 'emma', password })).status).toBe(200)
  })
})

describe('GET /api/users/me', () => {
  it('gives the own branches as objects with their id, as init does', async () => {
    const branch = await createRecordFixtures(app.payload).store('branches', { name: 'Wien Mitte' })
    const { id } = await createPerson('fritz', 'ROLE_EMPLOYEE')
    await app.payload.update({
      collection: 'users',
      id,
      data: { branches: [branch.id] },
      overrideAccess: true,
    })
    const { token } = await readJson<{ token: string }>(await authenticate({ username: 'fritz', password }))
    const init = await readJson<{ url: string; data: { branches: unknown } }[]>(
      await app.fetch('/api/init', { headers: { authorization: `Bearer ${token}` } }),
    )
    const me = await whoIs(token)

    expect(me?.branches).toEqual([expect.objectContaining({ id: branch.id, name: 'Wien Mitte' })])
    expect(me?.branches).toEqual(init.find(({ url }) => url === '/api/users/me')?.data.branches)
  })
})

async function whoIs(token: string): Promise<{ id: string; branches?: unknown } | null> {
  const answer = await app.fetch('/api/users/me', { headers: { authorization: `Bearer ${token}` } })

  return (await readJson<{ user: { id: string; branches?: unknown } | null }>(answer)).user
}

function authenticate(credentials: object): Promise<Response> {
  return app.fetch('/api/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
}

function createPerson(username: string, role: 'ROLE_ADMIN' | 'ROLE_EMPLOYEE') {
  return app.payload.create({
    collection: 'users',
    data: {
      email: `${username}@example.com`,
      username,
      password,
      firstName: username,
      lastName: 'Test',
      roles: [role],
    },
    overrideAccess: true,
  })
}
