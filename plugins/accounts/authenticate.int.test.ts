import { afterAll, beforeAll, describe, expect, it } from 'vitest'

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

  it('refuses a blocked person like a wrong password', async () => {
    const clara = await createPerson('clara', 'ROLE_EMPLOYEE')
    await app.payload.update({
      collection: 'users',
      id: clara.id,
      data: { isBlocked: true },
      overrideAccess: true,
    })

    expect((await authenticate({ username: 'clara', password })).status).toBe(401)
  })
})

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
