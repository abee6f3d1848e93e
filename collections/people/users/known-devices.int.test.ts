import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

let app: TestApp
const password = 'ein-gutes-passwort'

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['anna', 'ben', 'clara', 'dora', 'emil', 'gerda', 'hans']) await createPerson(name)
})

beforeEach(async () => {
  await app.pool.query(`delete from payload_kv where key like 'login-attempts:%'`)
})

afterAll(() => app.close())

describe('whoever guesses passwords', () => {
  it('does not lock out a browser that the account has signed in with before', async () => {
    const signedIn = await post('/api/users/login', { username: 'gerda', password })
    const cookie = deviceCookieOf(signedIn)
    await guess(...Array.from({ length: 6 }, () => 'gerda'))

    expect((await post('/api/users/login', { username: 'gerda', password })).status).toBe(429)
    const again = await signInFrom(cookie, { username: 'gerda', password })
    expect(again.status).toBe(200)
    // What others have tried stays counted, and the cookie of one account is none for another.
    expect((await post('/api/users/login', { username: 'gerda', password })).status).toBe(429)
    expect((await signInFrom(cookie, { username: 'ben', password: 'falsch' })).status).toBe(
      (await post('/api/users/login', { username: 'ben', password: 'falsch' })).status,
    )
  })

  it('has five tries on a known device as well, and is told that they came from there', async () => {
    await app.pool.query(`delete from outbox`)
    const cookie = deviceCookieOf(await post('/api/auth/authenticate', { username: 'hans', password }))
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await signInFrom(cookie, { username: 'hans', password: 'falsch' })).status)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    // Elsewhere its owner may still sign in.
    expect((await post('/api/users/login', { username: 'hans', password })).status).toBe(200)
    expect(await lockMailsTo('hans@example.com')).toEqual([
      expect.stringContaining('von einem Gerät, auf dem Sie schon einmal angemeldet waren.'),
    ])
  })

  it('is told of to the owner once per lock, and promised about nobody alike', async () => {
    await app.pool.query(`delete from outbox`)
    await guess(...Array.from({ length: 8 }, () => 'emil'), ...Array.from({ length: 8 }, () => 'unbekannt'))
    const { rows } = await app.pool.query(
      `select payload from outbox where topic = 'account-locked' order by payload ->> 'name'`,
    )
    expect(rows).toEqual([
      { payload: { name: 'emil', isOnDevice: false } },
      { payload: { name: 'unbekannt', isOnDevice: false } },
    ])

    expect(await lockMailsTo('emil@example.com')).toEqual([
      expect.stringContaining('können Sie sich weiter anmelden.'),
    ])
  })
})

/** The texts of all mails that are waiting, which are to nobody else. */
async function lockMailsTo(address: string): Promise<(string | undefined)[]> {
  const mails: { to?: string; text?: string }[] = []
  app.payload.sendEmail = async (mail) => void mails.push(mail as { to?: string; text?: string })
  await deliverPromised(app.payload)

  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([address]))
  return mails.map(({ text }) => text)
}

describe('the own password', () => {
  const next = 'neun-fische-im-teich'

  it('is changed only by whoever knows the one that holds, and ends all other sessions', async () => {
    const [here, elsewhere] = [
      await signIn({ username: 'clara', password }),
      await signIn({ username: 'clara', password }),
    ]
    const change = (more: object) => call('PATCH', '/api/users/clara', { password: next, ...more }, here)

    for (const [more, code] of [
      [{}, 'current-password-missing'],
      [{ currentPassword: 'falsch' }, 'current-password-wrong'],
      [{ currentPassword: { equals: password } }, 'validation'],
    ] as const) {
      const refused = await change(more)
      expect([refused.status, await readJson(refused)]).toMatchObject([
        400,
        { errors: [{ field: 'currentPassword', code }] },
      ])
    }
    const done = await change({ currentPassword: password })
    expect([done.status, await done.text()]).toEqual([200, expect.not.stringContaining(password)])
    expect([(await me(here)).id !== undefined, await me(elsewhere)]).toEqual([true, {}])
    expect((await post('/api/users/login', { username: 'clara', password: next })).status).toBe(200)
  })

  it('cannot be guessed with a session that was left open', async () => {
    const token = await signIn({ username: 'dora', password })
    const statuses = []
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const body = { password: next, currentPassword: 'falsch' }
      statuses.push((await call('PATCH', '/api/users/dora', body, token)).status)
    }

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('is set by an admin for somebody else without it, also for many at once', async () => {
    const admin = await signIn({ username: 'anna', password })
    const single = await call('PATCH', '/api/users/hans', { password: next }, admin)
    const many = await call('PATCH', '/api/users?where[username][equals]=anna', { password: next }, admin)

    expect(single.status).toBe(200)
    // Payload answers a bulk write with what went wrong.
    expect(await many.text()).toContain('Den eigenen Zugang ändern Sie bitte einzeln.')
    expect(await signIn({ username: 'anna', password })).toBeTruthy()
  })
})

describe('a blocked account', () => {
  it('has no session left when it is opened again', async () => {
    const admin = await signIn({ username: 'anna', password })
    const fresh = await signIn({ username: 'gerda', password })
    expect((await me(fresh)).id).toBeDefined()
    await call('PATCH', '/api/users/gerda', { isBlocked: true }, admin)
    await call('PATCH', '/api/users/gerda', { isBlocked: false }, admin)

    expect(await me(fresh)).toEqual({})
    expect(await signIn({ username: 'gerda', password })).toBeTruthy()
  })
})

async function me(token: string): Promise<{ id?: string }> {
  const { user } = await readJson<{ user: { id: string } | null }>(
    await call('GET', '/api/users/me', undefined, token),
  )
  return user ? { id: user.id } : {}
}

async function signIn(credentials: object): Promise<string> {
  return (await readJson<{ token: string }>(await post('/api/auth/authenticate', credentials))).token
}

/** What is answered to wrong passwords for these names, one after the other. */
async function guess(...names: string[]): Promise<string[]> {
  const answers: string[] = []
  for (const name of names) {
    const answer = await post('/api/auth/authenticate', { username: name, password: 'falsch' })
    answers.push(`${answer.status} ${withoutSeconds(await answer.text())}`)
  }
  return answers
}

const deviceCookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('theke-device-'))
    ?.split(';', 1)[0] ?? ''

const signInFrom = (cookie: string, credentials: object) =>
  app.fetch('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(credentials),
  })

function post(path: string, body: object, token?: string) {
  return call('POST', path, body, token)
}

function call(method: string, path: string, body?: object, token?: string): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
}

function withoutSeconds(text: string): string {
  return text.replace(/"retryAfterSeconds":\d+/, '')
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
