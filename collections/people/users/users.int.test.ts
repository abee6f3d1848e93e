import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
const password = 'ein-gutes-passwort'

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['anna', 'ben', 'clara', 'dora', 'emil', 'fritz']) await createPerson(name)
})

afterAll(() => app.close())

describe('signing in', () => {
  it('writes the e-mail address into the token, whichever name was given', async () => {
    for (const credentials of [{ username: 'anna' }, { email: 'anna@example.com' }]) {
      const token = await signIn({ ...credentials, password })
      const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

      expect(claims).toMatchObject({ email: 'anna@example.com', roles: ['ROLE_ADMIN'] })
    }
  })

  it('locks known and unknown names alike after five failures, in the same words', async () => {
    const answers = []
    for (const name of ['ben', 'niemand']) answers.push(await guess(...Array.from({ length: 6 }, () => name)))

    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.slice(0, 5).every((text) => text.startsWith('401'))).toBe(true)
    expect(answers[0]?.[5]).toContain('Zu viele Fehlversuche. Bitte versuchen Sie es in 10 Minuten erneut.')
    expect((await post('/api/users/login', { username: 'ben', password })).status).toBe(429)
  })

  it('takes five tries by either name, and does not tell that both belong to one account', async () => {
    const [known, unknown] = ['fritz', 'keiner'].map((name) => [name, `${name}@example.com`])
    const answers = []
    for (const [name = '', email = ''] of [known ?? [], unknown ?? []])
      answers.push(await guess(name, email, name, email, name, email, email))

    expect(answers[0]).toEqual(answers[1])
    // The right password is not looked at any more.
    expect((await post('/api/users/login', { email: 'fritz@example.com', password })).status).toBe(401)
  })

  it('lets no more than five of twenty tries at once look at the password', async () => {
    const tries = Array.from({ length: 20 }, () =>
      post('/api/auth/authenticate', { username: 'clara', password: 'falsch' }),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 401)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('forgets the failures once it succeeds, and a lock when an admin lifts it', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 3; attempt += 1) {
        await post('/api/auth/authenticate', { username: 'dora', password: 'falsch' })
      }
      expect(await signIn({ username: 'dora', password })).toBeTruthy()
    }
    const admin = await signIn({ username: 'anna', password })
    const unlock = await post('/api/users/unlock', { email: 'ben@example.com' }, admin)

    expect(unlock.status).toBe(200)
    expect(await signIn({ username: 'ben', password })).toBeTruthy()
  })
})

describe('a password', () => {
  beforeEach(openAllLocks)

  it('follows the rules when it is set by an admin, by oneself and by the link of the mail', async () => {
    const admin = await signIn({ username: 'anna', password })
    const created = await post(
      '/api/users',
      { email: 'x@example.com', firstName: 'X', lastName: 'Y', password: 'passwort2026' },
      admin,
    )
    const changed = await call('PATCH', '/api/users/emil', { password: 'emil@example.com' }, admin)
    const reset = await post('/api/users/reset-password', { token: await resetToken(), password: 'kurz' })

    for (const answer of [created, changed, reset]) {
      expect(answer.status).toBe(400)
      expect(await readJson(answer)).toMatchObject({ errors: [{ field: 'password', code: 'validation' }] })
    }
  })

  it('is reset by the link of the mail once, in German', async () => {
    const token = await resetToken()
    const next = 'vier-fische-im-teich'

    expect((await post('/api/users/reset-password', { token, password: next })).status).toBe(200)
    expect(await signIn({ username: 'emil', password: next })).toBeTruthy()

    const again = await post('/api/users/reset-password', { token, password: next })
    expect([again.status, await readJson(again)]).toMatchObject([
      403,
      {
        errors: [{ message: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.' }],
      },
    ])
  })
})

describe('sessions', () => {
  it('are shown to nobody', async () => {
    const admin = await signIn({ username: 'anna', password })
    const login = await post('/api/users/login', { username: 'anna', password })
    const answers = [
      login,
      ...(await Promise.all(
        ['/api/users/me', '/api/users/anna', '/api/users'].map((path) => call('GET', path, undefined, admin)),
      )),
    ]

    for (const answer of answers) expect(await answer.text()).not.toMatch(/"sessions":\[[^\]]/)
  })

  it('end everywhere for oneself, and for another person by an admin only', async () => {
    const [phone, desk] = [
      await signIn({ username: 'dora', password }),
      await signIn({ username: 'dora', password }),
    ]
    const { id } = await me(phone)
    const own = await post('/api/users/sessions/revoke-all', {}, phone)

    expect([own.status, own.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringContaining('payload-token=;'),
    ])
    expect([await me(phone), await me(desk)]).toEqual([{}, {}])
    const { rows } = await app.pool.query(
      `select title, actor_id from logs where action = 'sign-out' and document_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ title: expect.stringMatching(/\S/), actor_id: id }])

    const dora = await signIn({ username: 'dora', password })
    const admin = await signIn({ username: 'anna', password })
    const { id: anna } = await me(admin)
    expect((await post('/api/users/sessions/revoke-all', { user: anna }, dora)).status).toBe(403)
    expect((await post('/api/users/sessions/revoke-all', { user: id }, admin)).status).toBe(200)
    expect((await post('/api/users/sessions/revoke-all', { user: 'x' }, admin)).status).toBe(400)
    expect((await post('/api/users/sessions/revoke-all', {})).status).toBe(401)
    expect([await me(dora), (await me(admin)).id]).toEqual([{}, anna])
  })
})

async function openAllLocks(): Promise<void> {
  await app.pool.query(`delete from payload_kv where key like 'login-attempts:%'`)
}

async function me(token: string): Promise<{ id?: string }> {
  const { user } = await readJson<{ user: { id: string } | null }>(
    await call('GET', '/api/users/me', undefined, token),
  )
  return user ? { id: user.id } : {}
}

async function resetToken(): Promise<string> {
  return app.payload.forgotPassword({
    collection: 'users',
    data: { email: 'emil@example.com' },
    disableEmail: true,
  })
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
