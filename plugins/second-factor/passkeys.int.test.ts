import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { type Answer, Browser, hire, loggedOf, password, problemIn } from './testing/browser.ts'
import { SoftwareAuthenticator } from './testing/software-authenticator.ts'

const here = 'http://theke.test'
const base = '/api/users/second-factor'
let app: TestApp
let key: SoftwareAuthenticator
let anna: string

type Asked = { ceremony: string; options: object }
const asked = ({ body }: Answer) => body as Asked // as the contract says

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['ben', 'clara', 'dora']) await hire(app, name)
  anna = await hire(app, 'anna')
  key = await register('anna', 'Schlüsselbund')
})

afterAll(() => app.close())

describe('a passkey', () => {
  it('is listed by its name, with when it was used, and nothing of its key', async () => {
    const browser = new Browser(app)
    await signInAlone(browser, key)
    const { body } = await browser.call('GET', base)

    expect(body).toMatchObject({
      hasApp: false,
      passkeyCount: 1,
      recoveryCodesLeft: 10,
      passkeys: [
        {
          name: 'Schlüsselbund',
          isSynced: false,
          createdAt: expect.stringMatching(/Z$/),
          lastUsedAt: expect.stringMatching(/Z$/),
        },
      ],
    })
    expect(await loggedOf(app, anna)).toContain('factor-added')
  })

  it('signs in without name and password, where it says who holds it', async () => {
    const browser = new Browser(app)
    const options = await browser.post(`${base}/passkey-options`, {})
    expect(options.body.options).toMatchObject({ userVerification: 'required', rpId: 'theke.test' })
    expect(JSON.stringify(options.body)).not.toContain('allowCredentials":[{')
    expect((await answerWith(browser, key, options)).status).toBe(200)
    expect(await browser.whoAmI()).toBe('anna')
  })

  it('stands for both factors only if it says who holds it, and is the second one either way', async () => {
    const alone = new Browser(app)
    const unsaid = await answerWith(alone, key, await alone.post(`${base}/passkey-options`, {}), {
      verifies: false,
    })
    expect([problemIn(unsaid), alone.hasSession]).toEqual([[400, 'wrong-passkey'], false])

    const browser = new Browser(app)
    const challenge = await browser.challengeFor('anna')
    const second = await browser.post(`${base}/passkey-options`, { challenge })
    // What a browser needs to find it, and no more.
    const { allowCredentials } = asked(second).options as { allowCredentials: object[] }
    expect(allowCredentials.map((each) => Object.keys(each).toSorted())).toEqual([
      ['id', 'transports', 'type'],
    ])
    expect((await answerWith(browser, key, second, { verifies: false })).status).toBe(200)
    // The step that it was the answer to is done.
    const again = await browser.post(`${base}/passkey-options`, { challenge })
    expect(problemIn(again)).toEqual([403, 'second-factor-expired'])
  })

  it('signs each question once, for this page only, and counts on', async () => {
    const browser = new Browser(app)
    const options = await browser.post(`${base}/passkey-options`, {})
    const response = key.sign(asked(options).options)
    const body = { ceremony: asked(options).ceremony, response }
    const answers = await Promise.all(
      [1, 2].map(() => new Browser(app).post(`${base}/passkey-sign-in`, body)),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403])

    for (const manner of [{ origin: 'http://evil.test' }, { counter: 1 }, { userHandle: 'YmVu' }]) {
      const tried = new Browser(app)
      const wrong = await answerWith(tried, key, await tried.post(`${base}/passkey-options`, {}), manner)
      expect([problemIn(wrong), tried.hasSession]).toEqual([[400, 'wrong-passkey'], false])
    }
    // A wrong number from a copy does not hold up the one that counts on.
    const right = new Browser(app)
    const counter = 50
    const next = await answerWith(right, key, await right.post(`${base}/passkey-options`, {}), { counter })
    expect(next.status).toBe(200)
  })

  it('is of no use for the step of somebody else', async () => {
    const bens = await register('ben', 'Telefon')
    const browser = new Browser(app)
    const challenge = await browser.challengeFor('anna')
    const options = await browser.post(`${base}/passkey-options`, { challenge })

    expect(problemIn(await answerWith(browser, bens, options))).toEqual([400, 'wrong-passkey'])
    expect(await browser.whoAmI()).toBeNull()
    expect((await loggedOf(app, anna)).at(-1)).toBe('factor-failed')
  })

  it('is not made where it does not say who holds it, for another page, or twice', async () => {
    const browser = new Browser(app)
    await browser.signIn('clara')
    for (const manner of [{ verifies: false }, { origin: 'http://evil.test' }]) {
      const begun = await begin(browser)
      const response = new SoftwareAuthenticator(here).make(begun.options, manner)
      const refused = await add(browser, begun, response)
      expect(problemIn(refused)).toEqual([400, 'wrong-passkey'])
    }
    const begun = await begin(browser)
    const response = new SoftwareAuthenticator(here).make(begun.options)
    expect((await add(browser, begun, response)).status).toBe(200)
    expect(problemIn(await add(browser, begun, response))).toEqual([403, 'second-factor-expired'])
  })

  it('says for changes who it is, and not for signing in with the same answer', async () => {
    const browser = new Browser(app)
    await signInAlone(browser, key)
    const options = await browser.post(`${base}/passkey-options`, { isPermit: true })
    const passkey = { ceremony: asked(options).ceremony, response: key.sign(asked(options).options) }
    const elsewhere = await new Browser(app).post(`${base}/passkey-sign-in`, passkey)
    expect(problemIn(elsewhere)).toEqual([403, 'second-factor-expired'])

    const fresh = await browser.post(`${base}/passkey-options`, { isPermit: true })
    const proof = { ceremony: asked(fresh).ceremony, response: key.sign(asked(fresh).options) }
    const given = await browser.post(`${base}/permit`, { passkey: proof })
    expect(given).toMatchObject({ status: 200, body: { permit: expect.any(String) } })
  })

  it('is no proof for changes where it does not say who holds it, for no password went before', async () => {
    const browser = new Browser(app)
    await signInAlone(browser, key)
    const options = await browser.post(`${base}/passkey-options`, { isPermit: true })
    expect(options.body.options).toMatchObject({ userVerification: 'required' })
    const response = key.sign(asked(options).options, { verifies: false })
    const refused = await browser.post(`${base}/permit`, {
      passkey: { ceremony: asked(options).ceremony, response },
    })

    expect(problemIn(refused)).toEqual([400, 'wrong-passkey'])
  })

  it('is renamed and removed by its owner alone, and the log tells both', async () => {
    const browser = new Browser(app)
    await signInAlone(browser, key)
    const second = new SoftwareAuthenticator(here)
    const begun = await begin(browser)
    expect((await add(browser, begun, second.make(begun.options), 'Altes Telefon')).status).toBe(200)
    const named = async () => {
      const { body } = await browser.call('GET', base)
      return (body.passkeys as { id: string; name: string }[]).find(({ name }) => name.includes('Telefon'))
    }
    const passkey = (await named())?.id ?? ''

    const other = new Browser(app)
    await other.signIn('dora')
    const permits = { own: await permitOf(browser), other: await permitOf(other) }
    for (const [method, path, body] of [
      ['PATCH', 'passkeys', { passkey, name: 'Meines' }],
      ['POST', 'remove', { passkey }],
    ] as const) {
      const foreign = await other.call(method, `${base}/${path}`, { ...body, permit: permits.other })
      expect(problemIn(foreign)).toEqual([404, 'unknown-record'])
    }
    const rename = (name: string) =>
      browser.call('PATCH', `${base}/passkeys`, { permit: permits.own, passkey, name })
    for (const name of ['', '  ', 'x'.repeat(61)]) expect((await rename(name)).status).toBe(400)
    expect((await rename(' Neues Telefon ')).status).toBe(200)
    expect((await named())?.name).toBe('Neues Telefon')
    const signedIn = new Browser(app)
    await signInAlone(signedIn, second)

    const removed = await browser.post(`${base}/remove`, { permit: permits.own, passkey })
    expect([removed.status, await named()]).toEqual([200, undefined])
    const { rows } = await app.pool.query<{ changes: object[] }>(
      `select changes from logs where document_id = $1 and action in ('update', 'factor-removed') order by at`,
      [anna],
    )
    expect(rows.map(({ changes }) => changes).slice(-2)).toEqual([
      [{ field: 'passkey', before: 'Altes Telefon', after: 'Neues Telefon' }],
      [{ field: 'passkey', before: 'Neues Telefon' }],
    ])
  })

  it('of a blocked account signs nobody in', async () => {
    const set = (isBlocked: boolean) =>
      app.payload.update({ collection: 'users', id: anna, data: { isBlocked }, overrideAccess: true })
    await set(true)
    const browser = new Browser(app)
    const refused = await answerWith(browser, key, await browser.post(`${base}/passkey-options`, {}))
    await set(false)

    expect([problemIn(refused), browser.hasSession]).toEqual([[401, 'wrong-credentials'], false])
  })
})

