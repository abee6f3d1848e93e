import { createHash } from 'node:crypto'

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { anyone, type Caller } from '#scripts/testing/callers.ts'
import { countStatements } from '#scripts/testing/count-statements.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

type Mail = { to?: string; subject?: string; html?: string }

let app: TestApp
let visitor: Caller
let mails: Mail[]
let isServerDown: boolean

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
  await app.payload.create({
    collection: 'users',
    data: {
      ...person,
      email: 'ben@example.com',
      username: 'blockiert',
      isBlocked: true,
      roles: ['ROLE_EMPLOYEE'],
    },
    overrideAccess: true,
  })
  // Whatever the adapter would send is looked at here.
  app.payload.sendEmail = async (mail) => {
    if (isServerDown) throw new Error('connect ECONNREFUSED')
    mails.push(mail as Mail)
  }
})

beforeEach(async () => {
  mails = []
  isServerDown = false
  await app.pool.query('delete from outbox')
  await app.pool.query('update users set reset_password_token = null, reset_password_expiration = null')
})

afterEach(() => vi.restoreAllMocks())
afterAll(() => app.close())

const ask = (names: object) => visitor('POST', '/api/users/forgot-password', names)

/** Asks, and lets the outbox send what there is to be sent. */
async function forgot(names: object) {
  const answer = await ask(names)
  await deliverPromised(app.payload)
  return answer
}

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
       extract(epoch from reset_password_expiration - now())::int / 60 as minutes from users
       where username = 'anna'`,
    )

    expect([status, mails.length, mail?.to, mail?.subject]).toEqual([
      200,
      1,
      person.email,
      'Neues Passwort für das Backoffice',
    ])
    expect(mail?.html).toContain('Guten Tag Anna &#60;b&#62;,')
    expect(mail?.html).toContain('Das geht eine Stunde lang.')
    expect(mail?.html).toContain('href="https://theke.example/backend/reset/')
    expect(rows[0]?.token).toBe(createHash('sha256').update(tokenIn(mail)).digest('hex'))
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

    await app.pool.query('delete from outbox')
    await forgot({ email: person.email })
    await app.pool.query(`update users set reset_password_expiration = now() - interval '1 second'`)
    expect(await reset(tokenIn(mails[1]), 'sechs-fische-im-teich')).toMatchObject(refused)
  })
})

describe('whoever asks for a link', () => {
  const names = [{ email: person.email }, { email: 'niemand@example.com' }, { username: 'blockiert' }]

  it('is answered alike, by the same statements, also while no mail can be sent', async () => {
    isServerDown = true
    const answers: string[] = []
    const statements: number[] = []
    for (const each of names) {
      const happen = async () => answers.push(JSON.stringify(await ask(each)))
      statements.push(await countStatements(app.payload, happen))
    }
    await deliverPromised(app.payload)

    expect(JSON.parse(answers[0] ?? '')).toMatchObject({ status: 200 })
    expect([new Set(answers).size, new Set(statements).size]).toEqual([1, 1])
    expect(mails).toEqual([])
  })

  it('gets it as soon as mails can be sent again', async () => {
    isServerDown = true
    await forgot({ email: person.email })
    isServerDown = false
    await app.pool.query('update outbox set available_at = now()')
    await deliverPromised(app.payload)

    expect(mails).toHaveLength(1)
  })

  it('gets one, however often the button is pressed', async () => {
    // A wish is noted once per minute of the clock, and this one stands still.
    vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Now.instant())
    await Promise.all(Array.from({ length: 5 }, () => ask({ email: person.email })))
    const { rowCount } = await app.pool.query('select 1 from outbox')
    await forgot({ email: ` ${person.email.toUpperCase()} ` })

    expect([rowCount, mails.length]).toEqual([1, 1])
  })

  it('gets one for both names, and nobody else makes the link worthless', async () => {
    const letTime = (minutes: number) =>
      app.pool.query(
        `update users set reset_password_expiration = reset_password_expiration - make_interval(mins => $1)`,
        [minutes],
      )
    const again = async (names: object) => {
      await app.pool.query('delete from outbox')
      await forgot(names)
      return mails.length
    }
    await ask({ email: person.email })
    await forgot({ username: person.username })
    expect([mails.length, await again({ email: person.email })]).toEqual([1, 1])

    await letTime(14)
    expect(await again({ username: person.username })).toBe(1)
    await letTime(2)
    expect(await again({ email: ' ', username: person.username })).toBe(2)
    expect((await reset(tokenIn(mails[0]), 'neun-fische-im-teich')).status).toBe(403)
    expect((await reset(tokenIn(mails[1]), 'neun-fische-im-teich')).status).toBe(200)
  })

  it('gets the same link again when nobody knows whether the mail went out', async () => {
    const deliverAgain = async () => {
      await app.pool.query('update outbox set done_at = null')
      // As a process leaves it that dies before it has noted what the server said.
      await app.pool.query(`update messages set state = 'sending'`)
      await deliverPromised(app.payload)
    }
    await forgot({ email: person.email })
    await deliverAgain()
    const [first, second] = mails.map(tokenIn)
    expect([mails.length, first]).toEqual([2, second])

    await reset(first ?? '', 'zehn-fische-im-teich')
    await deliverAgain()
    // Used, it is neither sent nor opened again.
    expect(mails).toHaveLength(2)
    expect((await reset(first ?? '', 'zwei-fische-im-teich')).status).toBe(403)
  })

  it('has to say a name, and nothing else than a name', async () => {
    for (const wrong of [{}, { email: '' }, { email: ['a'] }, { username: { equals: 'anna' } }])
      expect((await ask(wrong)).status).toBe(400)
  })
})

describe('the link of the mail', () => {
  it('cannot be made from what the database holds', async () => {
    await forgot({ email: person.email })
    const { rows } = await app.pool.query<{ token: string }>(
      'select reset_password_token as token from users where reset_password_token is not null',
    )

    expect(await reset(rows[0]?.token ?? '', 'sieben-fische-im-teich')).toMatchObject(refused)
    expect((await reset(tokenIn(mails[0]), 'sieben-fische-im-teich')).status).toBe(200)
  })

  it.each([[null], [['a']], [{ equals: 'a' }], ['']])('is a text and nothing else: %j', async (token) => {
    expect(
      (await visitor('POST', '/api/users/reset-password', { token, password: 'acht-fische-im-teich' }))
        .status,
    ).toBe(403)
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
