import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { recordStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

let app: TestApp
const password = 'ein-gutes-passwort'
const fewConnections = 2

beforeAll(async () => {
  const before = process.env.DATABASE_POOL_SIZE
  process.env.DATABASE_POOL_SIZE = String(fewConnections)
  app = await createTestApp()
  if (before === undefined) delete process.env.DATABASE_POOL_SIZE
  else process.env.DATABASE_POOL_SIZE = before
  for (const name of ['anna', 'ben', 'clara', 'dora']) await createPerson(name)
})

beforeEach(async () => {
  await app.pool.query(`delete from payload_kv where key like 'login-attempts:%'`)
  await app.pool.query('delete from outbox')
})

afterAll(() => app.close())

describe('an own name', () => {
  it.each([
    { email: 'dieb@example.com' },
    { username: 'dieb' },
    { username: null },
    { email: 'BEN@example.com', username: 'dieb' },
  ])('is changed only by whoever knows the own password: %j', async (names) => {
    const token = await signIn('ben')
    for (const [more, code] of [
      [{}, 'current-password-missing'],
      [{ currentPassword: 'falsch' }, 'current-password-wrong'],
    ] as const) {
      const refused = await change('ben', { ...names, ...more }, token)
      expect([refused.status, await readJson(refused)]).toMatchObject([
        400,
        { errors: [{ field: 'currentPassword', code }] },
      ])
    }
  })

  it('stays as it is without a question, in whatever letters', async () => {
    const same = { email: ' BEN@example.com', username: 'Ben ', phone: '+43 1 234' }

    expect((await change('ben', same, await signIn('ben'))).status).toBe(200)
  })

  it('that is an e-mail address no longer is told of at the old address, whoever changed it', async () => {
    const own = { email: 'clara.neu@example.com', currentPassword: password }
    expect((await change('clara', own, await signIn('clara'))).status).toBe(200)
    const byAdmin = { email: 'dora.neu@example.com' }
    expect((await change('dora', byAdmin, await signIn('anna'))).status).toBe(200)

    const mails: { to?: string; text?: string }[] = []
    app.payload.sendEmail = async (mail) => void mails.push(mail as { to?: string; text?: string })
    await deliverPromised(app.payload)
    expect(new Set(mails.map(({ to }) => to))).toEqual(new Set(['clara@example.com', 'dora@example.com']))
    expect(mails[0]?.text).not.toContain('.neu@')
  })

  it('is not the other name of somebody else, also when both come at once', async () => {
    const admin = await signIn('anna')
    const taken = [
      await change('ben', { username: 'anna@example.com' }, admin),
      await create({ email: 'zoe@example.com', username: 'BEN@example.com' }, admin),
    ]
    for (const answer of taken) {
      expect([answer.status, await readJson(answer)]).toMatchObject([
        400,
        { errors: [{ field: 'username' }] },
      ])
    }
    const own = await create({ email: 'emil@example.com', username: 'emil@example.com' }, admin)
    expect(own.status).toBe(201)

    const both = await Promise.all([
      create({ email: 'x1@example.com', username: 'name@example.com' }, admin),
      create({ email: 'name@example.com', username: 'x2' }, admin),
    ])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 400]))
  })
})

it('the own password is changed by itself: among many it stays, and the others change as a whole', async () => {
  const token = await signIn('anna')
  const { docs } = await app.payload.find({
    collection: 'users',
    where: { username: { in: ['anna', 'clara', 'dora'] } },
    overrideAccess: true,
  })
  const path = `/api/users?where[id][in]=${docs.map(({ id }) => id).join(',')}`
  const body = { password: 'zehn-fische-im-teich', currentPassword: 'falsch' }
  const answers: Response[] = []
  const statements = await recordStatements(app.payload, async () => {
    answers.push(await call('PATCH', path, body, token))
  })

  const answer = await readJson<{ docs: unknown[]; errors: { message: string }[] }>(answers[0] as Response)
  expect(answer.docs).toHaveLength(2)
  expect(answer.errors.map(({ message }) => message)).toEqual([
    '„anna Test“: Den eigenen Zugang ändern Sie bitte einzeln.',
  ])
  expect(statements.filter((text) => /^(?:begin|commit|rollback)/i.test(text))).toMatchObject([
    expect.stringMatching(/^begin/),
    'commit',
  ])
  expect(await signIn('anna')).toEqual(expect.any(String))
  const changed = await Promise.all(['clara', 'dora'].map((name) => signIn(name, body.password)))
  expect(changed).toEqual([expect.any(String), expect.any(String)])
})

it('more changes at once than there are connections are all answered', async () => {
  const { options } = app.payload.db.pool
  expect(options.max).toBe(fewConnections)
  // However slow the machine is, a turn comes; only whoever waits for each other waits in vain.
  options.connectionTimeoutMillis = 120_000
  const token = await signIn('ben')
  const bodies = Array.from({ length: 8 }, (_each, index) => ({
    password: 'neun-fische-im-teich',
    currentPassword: `falsch ${index}`,
  }))
  const statuses = (await Promise.all(bodies.map((body) => change('ben', body, token)))).map(
    ({ status }) => status,
  )

  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
})

async function signIn(username: string, known = password): Promise<string> {
  const answer = await call('POST', '/api/auth/authenticate', { username, password: known })

  return (await readJson<{ token: string }>(answer)).token
}

const change = (username: string, body: object, token: string) =>
  call('PATCH', `/api/users/${username}`, body, token)

const create = (names: object, token: string) =>
  call('POST', '/api/users', { firstName: 'Zoe', lastName: 'Test', password, ...names }, token)

function call(method: string, path: string, body: object, token?: string): Promise<Response> {
  return app.fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
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
