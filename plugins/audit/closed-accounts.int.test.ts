import { afterAll, beforeAll, expect, it } from 'vitest'

import { askWith } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})

afterAll(() => app.close())

it.each([
  ['is disabled', { isBlocked: true }],
  ['has expired', { expiresAt: '2026-01-01T00:00:00.000Z' }],
])(
  'a sign-in to an account that %s is written down, with the right password as well',
  async (what, closed) => {
    const username = what.replace(' ', '-')
    const password = 'ein-gutes-passwort'
    await app.payload.create({
      collection: 'users',
      data: {
        username,
        password,
        email: `${username}@example.com`,
        firstName: 'Zu',
        lastName: 'Ende',
        roles: ['ROLE_EMPLOYEE'],
        ...closed,
      },
      overrideAccess: true,
    })
    const answer = await askWith(app)('POST', '/api/auth/authenticate', { username, password })
    const { rows } = await app.pool.query('select action, actor_kind from logs where title = $1', [username])

    expect(answer.status).toBe(403)
    expect(rows).toEqual([{ action: 'sign-in-failed', actor_kind: 'nobody' }])
  },
)
