import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Role } from '#domain/people/roles.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import {
  Browser,
  codeOf,
  hire,
  letTimePass,
  loggedOf,
  openLocks,
  password,
  problemIn,
  sessionsOf,
} from './testing/browser.ts'

let app: TestApp
const base = '/api/users/second-factor'
const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? ''
const people: Record<string, Role> = {
  chefin: 'ROLE_ADMIN',
  mira: 'ROLE_MANAGER',
  anna: 'ROLE_EMPLOYEE',
  ben: 'ROLE_EMPLOYEE',
  clara: 'ROLE_EMPLOYEE',
  vera: 'ROLE_EDITOR',
  viktor: 'ROLE_EDITOR',
}

beforeAll(async () => {
  app = await createTestApp()
  for (const [name, role] of Object.entries(people)) ids.set(name, await hire(app, name, [role]))
})

beforeEach(async () => {
  await openLocks(app)
  await letTimePass(app)
  await demandOf([])
})

afterAll(() => app.close())

describe('the own factors', () => {
  it('change only for whoever says once more who they are, in that very session', async () => {
    const [browser, other] = [await signedIn('anna'), await signedIn('anna')]
    const permit = await browser.permit()
    const calls: [string, string, object][] = [
      ['POST', 'app', {}],
      ['POST', 'passkeys', {}],
      ['POST', 'remove', {}],
      ['PATCH', 'passkeys', { passkey: 'x', name: 'Anders' }],
      ['POST', 'recovery-codes', {}],
      ['POST', 'forget-devices', {}],
    ]
    for (const [method, path, body] of calls) {
      const made = await other.call(method, `${base}/${path}`, { ...body, permit: 'erfunden' })
      const foreign = await other.call(method, `${base}/${path}`, { ...body, permit })
      const nobody = await new Browser(app).call(method, `${base}/${path}`, { ...body, permit })
      expect([made.status, foreign.status, nobody.status >= 401]).toEqual([403, 403, true])
    }
    await app.pool.query(`update second_factor_challenges set expires_at = now() - interval '1 second'`)
    expect(problemIn(await browser.post(`${base}/app`, { permit }))).toEqual([403, 'proof-needed'])
  })

  it('cannot be changed by guessing the password in a session that was left open', async () => {
    const browser = await signedIn('anna')
    const tries = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      tries.push(await browser.post(`${base}/permit`, { password: 'falsch' }))

    expect(tries.slice(0, 5).map(problemIn)).toEqual(
      Array.from({ length: 5 }, () => [400, 'current-password-wrong']),
    )
    expect(tries[5]?.status).toBe(429)
    expect(problemIn(await browser.post(`${base}/permit`, {}))).toEqual([400, 'current-password-missing'])
  })

  it('begin with recovery codes, and end the sessions that began without them', async () => {
    const [browser, elsewhere] = [await signedIn('anna'), await signedIn('anna')]
    const { body } = await browser.post(`${base}/app`, { permit: await browser.permit() })
    expect(body).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringMatching(/^otpauth:\/\/totp\/.+anna%40example\.com\?.*issuer=/),
      qr: { size: expect.any(Number), path: expect.stringMatching(/^M\d+ \d+h1v1h-1z/) },
    })
    const { setup, secret } = body as { setup: string; secret: string }
    const wrong = await browser.call('PUT', `${base}/app`, { setup, code: '000000' })
    expect(problemIn(wrong)).toEqual([400, 'wrong-code'])
    const added = await browser.call('PUT', `${base}/app`, { setup, code: codeOf(secret) })

    expect(added.body).toMatchObject({ session: null, recoveryCodes: { length: 10 } })
    expect([await browser.whoAmI(), await elsewhere.whoAmI()]).toEqual(['anna', null])
    // The code that confirmed the app is used up.
    const next = new Browser(app)
    const replayed = await next.byCode(await next.challengeFor('anna'), codeOf(secret))
    expect(problemIn(replayed)).toEqual([400, 'wrong-code'])
  })

  it('leave no session behind whose password was judged while they were being set up', async () => {
    const browser = await signedIn('mira')
    const { body } = await browser.post(`${base}/app`, { permit: await browser.permit() })
    const { setup, secret } = body as { setup: string; secret: string }
    await Promise.all([
      ...[1, 2, 3, 4].map(() => new Browser(app).signIn('mira')),
      browser.call('PUT', `${base}/app`, { setup, code: codeOf(secret) }),
      ...[1, 2, 3, 4].map(() => new Browser(app).signIn('mira')),
    ])

    expect([await browser.whoAmI(), await sessionsOf(app, idOf('mira'))]).toEqual(['mira', 1])
  })

  it('can be proven by a code instead of the password, and codes be made anew', async () => {
    const { browser, app: made } = await withApp('ben')
    const { body } = await browser.post(`${base}/permit`, { code: codeOf(made.secret) })
    const renewed = await browser.post(`${base}/recovery-codes`, { permit: body.permit })
    const [fresh] = renewed.body.recoveryCodes as string[]
    const [old = ''] = made.recoveryCodes
    const next = new Browser(app)
    const challenge = await next.challengeFor('ben')

    expect(problemIn(await next.byCode(challenge, old))).toEqual([400, 'wrong-code'])
    expect((await next.byCode(challenge, String(fresh))).status).toBe(200)
    expect(await loggedOf(app, idOf('ben'))).toEqual(
      expect.arrayContaining(['factor-added', 'recovery-codes-made', 'recovery-code-used']),
    )
  })

  it('go one by one, and the last one takes codes and remembered devices along', async () => {
    const { browser } = await withApp('clara')
    const permit = await browser.permit()
    expect(problemIn(await browser.post(`${base}/remove`, { permit, passkey: 'x' }))).toEqual([
      404,
      'unknown-record',
    ])
    expect((await browser.post(`${base}/remove`, { permit })).status).toBe(200)
    const { body } = await browser.call('GET', base)
    expect(body).toMatchObject({ hasApp: false, recoveryCodesLeft: 0, devices: [] })
    expect((await new Browser(app).signIn('clara')).status).toBe(200)
    expect(await loggedOf(app, idOf('clara'))).toContain('factor-removed')
  })

  it('are not removed by whoever has to have one', async () => {
    const { browser } = await withApp('clara')
    await demandOf(['ROLE_EMPLOYEE'])

    const refused = await browser.post(`${base}/remove`, { permit: await browser.permit() })
    expect(problemIn(refused)).toEqual([409, 'factor-required'])
    expect((await browser.call('GET', base)).body).toMatchObject({ hasApp: true, isRequired: true })
  })
})

