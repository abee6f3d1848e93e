import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import {
  type Answer,
  type App,
  Browser,
  codeOf,
  hire,
  letTimePass,
  loggedOf,
  openLocks,
  password,
  problemIn,
} from './testing/browser.ts'

let app: TestApp
let annas: App
const ids = new Map<string, string>()
const idOf = (name: string) => ids.get(name) ?? ''

beforeAll(async () => {
  app = await createTestApp()
  for (const name of ['anna', 'ben', 'clara', 'dora', 'emil']) ids.set(name, await hire(app, name))
  ids.set('chefin', await hire(app, 'chefin', ['ROLE_ADMIN']))
  annas = await setUp('anna')
})

beforeEach(async () => {
  await openLocks(app)
  await letTimePass(app)
})

afterAll(() => app.close())

describe('whoever guesses codes', () => {
  it('has five tries, however often the password opens a new step, and the owner hears of it', async () => {
    await app.pool.query('delete from outbox')
    const guesser = new Browser(app)
    const answers: Answer[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(await guesser.byCode(await guesser.challengeFor('anna'), '000000'))

    expect(answers.slice(0, 5).map(problemIn)).toEqual(Array.from({ length: 5 }, () => [400, 'wrong-code']))
    expect(answers[5]?.body.errors?.[0]?.message).toBe(
      'Zu viele Fehlversuche. Bitte versuchen Sie es in 10 Minuten erneut.',
    )
    // The right one is not looked at any more, until an admin lifts the lock.
    const right = () =>
      guesser.challengeFor('anna').then((step) => guesser.byCode(step, codeOf(annas.secret)))
    expect((await right()).status).toBe(429)
    expect(await mailsTo('anna')).toEqual(['Zu viele falsche Codes bei Ihrem Zugang'])
    const admin = new Browser(app)
    await admin.signIn('chefin')
    expect((await admin.post('/api/users/unlock', { email: 'anna@example.com' })).status).toBe(200)
    expect((await right()).status).toBe(200)
  })

  it('lets no more than five of twenty tries at once be looked at', async () => {
    const guesser = new Browser(app)
    const challenge = await guesser.challengeFor('anna')
    const tries = Array.from({ length: 20 }, () => new Browser(app).byCode(challenge, '000000'))
    const statuses = (await Promise.all(tries)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(15)
  })

  it('is held up with the account named in the log, once for each try', async () => {
    await app.pool.query(`delete from logs where action = 'lockout'`)
    const guesser = new Browser(app)
    for (let attempt = 0; attempt < 6; attempt += 1)
      await guesser.byCode(await guesser.challengeFor('anna'), '000000')
    const { rows } = await app.pool.query(
      `select title, document_id, actor_kind from logs where action = 'lockout'`,
    )
    expect(rows).toEqual([{ title: 'anna Test', document_id: idOf('anna'), actor_kind: 'nobody' }])
  })

  it('in a session of their own is held up without a mail of strangers who know the password', async () => {
    const { secret } = await setUp('emil')
    await letTimePass(app)
    const own = new Browser(app)
    await own.byCode(await own.challengeFor('emil'), codeOf(secret))
    await app.pool.query('delete from outbox')
    const answers: Answer[] = []
    for (let attempt = 0; attempt < 6; attempt += 1)
      answers.push(await own.post('/api/users/second-factor/permit', { code: '000000' }))
    const { rowCount } = await app.pool.query('select 1 from outbox')

    expect([answers.at(-1)?.status, rowCount]).toEqual([429, 0])
    expect((await loggedOf(app, idOf('emil'))).at(-1)).toBe('lockout')
  })

  it('leaves the right password behind in the log, by whoever got no further', async () => {
    await new Browser(app).signIn('anna')
    const { rows } = await app.pool.query(
      'select action, title, actor_kind from logs where document_id = $1 order by at desc limit 1',
      [idOf('anna')],
    )
    expect(rows).toEqual([{ action: 'factor-asked', title: 'anna Test', actor_kind: 'nobody' }])
  })

  it('finds each wrong code in the log, without the code', async () => {
    const guesser = new Browser(app)
    await guesser.byCode(await guesser.challengeFor('anna'), '123123')
    const { rows } = await app.pool.query(
      `select title, actor_kind, changes from logs where action = 'factor-failed' order by at desc limit 1`,
    )
    expect(rows).toEqual([{ title: 'anna Test', actor_kind: 'nobody', changes: null }])
  })
})

describe('a recovery code', () => {
  it('opens once, also for two at once, and is told of', async () => {
    const { recoveryCodes } = await setUp('ben')
    expect(recoveryCodes).toHaveLength(10)
    await app.pool.query('delete from outbox')
    const browsers = [new Browser(app), new Browser(app)]
    const steps = await Promise.all(browsers.map((browser) => browser.challengeFor('ben')))
    const [code = ''] = recoveryCodes
    const answers = await Promise.all(browsers.map((browser, at) => browser.byCode(steps[at] ?? '', code)))

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
    const winner = browsers.find(({ hasSession }) => hasSession)
    const seen = await winner?.call('GET', '/api/users/second-factor')
    expect(seen?.body.recoveryCodesLeft).toBe(9)
    expect(await mailsTo('ben')).toEqual(['Ein Wiederherstellungscode wurde verwendet'])
    expect(await loggedOf(app, idOf('ben'))).toContain('recovery-code-used')
  })

  it('is replaced by a new one not without the owner hearing of it', async () => {
    const { secret } = await setUp('dora')
    const browser = new Browser(app)
    await browser.byCode(await browser.challengeFor('dora'), codeOf(secret, 1))
    await app.pool.query('delete from outbox')
    const permit = await browser.permit()
    const renewed = await browser.post('/api/users/second-factor/recovery-codes', { permit })

    expect(renewed.status).toBe(200)
    expect(await mailsTo('dora')).toEqual(['Neue Wiederherstellungscodes für Ihren Zugang'])
  })
})

describe('a device that is remembered', () => {
  it('signs in with the password alone from then on, by a cookie that no script reads', async () => {
    const { secret } = await setUp('clara')
    await letTimePass(app)
    const browser = new Browser(app)
    const { cookies } = await browser.byCode(await browser.challengeFor('clara'), codeOf(secret), true)
    expect(cookies).toContainEqual(
      expect.stringMatching(
        /^theke-remembered-[\w-]{10}=[\w-]{43}; Max-Age=2592000; Path=\/api; HttpOnly; SameSite=Strict$/,
      ),
    )
    browser.leaveSession()
    expect((await browser.signIn('clara')).status).toBe(200)
    expect((await new Browser(app).signIn('clara')).status).toBe(403)
    expect(await loggedOf(app, idOf('clara'))).toContain('device-remembered')

    const { body } = await browser.call('GET', '/api/users/second-factor')
    expect(body.devices).toEqual([expect.objectContaining({ isThis: true, name: 'Unbekanntes Gerät' })])
    const [{ id: device }] = body.devices as [{ id: string }]
    await browser.post('/api/users/second-factor/forget-devices', { permit: await browser.permit(), device })
    browser.leaveSession()
    expect((await browser.signIn('clara')).status).toBe(403)
  })

  it.each([
    ['after thirty days', `update second_factor_devices set expires_at = now() - interval '1 second'`],
    ['with a new password', null],
  ])('is a stranger again %s', async (_when, statement) => {
    const { secret } = await setUp('dora')
    await letTimePass(app)
    const browser = new Browser(app)
    await browser.byCode(await browser.challengeFor('dora'), codeOf(secret), true)
    browser.leaveSession()
    if (statement) await app.pool.query(statement)
    else
      await app.payload.update({
        collection: 'users',
        id: idOf('dora'),
        data: { password },
        overrideAccess: true,
      })

    expect((await browser.signIn('dora')).status).toBe(403)
  })

  it('is forgotten by whoever signs out everywhere', async () => {
    const { secret } = await setUp('emil')
    await letTimePass(app)
    const browser = new Browser(app)
    await browser.byCode(await browser.challengeFor('emil'), codeOf(secret), true)
    await browser.post('/api/users/sessions/revoke-all', {})
    browser.leaveSession()

    expect((await browser.signIn('emil')).status).toBe(403)
  })
})

it('nothing that is secret stands in the log, in a mail or readable in the database', async () => {
  const { rows } = await app.pool.query<{ all: string }>(`
    select (select coalesce(string_agg(l::text, ' '), '') from logs l)
      || (select coalesce(string_agg(o::text, ' '), '') from outbox o)
      || (select coalesce(string_agg(a::text, ' '), '') from second_factor_apps a)
      || (select coalesce(string_agg(r::text, ' '), '') from second_factor_recovery_codes r)
      || (select coalesce(string_agg(c::text, ' '), '') from second_factor_challenges c) as all`)
  const text = (rows[0]?.all ?? '').toLowerCase()
  expect(text.length).toBeGreaterThan(1000)
  for (const secret of [annas.secret, ...annas.recoveryCodes, ...annas.recoveryCodes.map(bare)])
    expect(text).not.toContain(secret.toLowerCase())
})

const bare = (code: string) => code.replaceAll('-', '')

/** Without the factors of before. */
async function setUp(name: string): Promise<App> {
  await app.pool.query('delete from second_factor_apps where user_id = $1', [idOf(name)])
  const browser = new Browser(app)
  await browser.signIn(name)
  return browser.setUpApp()
}

/** The subjects of all mails that are waiting, which are to nobody else. */
async function mailsTo(name: string): Promise<(string | undefined)[]> {
  const mails: { to?: string; subject?: string }[] = []
  app.payload.sendEmail = async (mail) => void mails.push(mail as { to?: string; subject?: string })
  await deliverPromised(app.payload)
  expect(new Set(mails.map(({ to }) => to))).toEqual(new Set([`${name}@example.com`]))

  return mails.map(({ subject }) => subject)
}
