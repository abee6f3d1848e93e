import { afterAll, beforeAll, expect, it } from 'vitest'

import { type Caller, anyone } from '#scripts/testing/callers.ts'
import { hire } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let visitor: Caller
let secrets: Record<string, string>

beforeAll(async () => {
  app = await createTestApp()
  visitor = anyone(app)
  await hire(app, 'ROLE_ADMIN')
  await app.payload.forgotPassword({
    collection: 'users',
    data: { email: 'person1@example.com' },
    disableEmail: true,
  })
  const { rows } = await app.pool.query(
    `select reset_password_token as "resetPasswordToken", hash, salt,
       (select min(id) from users_sessions) as "sessions.id" from users`,
  )
  secrets = rows[0]
})

afterAll(() => app.close())

it.each(['resetPasswordToken', 'hash', 'salt', 'sessions.id'])(
  'nobody spells the %s of the only admin out by how calls over many are refused',
  async (field) => {
    const secret = secrets[field] ?? ''
    expect(secret).toMatch(/^[\w:-]{20,}$/)

    for (const method of ['DELETE', 'PATCH']) {
      const judge = async (guess: string) => {
        const address = `/api/users?where[${field}][greater_than_equal]=${guess}`
        const { status, body } = await visitor(method, address, { isBlocked: true })
        return JSON.stringify([status, body])
      }
      const answers = await Promise.all(['0', '4', '8', 'a', 'c', 'f', 'p', 'q', 'z', secret].map(judge))

      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).toMatch(/^\[401,/)
    }
  },
)
