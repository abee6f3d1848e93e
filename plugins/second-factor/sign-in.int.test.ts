import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import {
  type Answer,
  type App,
  Browser,
  codeOf,
  hire,
  letTimePass,
  openLocks,
  password,
  problemIn,
  sessionsOf,
} from './testing/browser.ts'

let app: TestApp
let annas: App
const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? ''

beforeAll(async () => {
  app = await createTestApp()
  ids.set('anna', await hire(app, 'anna'))
  ids.set('vera', await hire(app, 'vera', ['ROLE_EDITOR']))
  const data = { secondFactorRoles: ['ROLE_EDITOR' as const] }
  await app.payload.updateGlobal({ slug: 'config', data, overrideAccess: true })
  annas = await setUp('anna')
  // From here on nobody has a session that a second factor was not asked for.
  await app.pool.query('delete from users_sessions')
})

beforeEach(async () => {
  await openLocks(app)
  await letTimePass(app)
})

afterAll(() => app.close())

/** Every way to a session that there is without a second factor. */
const ways: Record<string, (name: string, browser: Browser) => Promise<Answer | null>> = {
  'the form of the panel': (name, browser) => browser.signIn(name),
  'the form, by the e-mail address': (name, browser) =>
    browser.post('/api/users/login', { email: `${name}@example.com`, password }),
  'the call for programs': (name, browser) =>
    browser.post('/api/auth/authenticate', { username: name, password }),
  'the link of a mail': async (name, browser) => {
    const token = await app.payload.forgotPassword({
      collection: 'users',
      data: { email: `${name}@example.com` },
      disableEmail: true,
    })
    return browser.post('/api/users/reset-password', { token, password })
  },
  'prolonging a session that is none': (_name, browser) => browser.post('/api/users/refresh-token', {}),
  'registering as the first': (name, browser) =>
    browser.post('/api/users/first-register', { email: `${name}@example.com`, password }),
  'proving an address': (_name, browser) => browser.post('/api/users/verify/x', {}),
  'the server itself': async (name) => {
    const signedIn = await app.payload
      .login({ collection: 'users', data: { username: name, password } })
      .catch(() => null)
    expect(signedIn).toBeNull()
    return null
  },
}

describe.each(['anna', 'vera'])('the password of %s, who has or needs a second factor,', (name) => {
  it.each(Object.keys(ways))('gives no session and no token by %s', async (way) => {
    const browser = new Browser(app)
    const answer = await ways[way]?.(name, browser)

    expect(JSON.stringify(answer?.body ?? {})).not.toMatch(/eyJ|"exp"/)
    expect(answer?.cookies.filter((cookie) => !cookie.startsWith('payload-token=;')) ?? []).toEqual([])
    expect([await browser.whoAmI(), await sessionsOf(app, idOf(name))]).toEqual([null, 0])
  })
})

describe('the second step', () => {
  it('is told of after the right password only, in words that hold nothing of the account', async () => {
    const stranger = new Browser(app)
    const right = await stranger.signIn('anna')
    expect(right).toMatchObject({
      status: 403,
      body: {
        errors: [
          {
            code: 'second-factor-needed',
            data: { challenge: expect.stringMatching(/^[\w-]{43}$/), hasApp: true, hasPasskey: false },
          },
        ],
      },
    })
    const wrong = ['anna', 'ben', 'niemand'].map((username) =>
      stranger.post('/api/users/login', { username, password: 'falsch' }),
    )
    const answers = (await Promise.all(wrong)).map(({ status, body }) => JSON.stringify([status, body]))
    expect(new Set(answers).size).toBe(1)
  })

  it('gives the session for the code of the app, once', async () => {
    const browser = new Browser(app)
    const challenge = await browser.challengeFor('anna')
    const code = codeOf(annas.secret)
    const done = await browser.byCode(challenge, code)
    expect([done.status, done.body.message, await browser.whoAmI()]).toEqual([
      200,
      expect.any(String),
      'anna',
    ])
    expect(done.cookies).toContainEqual(
      expect.stringMatching(/^payload-token=.+; Path=\/; HttpOnly=true; SameSite=Lax$/),
    )
    expect(JSON.stringify(done.body)).not.toContain('sessions":[{')
    // The step is done, and the code with it.
    expect(problemIn(await new Browser(app).byCode(challenge, code))).toEqual([403, 'second-factor-expired'])
    const again = new Browser(app)
    expect(problemIn(await again.byCode(await again.challengeFor('anna'), code))).toEqual([400, 'wrong-code'])
  })

  it('gives one session to two who come with the same code at once', async () => {
    const browsers = [new Browser(app), new Browser(app)]
    const code = codeOf(annas.secret)
    const steps = await Promise.all(browsers.map((browser) => browser.challengeFor('anna')))
    const answers = await Promise.all(browsers.map((browser, at) => browser.byCode(steps[at] ?? '', code)))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
  })

  it.each([
    [-1, 200],
    [1, 200],
    [-3, 400],
    [3, 400],
  ])('takes the code of a clock that is %i steps off with %i', async (ahead, status) => {
    const browser = new Browser(app)
    const challenge = await browser.challengeFor('anna')

    expect((await browser.byCode(challenge, codeOf(annas.secret, ahead))).status).toBe(status)
  })

  it('ends with its time, with a new password and with the account', async () => {
    const browser = new Browser(app)
    const late = await browser.challengeFor('anna')
    await app.pool.query(`update second_factor_challenges set expires_at = now() - interval '1 second'`)
    expect(problemIn(await browser.byCode(late, codeOf(annas.secret)))).toEqual([
      403,
      'second-factor-expired',
    ])

    const old = await browser.challengeFor('anna')
    await app.payload.update({
      collection: 'users',
      id: idOf('anna'),
      data: { password },
      overrideAccess: true,
    })
    expect(problemIn(await browser.byCode(old, codeOf(annas.secret)))).toEqual([403, 'second-factor-expired'])

    const blocked = await browser.challengeFor('anna')
    await block('anna', true)
    expect((await browser.byCode(blocked, codeOf(annas.secret))).status).toBe(401)
    expect(await sessionsOf(app, idOf('anna'))).toBe(0)
    await block('anna', false)
  })

  it('is not for pages of others', async () => {
    const browser = new Browser(app)
    const body = { challenge: await browser.challengeFor('anna'), code: codeOf(annas.secret) }
    const foreign = await browser.call('POST', '/api/users/second-factor/sign-in', body, {
      'sec-fetch-site': 'cross-site',
    })
    expect([foreign.status, browser.hasSession]).toEqual([401, false])
  })
})

const block = (name: string, isBlocked: boolean) =>
  app.payload.update({ collection: 'users', id: idOf(name), data: { isBlocked }, overrideAccess: true })

/** Without the factors of before. */
async function setUp(name: string): Promise<App> {
  await app.pool.query('delete from second_factor_apps where user_id = $1', [idOf(name)])
  const browser = new Browser(app)
  await browser.signIn(name)
  return browser.setUpApp()
}
