import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
const password = 'ein-gutes-passwort'
const next = 'vier-fische-im-teich'

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['anna', 'ben', 'clara', 'dora', 'emil', 'fritz']) await createPerson(name)
})

afterAll(() => app.close())

describe('sessions of one account', () => {
  it('stay valid, however many begin at once', async () => {
    const tokens = await Promise.all([
      ...Array.from({ length: 6 }, () => signIn('anna')),
      ...Array.from({ length: 6 }, () => signIn('anna', '/api/users/login')),
    ])
    const people = await Promise.all(tokens.map(me))

    expect(new Set(tokens).size).toBe(12)
    expect(people.map((person) => person?.username)).toEqual(tokens.map(() => 'anna'))
  })

  it('survive that others end, are prolonged or the account is edited meanwhile', async () => {
    const old = await Promise.all(Array.from({ length: 4 }, () => signIn('ben')))
    const admin = await signIn('anna')
    const [, refreshed, fresh] = await Promise.all([
      post('/api/users/logout', {}, old[0]),
      post('/api/users/refresh-token', {}, old[1]),
      signIn('ben'),
      call('PATCH', '/api/users/ben', { phone: '+43 1 234' }, admin),
      signIn('ben'),
    ])

    expect(refreshed.status).toBe(200)
    expect(
      await Promise.all([old[0], old[1], old[2], old[3], fresh].map(async (token) => !!(await me(token)))),
    ).toEqual([false, true, true, true, true])
  })

  it('do not come back to life when they are prolonged while they end', async () => {
    const token = await signIn('ben')
    const [, refreshed] = await Promise.all([
      post('/api/users/logout', {}, token),
      post('/api/users/refresh-token', {}, token),
    ])

    expect([200, 401, 403]).toContain(refreshed.status)
    expect(await me(token)).toBeNull()
  })

  it('are all ended without making a form old in which somebody changes the person', async () => {
    const admin = await signIn('anna')
    const changedAt = async () =>
      (await app.pool.query(`select updated_at from users where username = 'ben'`)).rows[0]?.updated_at
    const token = await signIn('ben')
    const before = await changedAt()
    const { user } = await readJson<{ user: { id: string } }>(
      await call('GET', '/api/users/me', undefined, token),
    )

    expect((await post('/api/users/sessions/revoke-all', { user: user.id }, admin)).status).toBe(200)
    expect(await me(token)).toBeNull()
    expect(await changedAt()).toEqual(before)
  })

  it('that have expired are swept when the next one begins', async () => {
    await signIn('fritz')
    await app.pool.query(`update users_sessions set expires_at = now() - interval '1 hour'
      where _parent_id = (select id from users where username = 'fritz')`)
    await signIn('fritz')
    const { rows } = await app.pool.query(
      `select 1 from users_sessions where _parent_id = (select id from users where username = 'fritz')`,
    )

    expect(rows).toHaveLength(1)
  })
})

describe('a sign-in that overlaps a change of the account', () => {
  it('neither brings the old password back nor stays signed in with it', async () => {
    const admin = await signIn('anna')
    const [late] = await Promise.all([
      Promise.all(Array.from({ length: 4 }, () => post('/api/users/login', { username: 'clara', password }))),
      call('PATCH', '/api/users/clara', { password: next }, admin),
    ])
    const tokens = await Promise.all(
      late.map(async (answer) => (await readJson<{ token?: string }>(answer)).token),
    )

    expect((await post('/api/users/login', { username: 'clara', password: next })).status).toBe(200)
    expect((await post('/api/users/login', { username: 'clara', password })).status).toBe(401)
    for (const token of tokens) expect(token && (await me(token))).toBeFalsy()
  })

  it('does not lift the block that came meanwhile', async () => {
    const admin = await signIn('anna')
    await Promise.all([
      ...Array.from({ length: 3 }, () => post('/api/users/login', { username: 'dora', password })),
      call('PATCH', '/api/users/dora', { isBlocked: true }, admin),
    ])

    expect((await post('/api/users/login', { username: 'dora', password })).status).toBe(403)
  })
})

it('an account is never written without a transaction that holds it', async () => {
  const { docs } = await app.payload.find({
    collection: 'users',
    where: { username: { equals: 'emil' } },
    overrideAccess: true,
  })
  const written = app.payload.update({
    collection: 'users',
    id: docs[0]?.id ?? '',
    data: { phone: '+43 1 234' },
    disableTransaction: true,
    overrideAccess: true,
  })

  await expect(written).rejects.toMatchObject({ code: 'unavailable' })
})

describe('a lock', () => {
  it('is lifted by an admin only, not by whoever guesses', async () => {
    const admin = await signIn('anna')
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await post('/api/users/login', { username: 'emil', password: 'falsch' })
    }
    const byNobody = await post('/api/users/unlock', { username: 'emil' })
    expect([byNobody.status, (await tryAgain()).status]).toEqual([401, 429])

    expect((await post('/api/users/unlock', { email: 'emil@example.com' }, admin)).status).toBe(200)
    expect((await tryAgain()).status).toBe(200)
  })

  const tryAgain = () => post('/api/users/login', { username: 'emil', password })
})

async function signIn(username: string, path = '/api/auth/authenticate'): Promise<string> {
  return (await readJson<{ token: string }>(await post(path, { username, password }))).token
}

async function me(token: string | undefined): Promise<{ username: string } | null> {
  const answer = await call('GET', '/api/users/me', undefined, token)
  return (await readJson<{ user: { username: string } | null }>(answer)).user
}

function post(path: string, body: object, token?: string): Promise<Response> {
  return call('POST', path, body, token)
}

function call(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function createPerson(username: string) {
  return app.payload.create({
    collection: 'users',
    data: {
      email: `${username}@example.com`,
      username,
      password,
      firstName: username,
      lastName: 'Test',
      roles: [username === 'anna' ? 'ROLE_ADMIN' : 'ROLE_EMPLOYEE'],
    },
    overrideAccess: true,
  })
}
