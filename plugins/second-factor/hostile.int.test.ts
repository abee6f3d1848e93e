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
  problemIn,
  sessionsOf,
} from './testing/browser.ts'
import { SoftwareAuthenticator } from './testing/software-authenticator.ts'

const base = '/api/users/second-factor'
let app: TestApp
let annas: App
let bens: App
const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? ''

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['anna', 'ben', 'clara']) ids.set(name, await hire(app, name))
  ids.set('vera', await hire(app, 'vera', ['ROLE_EDITOR']))
  ;[annas, bens] = [await setUp('anna'), await setUp('ben')]
  const data = { secondFactorRoles: ['ROLE_EDITOR' as const] }
  await app.payload.updateGlobal({ slug: 'config', data, overrideAccess: true })
})

beforeEach(async () => {
  await openLocks(app)
  await letTimePass(app)
  await app.pool.query('delete from users_sessions')
})

afterAll(() => app.close())

async function setUp(name: string): Promise<App> {
  const browser = new Browser(app)
  await browser.signIn(name)
  return browser.setUpApp()
}

async function signedIn(name: string, { secret }: App): Promise<Browser> {
  const browser = new Browser(app)
  expect((await browser.byCode(await browser.challengeFor(name), codeOf(secret))).status).toBe(200)
  await letTimePass(app)
  return browser
}

describe('the step of one account', () => {
  it('is not done with the code, the recovery code or the session of another', async () => {
    const browser = new Browser(app)
    const challenge = await browser.challengeFor('anna')
    for (const code of [codeOf(bens.secret), bens.recoveryCodes[0] ?? '']) {
      expect(problemIn(await browser.byCode(challenge, code))).toEqual([400, 'wrong-code'])
    }
    const signed = await signedIn('ben', bens)
    expect(problemIn(await signed.byCode(challenge, codeOf(bens.secret)))).toEqual([400, 'wrong-code'])
    expect(await sessionsOf(app, idOf('anna'))).toBe(0)
    // What was tried in vain is not used up for its owner.
    const own = new Browser(app)
    const done = await own.byCode(await own.challengeFor('ben'), bens.recoveryCodes[0] ?? '')
    expect(done.status).toBe(200)
  })

  it('is no proof for changes, and a permit is no step of a sign-in', async () => {
    const browser = await signedIn('ben', bens)
    const permit = await browser.permit()
    const challenge = await new Browser(app).challengeFor('ben')

    expect(problemIn(await browser.post(`${base}/remove`, { permit: challenge }))).toEqual([
      403,
      'proof-needed',
    ])
    expect(problemIn(await new Browser(app).byCode(permit, codeOf(bens.secret)))).toEqual([
      403,
      'second-factor-expired',
    ])
  })

  it('sets up nothing for whoever has a factor already, nor in the place of one', async () => {
    const browser = new Browser(app)
    const challenge = await browser.challengeFor('anna')

    for (const path of ['app', 'passkeys']) {
      const begun = await browser.post(`${base}/${path}`, { permit: challenge })
      expect([path, ...problemIn(begun)]).toEqual([path, 403, 'second-factor-expired'])
    }
  })
})

describe('whoever is signed in by half', () => {
  it('reads, changes and proves nothing by the handle for setting up', async () => {
    const browser = new Browser(app)
    const permit = (await browser.signIn('vera')).body.errors?.[0]?.data?.challenge ?? ''
    const calls: [string, string, object?][] = [
      ['GET', base],
      ['GET', '/api/users'],
      ['POST', `${base}/permit`, { password: 'ein-gutes-passwort' }],
      ['POST', `${base}/remove`, { permit }],
      ['PATCH', `${base}/passkeys`, { permit, passkey: 'x', name: 'y' }],
      ['POST', `${base}/recovery-codes`, { permit }],
      ['POST', `${base}/forget-devices`, { permit }],
      ['POST', `${base}/reset`, { permit, user: idOf('anna') }],
      ['POST', `${base}/passkey-options`, { isPermit: true }],
    ]
    for (const [method, path, body] of calls) {
      const { status } = await browser.call(method, path, body)
      expect.soft([path, status]).toEqual([path, expect.toBeOneOf([401, 403])])
    }
    expect(problemIn(await browser.byCode(permit, '123456'))).toEqual([403, 'second-factor-expired'])
    expect([await browser.whoAmI(), await sessionsOf(app, idOf('vera'))]).toEqual([null, 0])
  })

  it('ends what was begun with the password that no longer holds', async () => {
    const browser = new Browser(app)
    const permit = (await browser.signIn('vera')).body.errors?.[0]?.data?.challenge ?? ''
    const { body } = await browser.post(`${base}/app`, { permit })
    const { setup, secret } = body as { setup: string; secret: string }
    const data = { password: 'ein-anderes-passwort' }
    await app.payload.update({ collection: 'users', id: idOf('vera'), data, overrideAccess: true })

    const added = await browser.call('PUT', `${base}/app`, { setup, code: codeOf(secret) })
    expect(problemIn(added)).toEqual([403, 'second-factor-expired'])
    expect(await browser.whoAmI()).toBeNull()
  })
})

