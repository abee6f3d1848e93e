import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { recordStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
const password = 'ein-gutes-passwort'
const calls = ['/api/auth/authenticate', '/api/users/login']
const anna = { username: 'anna', email: 'anna@example.com' }
const nobody = { username: 'niemand', email: 'niemand@example.com' }

beforeAll(async () => {
  app = await createTestApp()
  for (const role of ['anna', 'chefin']) {
    await app.payload.create({
      collection: 'users',
      data: {
        email: `${role}@example.com`,
        username: role,
        password,
        firstName: role,
        lastName: 'Test',
        roles: [role === 'chefin' ? 'ROLE_ADMIN' : 'ROLE_EMPLOYEE'],
      },
      overrideAccess: true,
    })
  }
})

beforeEach(async () => {
  await app.pool.query(`delete from payload_kv where key like 'login-attempts:%'`)
  await app.pool.query('delete from outbox')
})

afterAll(() => app.close())

describe.each(calls)('%s', (path) => {
  const named: [string, (names: typeof anna) => object][] = [
    ['the user name', ({ username }) => ({ username })],
    ['the e-mail address', ({ email }) => ({ email })],
    ['both', (names) => names],
    ['a blank user name and the e-mail address', ({ email }) => ({ username: ' ', email })],
    ['an empty user name and the e-mail address', ({ email }) => ({ username: '', email })],
    ['other spelling', ({ username }) => ({ username: ` ${username.toUpperCase()} ` })],
  ]

  it.each(named)('locks after five wrong passwords for %s, known or not', async (_how, names) => {
    const answers = []
    for (const whose of [anna, nobody]) {
      const statuses = []
      for (let attempt = 0; attempt < 6; attempt += 1)
        statuses.push((await post(path, { ...names(whose), password: 'falsch' })).status)
      answers.push(statuses)
    }

    expect(answers).toEqual([
      [401, 401, 401, 401, 401, 429],
      [401, 401, 401, 401, 401, 429],
    ])
    expect((await post(path, { ...names(anna), password })).status).toBe(429)
  })

  it.each(named)('takes the right password for %s', async (_how, names) => {
    expect((await post(path, { ...names(anna), password })).status).toBe(200)
  })

  it.each<[string, object]>([
    ['no password', { username: '§' }],
    ['a blank password', { username: '§', password: ' ' }],
    ['a password that is no text', { username: '§', password: { equals: 'x' } }],
    ['a password without end', { username: '§', password: 'x'.repeat(501) }],
    ['no name', { password }],
    ['blank names', { username: ' ', email: ' ', password }],
    ['a name of 300 characters', { username: 'x'.repeat(300), password }],
  ])('refuses %s before it looks for anybody', async (_what, credentials) => {
    const answers = []
    for (const { username } of [anna, nobody]) {
      const sent = JSON.parse(JSON.stringify(credentials).replace('§', username))
      const texts: string[] = []
      const statements = await recordStatements(app.payload, async () => {
        const answer = await post(path, sent)
        texts.push(`${answer.status} ${await answer.text()}`)
      })
      answers.push({ texts, statements })
    }

    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({
      texts: [expect.stringMatching(/^400 .*"validation"/)],
      statements: [],
    })
    expect((await app.pool.query('select 1 from outbox')).rows).toEqual([])
  })

  it('sends the same statements for a wrong password, whether or not there is such an account', async () => {
    const statements = []
    for (const { username } of [anna, nobody]) {
      statements.push(await recordStatements(app.payload, () => post(path, { username, password: 'falsch' })))
    }

    expect(statements[0]).toEqual(statements[1])
  })

  it('waits for the tries that are being looked at, however long they take', async () => {
    // As five right passwords at once leave it, on a machine that has been busy for twenty seconds.
    const untilMs = Temporal.Now.instant().epochMilliseconds + 580_000
    await app.pool.query(
      `insert into payload_kv (id, key, data) values (gen_random_uuid(), 'login-attempts:name:anna', $1)`,
      [{ count: 5, open: 5, untilMs }],
    )
    let isAnswered = false
    const late = post(path, { username: 'anna', password }).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => countOf('name:anna')).toBe(6)
    expect(isAnswered).toBe(false)

    await app.pool.query(`delete from payload_kv where key = 'login-attempts:name:anna'`)
    expect((await late).status).toBe(200)
  })
})

describe('known devices', () => {
  it('have a ceiling together, of which the owner hears, and an admin opens all of them', async () => {
    const cookies = []
    for (let device = 0; device < 5; device += 1) cookies.push(await knownCookie())
    const statuses = []
    for (const cookie of cookies)
      for (let attempt = 0; attempt < 5; attempt += 1)
        statuses.push((await post('/api/users/login', { ...anna, password: 'falsch' }, { cookie })).status)

    expect(statuses.filter((status) => status === 401)).toHaveLength(20)
    const { rows } = await app.pool.query(`select payload from outbox where topic = 'account-locked'`)
    expect(rows).toEqual([{ payload: { name: 'anna', isOnDevice: true } }])

    const answer = await post('/api/users/login', { username: 'chefin', password })
    const { token } = await readJson<{ token: string }>(answer)
    const unlock = await post('/api/users/unlock', { username: 'anna' }, { authorization: `Bearer ${token}` })
    expect(unlock.status).toBe(200)
    for (const each of cookies)
      expect((await post('/api/users/login', { ...anna, password }, { cookie: each })).status).toBe(200)
  })

  it('are strangers again when the password changes', async () => {
    const cookie = await knownCookie()
    const { docs } = await app.payload.find({
      collection: 'users',
      where: { username: { equals: 'anna' } },
      overrideAccess: true,
    })
    const id = docs[0]?.id ?? ''
    await app.payload.update({ collection: 'users', id, data: { password }, overrideAccess: true })
    for (let attempt = 0; attempt < 5; attempt += 1)
      await post('/api/users/login', { ...anna, password: 'falsch' })

    expect((await post('/api/users/login', { ...anna, password }, { cookie })).status).toBe(429)
  })

  it('with as many letters in more bytes are unknown ones, and no fault', async () => {
    const cookie = (await knownCookie()).replace(/.$/, 'ÿ')

    expect((await post('/api/users/login', { ...anna, password }, { cookie })).status).toBe(200)
  })
})

async function countOf(key: string): Promise<number | undefined> {
  const { rows } = await app.pool.query<{ count: number }>(
    `select (data ->> 'count')::int as count from payload_kv where key = $1`,
    [`login-attempts:${key}`],
  )
  return rows[0]?.count
}

async function knownCookie(): Promise<string> {
  const answer = await post('/api/users/login', { ...anna, password })

  return (
    answer.headers
      .getSetCookie()
      .find((each) => each.startsWith('theke-device-'))
      ?.split(';', 1)[0] ?? ''
  )
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  return app.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
