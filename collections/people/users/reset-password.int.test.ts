import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { anyone, type Caller } from '#scripts/testing/callers.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

type Mail = { to?: string; subject?: string; html?: string }

let app: TestApp
let visitor: Caller
let mails: Mail[]

const person = {
  email: 'anna@example.com',
  username: 'anna',
  firstName: 'Anna <b>',
  lastName: 'Auer',
  password: 'ein-gutes-passwort',
}

beforeAll(async () => {
  app = await createTestApp()
  visitor = anyone(app)
  await app.payload.create({
    collection: 'users',
    data: { ...person, roles: ['ROLE_EMPLOYEE'] },
    overrideAccess: true,
  })
  // Whatever the adapter would send is looked at here.
  app.payload.email.sendEmail = async (mail) => {
    mails.push(mail as Mail)
  }
})

beforeEach(async () => {
  mails = []
  await app.pool.query('update users set reset_password_requested_at = null')
})

afterAll(() => app.close())

const forgot = (names: object) => visitor('POST', '/api/users/forgot-password', names)
const reset = (token: string, password: string) =>
  visitor('POST', '/api/users/reset-password', { token, password })

describe('the mail for a new password', () => {
  it('is German, names the person safely and leads to the back office for an hour', async () => {
    process.env.SERVER_URL = 'https://theke.example/'
    const { status } = await forgot({ email: person.email })
    delete process.env.SERVER_URL
    const [mail] = mails
    const { rows } = await app.pool.query<{ token: string; minutes: number }>(
      `select reset_password_token as token,
       extract(epoch from reset_password_expiration - now())::int / 60 as minutes from users`,
    )

    expect([status, mails.length, mail?.to, mail?.subject]).toEqual([
      200,
      1,
      person.email,
      'Neues Passwort für das Backoffice',
    ])
    expect(mail?.html).toContain('Guten Tag Anna &#60;b&#62;,')
    expect(mail?.html).toContain('Das geht eine Stunde lang.')
    expect(mail?.html).toContain(`href="https://theke.example/backend/reset/${rows[0]?.token}"`)
    expect(mail?.html).not.toMatch(/\b(?:you|password|click)\b/i)
    expect(rows[0]?.minutes).toBeOneOf([59, 60])
  })

  it('is sent for a user name as well, and nobody learns whether there is such an account', async () => {
    const known = await forgot({ username: person.username })
    const unknown = await forgot({ username: 'niemand' })

    expect(mails).toHaveLength(1)
    expect(known).toEqual(unknown)
  })

  it('sets a new password once, and none after the hour', async () => {
    await forgot({ email: person.email })
    const token = tokenIn(mails[0])
    expect((await reset(token, 'vier-fische-im-teich')).status).toBe(200)
    expect(await reset(token, 'fuenf-fische-im-teich')).toMatchObject(refused)

    await app.pool.query('update users set reset_password_requested_at = null')
    await forgot({ email: person.email })
    await app.pool.query(`update users set reset_password_expiration = now() - interval '1 second'`)
    expect(await reset(tokenIn(mails[1]), 'sechs-fische-im-teich')).toMatchObject(refused)
  })
})

const refused = {
  status: 403,
  body: {
    errors: [
      {
        code: 'invalid-link',
        message: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
      },
    ],
  },
}

function tokenIn(mail: Mail | undefined): string {
  return /\/backend\/reset\/(\w+)/.exec(mail?.html ?? '')?.[1] ?? ''
}
