import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Role } from '#domain/people/roles.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { Browser, hire, letTimePass, loggedOf, openLocks, password, problemIn } from './testing/browser.ts'

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

describe('the rule which roles have to have one', () => {
  it('ends the sessions of those who have none, and of whoever gets such a role', async () => {
    const [mira, anna] = [await signedIn('mira'), await withApp('anna')]
    const admin = (await withApp('chefin')).browser
    const saved = await admin.post('/api/config', { secondFactorRoles: ['ROLE_MANAGER', 'ROLE_ADMIN'] })
    expect([saved.status, saved.body.secondFactorRoles]).toEqual([200, ['ROLE_MANAGER', 'ROLE_ADMIN']])
    expect([await mira.whoAmI(), await anna.browser.whoAmI(), await admin.whoAmI()]).toEqual([
      null,
      'anna',
      'chefin',
    ])

    const ben = await signedIn('ben')
    await admin.call('PATCH', '/api/users/ben', { roles: ['ROLE_MANAGER'] })
    expect([await ben.whoAmI(), problemIn(await ben.signIn('ben'))]).toEqual([
      null,
      [403, 'second-factor-setup-needed'],
    ])
    await admin.call('PATCH', '/api/users/ben', { roles: ['ROLE_EMPLOYEE'] })
  })

  it('is not made by somebody whom it would lock out, and shown to admins only', async () => {
    const admin = await signedIn('chefin')
    const refused = await admin.post('/api/config', { secondFactorRoles: ['ROLE_ADMIN'] })
    expect(refused.body.errors?.[0]).toMatchObject({
      field: 'secondFactorRoles',
      message: 'Richten Sie zuerst Ihren eigenen zweiten Faktor ein, sonst sperren Sie sich aus.',
    })
    for (const browser of [new Browser(app), await signedIn('mira')])
      expect((await browser.call('GET', '/api/config')).body).not.toHaveProperty('secondFactorRoles')
  })
})

describe('an admin', () => {
  it('takes the factors of somebody else away, who is signed out and told', async () => {
    const { browser: annas } = await withApp('anna')
    const admin = await signedIn('chefin')
    const user = idOf('anna')
    expect((await admin.call('GET', `${base}?user=${user}`)).body).toMatchObject({
      hasApp: true,
      devices: [],
    })
    await app.pool.query('delete from outbox')
    expect(problemIn(await admin.post(`${base}/reset`, { user, permit: 'x' }))).toEqual([403, 'proof-needed'])
    expect((await admin.post(`${base}/reset`, { user, permit: await admin.permit() })).status).toBe(200)

    expect(await annas.whoAmI()).toBeNull()
    expect((await annas.signIn('anna')).status).toBe(200)
    expect(await loggedOf(app, user)).toContain('factor-reset')
    expect(await mails()).toEqual([['anna@example.com', 'Ihr zweiter Faktor wurde zurückgesetzt']])
  })

  it('is the only one who may, and not for the own account', async () => {
    const user = idOf('anna')
    const mira = await signedIn('mira')
    const calls = [
      await mira.post(`${base}/reset`, { user, permit: await mira.permit() }),
      await mira.call('GET', `${base}?user=${user}`),
    ]
    const admin = await signedIn('chefin')
    calls.push(await admin.post(`${base}/reset`, { user: idOf('chefin'), permit: await admin.permit() }))

    expect(calls.map(problemIn)).toEqual([1, 2, 3].map(() => [403, 'not-allowed']))
    expect((await admin.call('GET', `${base}?user=${crypto.randomUUID()}`)).status).toBe(404)
  })
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

async function mails(): Promise<unknown[]> {
  const sent: unknown[] = []
  app.payload.sendEmail = async (mail) => {
    const { to, subject } = mail as { to: string; subject: string }
    sent.push([to, subject])
  }
  await deliverPromised(app.payload)

  return sent
}