it('the last factor does not go while the rule is made that would keep it', async () => {
  const { browser } = await withApp('mira')
  const permit = await browser.permit()
  const admins = await app.pool.connect()
  try {
    // As the settings do it while they are saved.
    await admins.query('begin')
    await admins.query(`select pg_advisory_xact_lock(hashtextextended('second-factor:rule', 0))`)
    expect(problemIn(await browser.post(`${base}/remove`, { permit }))).toEqual([503, 'unavailable'])
  } finally {
    await admins.query('commit')
    admins.release()
  }
  expect((await browser.call('GET', base)).body).toMatchObject({ hasApp: true })
  expect((await browser.post(`${base}/remove`, { permit })).status).toBe(200)
})

describe('whoever has to have a second factor and has none', () => {
  it('sets one up with the next sign-in and is signed in by that, in one go', async () => {
    await demandOf(['ROLE_EDITOR'])
    const browser = new Browser(app)
    const told = await browser.signIn('vera')
    expect(problemIn(told)).toEqual([403, 'second-factor-setup-needed'])
    const permit = told.body.errors?.[0]?.data?.challenge
    const { body } = await browser.post(`${base}/app`, { permit })
    const { setup, secret } = body as { setup: string; secret: string }
    expect(await browser.whoAmI()).toBeNull()
    const added = await browser.call('PUT', `${base}/app`, { setup, code: codeOf(secret) })

    expect(added.body).toMatchObject({
      recoveryCodes: { length: 10 },
      session: { token: expect.any(String) },
    })
    expect(await browser.whoAmI()).toBe('vera')
    // Nobody adds another one by the step that was open meanwhile.
    const again = await new Browser(app).post(`${base}/app`, { permit })
    expect(problemIn(again)).toEqual([403, 'second-factor-expired'])
  })

  it('cannot be overtaken by a step that was begun before there was a factor', async () => {
    await demandOf(['ROLE_EDITOR'])
    const [one, other] = [new Browser(app), new Browser(app)]
    const begun: { setup: string; secret: string }[] = []
    for (const browser of [one, other]) {
      const permit = (await browser.signIn('viktor')).body.errors?.[0]?.data?.challenge
      const { body } = await browser.post(`${base}/app`, { permit })
      begun.push(body as { setup: string; secret: string })
    }
    const confirm = (browser: Browser, at: number) =>
      browser.call('PUT', `${base}/app`, { setup: begun[at]?.setup, code: codeOf(begun[at]?.secret ?? '') })

    expect((await confirm(one, 0)).status).toBe(200)
    expect(problemIn(await confirm(other, 1))).toEqual([403, 'second-factor-expired'])
    expect(await sessionsOf(app, idOf('viktor'))).toBe(1)
  })
})

it('steps that nobody went on with are forgotten', async () => {
  await signedIn('ben').then((browser) => browser.permit())
  await app.pool.query(`update second_factor_challenges set expires_at = now() - interval '1 second'`)
  await runDeclared(app.payload, 'second-factor-expired')

  expect((await app.pool.query('select 1 from second_factor_challenges')).rowCount).toBe(0)
})

async function demandOf(roles: Role[]): Promise<void> {
  const data = { secondFactorRoles: roles }
  await app.payload.updateGlobal({ slug: 'config', data, overrideAccess: true })
}

/** By the password alone: without the factors of before. */
async function signedIn(name: string): Promise<Browser> {
  await app.pool.query('delete from second_factor_apps where user_id = $1', [idOf(name)])
  const browser = new Browser(app)
  const { status } = await browser.post('/api/users/login', { username: name, password })
  expect(status).toBe(200)

  return browser
}

async function withApp(name: string) {
  const browser = await signedIn(name)
  const made = await browser.setUpApp()
  await letTimePass(app)

  return { browser, app: made }
}