describe('what is remembered of a device', () => {
  it('counts for its own account only, under whatever name the cookie comes', async () => {
    const browser = new Browser(app)
    const done = await browser.byCode(await browser.challengeFor('anna'), codeOf(annas.secret), true)
    const cookies = done.cookies.filter((cookie) => cookie.startsWith('theke-remembered-'))
    const [, token = ''] = /=([^;]+)/.exec(cookies[0] ?? '') ?? []
    await letTimePass(app)
    const bensBrowser = new Browser(app)
    const bensOwn = await bensBrowser.byCode(await bensBrowser.challengeFor('ben'), codeOf(bens.secret), true)
    const bensName = bensOwn.cookies
      .map((each) => /^(theke-remembered-\w*[^=]*)=/.exec(each)?.[1])
      .find(Boolean)
    const cookie = `${bensName}=${token}; ${cookies[0]?.split(';')[0]}`
    const signIn = (username: string): Promise<Answer> =>
      new Browser(app).call(
        'POST',
        '/api/users/login',
        { username, password: 'ein-gutes-passwort' },
        { cookie },
      )

    expect(bensName).toBeDefined()
    expect(problemIn(await signIn('ben'))).toEqual([403, 'second-factor-needed'])
    expect((await signIn('anna')).status).toBe(200)
  })
})

it('a code of the app is good once, also for a permit after a sign-in and for a sign-in after a permit', async () => {
  const browser = new Browser(app)
  const code = codeOf(annas.secret)
  expect((await browser.byCode(await browser.challengeFor('anna'), code)).status).toBe(200)
  expect(problemIn(await browser.post(`${base}/permit`, { code }))).toEqual([400, 'wrong-code'])
  // Nor the one before it, which was open a moment ago.
  const earlier = codeOf(annas.secret, -1)
  expect(problemIn(await browser.post(`${base}/permit`, { code: earlier }))).toEqual([400, 'wrong-code'])

  await letTimePass(app)
  const next = codeOf(annas.secret)
  expect((await browser.post(`${base}/permit`, { code: next })).status).toBe(200)
  const other = new Browser(app)
  expect(problemIn(await other.byCode(await other.challengeFor('anna'), next))).toEqual([400, 'wrong-code'])
})

it('a recovery code proves one thing of two that come with it at once, here and there', async () => {
  const [code = ''] = annas.recoveryCodes.slice(3)
  const signed = await signedIn('anna', annas)
  const other = new Browser(app)
  const challenge = await other.challengeFor('anna')
  const answers = await Promise.all([
    signed.post(`${base}/permit`, { code }),
    other.byCode(challenge, code),
    other.byCode(challenge, code),
  ])

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('a passkey of another origin signs nobody in, even where it was asked for here', async () => {
  const browser = await signedIn('ben', bens)
  const authenticator = new SoftwareAuthenticator('http://theke.test')
  const begun = await browser.post(`${base}/passkeys`, { permit: await browser.permit() })
  const { ceremony, options } = begun.body as { ceremony: string; options: object }
  const response = authenticator.make(options)
  const added = await browser.call('PUT', `${base}/passkeys`, { ceremony, name: 'Telefon', response })
  expect(added.status).toBe(200)

  for (const origin of ['http://theke.test.evil.example', 'https://theke.test', 'http://theke.test:8080']) {
    const stranger = new Browser(app)
    const asked = (await stranger.post(`${base}/passkey-options`, {})).body
    const signed = authenticator.sign(asked.options as object, { origin })
    const refused = await stranger.post(`${base}/passkey-sign-in`, {
      ceremony: asked.ceremony,
      response: signed,
    })
    expect([origin, ...problemIn(refused), stranger.hasSession]).toEqual([
      origin,
      400,
      'wrong-passkey',
      false,
    ])
  }
})
