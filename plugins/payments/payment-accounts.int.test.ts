import { afterAll, beforeAll, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import {
  datatransLogin,
  mollieKey,
  type RunningProviders,
  signKey,
  startProviders,
} from './testing/running-providers.ts'

let app: TestApp
let providers: RunningProviders
let admin: Hired
let mia: Hired

beforeAll(async () => {
  providers = await startProviders()
  app = await createTestApp()
  admin = await hire(app, 'ROLE_ADMIN')
  mia = await hire(app, 'ROLE_MANAGER')
})

afterAll(async () => {
  await app.close()
  await providers.stop()
})

type Account = { id: string; isActive: boolean; keyHint: string | null }

async function open(given: object): Promise<Account> {
  const answer = await admin.ask('POST', '/api/payment-accounts', { name: 'Konto', ...given })
  return (await readJson<{ doc: Account }>(answer)).doc
}
const setKey = ({ id }: Account, body: object, by = admin) =>
  by.ask('POST', `/api/payment-accounts/${id}/key`, body)
const stored = async ({ id }: Account) => {
  const { rows } = await app.pool.query<Record<string, unknown>>(
    'select * from payment_accounts where id = $1',
    [id],
  )
  return rows[0] ?? {}
}

it('an account is opened by its key, which is kept where nobody reads it and shown to nobody', async () => {
  const account = await open({ method: 'mollie' })
  expect(account).toMatchObject({ isActive: false })
  const answer = await setKey(account, { key: mollieKey })
  expect(await readJson(answer)).toEqual({ keyHint: 'test_…mmmm', isActive: true })

  const answers = await Promise.all([
    admin.ask('GET', `/api/payment-accounts/${account.id}`),
    admin.ask('GET', '/api/payment-accounts'),
    admin.ask('PATCH', `/api/payment-accounts/${account.id}`, { captureMoment: 'on-acceptance' }),
    admin.ask('GET', '/api/payment-accounts?where[sealedKey][exists]=true'),
    admin.ask('GET', '/api/payment-accounts?sort=sealedKey'),
    admin.ask('GET', '/api/payment-accounts?select[sealedKey]=true'),
  ])
  const words = (await Promise.all(answers.map((told) => told.text()))).join()
  const { sealed_key: sealed } = await stored(account)
  expect(String(sealed).length).toBeGreaterThan(40)
  expect(words).not.toContain(String(sealed))
  expect(words).not.toContain(mollieKey)
  const { rows } = await app.pool.query('select * from logs')
  expect(JSON.stringify(rows)).not.toContain(mollieKey)
  expect(JSON.stringify(rows)).not.toContain(String(sealed))
  expect(rows).toContainEqual(expect.objectContaining({ action: 'payment-key-set' }))
})

it.each([
  ['misspelt', { key: 'live_kurz' }, 'beginnt mit „live_“ oder „test_“'],
  ['of nobody', { key: `live_${'x'.repeat(30)}` }, 'kennt diesen Schlüssel nicht'],
  ['missing', {}, ''],
])('a key that is %s changes nothing', async (_, body, words) => {
  const account = await open({ method: 'mollie' })
  const answer = await setKey(account, body)

  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(words)
  expect(await stored(account)).toMatchObject({ sealed_key: null, key_hint: null, is_active: false })
})

it('Datatrans is opened with its number, the password and the key of its messages', async () => {
  const account = await open({ method: 'datatrans', merchant: datatransLogin.merchant })
  const { key } = datatransLogin
  expect((await setKey(account, { key })).status).toBe(400)
  expect((await setKey(account, { key, signKey: 'kein-hex' })).status).toBe(400)
  expect((await setKey(account, { key: 'falsches-passwort', signKey })).status).toBe(400)
  expect((await setKey(account, { key, signKey })).status).toBe(200)

  expect(
    (
      await admin.ask('POST', '/api/payment-accounts', {
        name: 'Konto',
        method: 'datatrans',
        merchant: 'abc',
      })
    ).status,
  ).toBe(400)
})

it('is nobody’s matter but an administrator’s', async () => {
  const account = await open({ method: 'mollie' })
  const answers = await Promise.all([
    setKey(account, { key: mollieKey }, mia),
    mia.ask('GET', '/api/payment-accounts'),
    app.fetch(`/api/payment-accounts/${account.id}/key`, {
      method: 'POST',
      body: JSON.stringify({ key: mollieKey }),
    }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 401])
})

it('of two for the same place one is active, also when both are switched on at once', async () => {
  await app.pool.query('update payment_accounts set is_active = false')
  const accounts = [await open({ method: 'mollie' }), await open({ method: 'mollie' })]
  const answers = await Promise.all(
    accounts.map(({ id }) => admin.ask('PATCH', `/api/payment-accounts/${id}`, { isActive: true })),
  )
  const { rows } = await app.pool.query(
    `select id from payment_accounts where method = 'mollie' and is_active`,
  )
  expect(rows).toHaveLength(1)
  expect(answers.map(({ status }) => status)).toContain(200)

  const other = accounts.find(({ id }) => id !== rows[0].id)
  const again = await admin.ask('PATCH', `/api/payment-accounts/${other?.id}`, { isActive: true })
  expect([again.status, await again.text()]).toEqual([
    400,
    expect.stringContaining('schon ein anderes Konto aktiv'),
  ])
  expect(await readJson(await setKey(other as Account, { key: mollieKey }))).toMatchObject({
    isActive: false,
  })
})

it('a key stays with the account that it was given to', async () => {
  await app.pool.query('update payment_accounts set is_active = false')
  const account = await open({ method: 'mollie' })
  await setKey(account, { key: mollieKey })
  const change = (body: object) => admin.ask('PATCH', `/api/payment-accounts/${account.id}`, body)
  const moved = await change({ method: 'datatrans', merchant: datatransLogin.merchant })

  expect([moved.status, await moved.text()]).toEqual([
    400,
    expect.stringContaining('Mit hinterlegtem Schlüssel'),
  ])
  expect((await change({ merchant: '1234567890' })).status).toBe(400)
  expect((await change({ name: 'Wirtshaus' })).status).toBe(200)
})