async function register(username: string, name: string): Promise<SoftwareAuthenticator> {
  const browser = new Browser(app)
  await browser.signIn(username)
  const begun = await begin(browser)
  const made = new SoftwareAuthenticator(here)
  const added = await add(browser, begun, made.make(begun.options), name)
  expect([added.status, (added.body.recoveryCodes as string[]).length]).toEqual([200, 10])

  return made
}

async function begin(browser: Browser): Promise<Asked> {
  return asked(await browser.post(`${base}/passkeys`, { permit: await permitOf(browser) }))
}

async function permitOf(browser: Browser): Promise<string> {
  return String((await browser.post(`${base}/permit`, { password })).body.permit)
}

const add = (browser: Browser, { ceremony }: Asked, response: object, name = 'Gerät'): Promise<Answer> =>
  browser.call('PUT', `${base}/passkeys`, { ceremony, name, response })

function answerWith(
  browser: Browser,
  authenticator: SoftwareAuthenticator,
  options: Answer,
  manner: Parameters<SoftwareAuthenticator['sign']>[1] = {},
): Promise<Answer> {
  const { ceremony, options: toSign } = asked(options)
  const response = authenticator.sign(toSign, manner)

  return browser.post(`${base}/passkey-sign-in`, { ceremony, response })
}

async function signInAlone(browser: Browser, authenticator: SoftwareAuthenticator): Promise<void> {
  const answer = await answerWith(browser, authenticator, await browser.post(`${base}/passkey-options`, {}))
  expect(answer.status).toBe(200)
}
