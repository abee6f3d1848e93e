import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import {
  type FakeSmsHouses,
  linkKey,
  sevenKey,
  sevenSignKey,
  startSmsHouses,
} from './testing/fake-sms-houses.ts'

let app: TestApp
let houses: FakeSmsHouses
let admin: Hired
let mia: Hired

beforeAll(async () => {
  houses = await startSmsHouses()
  app = await createTestApp()
  admin = await hire(app, 'ROLE_ADMIN')
  mia = await hire(app, 'ROLE_MANAGER')
})
afterAll(async () => {
  await app.close()
  await houses.stop()
})
beforeEach(() => app.pool.query('delete from sms_accounts'))

type Account = { id: string; isActive: boolean; keyHint: string | null }

const create = (given: object) =>
  admin.ask('POST', '/api/sms-accounts', { name: 'SMS', sender: 'Wirtshaus', provider: 'seven', ...given })
const open = async (given: object = {}): Promise<Account> =>
  (await readJson<{ doc: Account }>(await create(given))).doc
const setKey = ({ id }: Account, body: object, by = admin) =>
  by.ask('POST', `/api/sms-accounts/${id}/key`, body)

it('an account is opened by its key, which is sealed and shown to nobody', async () => {
  const account = await open()
  const answer = await setKey(account, { key: sevenKey, signKey: sevenSignKey })
  expect(await readJson(answer)).toEqual({ keyHint: '…6789', isActive: true })

  const answers = await Promise.all([
    admin.ask('GET', `/api/sms-accounts/${account.id}`),
    admin.ask('GET', '/api/sms-accounts?select[sealedKey]=true'),
    admin.ask('GET', '/api/sms-accounts?sort=sealedKey'),
    admin.ask('PATCH', `/api/sms-accounts/${account.id}`, { name: 'Anders' }),
  ])
  const words = (await Promise.all(answers.map((told) => told.text()))).join()
  const { rows } = await app.pool.query('select sealed_key, sealed_sign_key from sms_accounts')
  const logs = await app.pool.query('select * from logs')
  for (const secret of [sevenKey, sevenSignKey, String(rows[0].sealed_key)]) {
    expect(words).not.toContain(secret)
    expect(JSON.stringify(logs.rows)).not.toContain(secret)
  }
  expect(JSON.stringify(rows)).not.toContain(sevenKey)
  expect(logs.rows).toContainEqual(expect.objectContaining({ action: 'sms-key-set' }))
})

it.each([
  ['seven', { key: 'falsch-0123456789' }, 'seven.io kennt diesen Schlüssel nicht.'],
  ['link', { key: 'falsch-0123456789' }, 'LINK Mobility (websms) kennt diesen Schlüssel nicht.'],
  ['seven', { key: 'kurz' }, 'Der Schlüssel ist zu kurz.'],
  ['log', { key: 'falsch-0123456789' }, 'Wo nichts gesendet wird, braucht es keinen Schlüssel.'],
])('of %s a wrong key changes nothing', async (provider, body, words) => {
  const account = await open({ provider })
  const answer = await setKey(account, body)

  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)])
  const { rows } = await app.pool.query('select sealed_key, is_active from sms_accounts')
  expect(rows).toEqual([{ sealed_key: null, is_active: false }])
})

it('LINK Mobility is asked by its token, without anything being sent', async () => {
  const account = await open({ provider: 'link' })

  expect((await setKey(account, { key: linkKey })).status).toBe(200)
  expect(houses.received).toEqual([])
})

it('a key stays with its provider, and of two for the same place one is active, also at once', async () => {
  const accounts = [await open(), await open()]
  await setKey(accounts[0] as Account, { key: sevenKey })
  const moved = await admin.ask('PATCH', `/api/sms-accounts/${accounts[0]?.id}`, { provider: 'link' })
  expect([moved.status, await moved.text()]).toEqual([
    400,
    expect.stringContaining('Mit hinterlegtem Schlüssel'),
  ])

  await app.pool.query('update sms_accounts set is_active = false')
  await Promise.all(
    accounts.map(({ id }) => admin.ask('PATCH', `/api/sms-accounts/${id}`, { isActive: true })),
  )
  const { rows } = await app.pool.query('select id from sms_accounts where is_active')
  expect(rows).toHaveLength(1)
})

it.each([
  ['Wirtshaus', 201],
  ['Gasthof am See', 400],
  ['Ab', 400],
  ['0664123456', 400],
  ['+43 664 1234567', 201],
  ['Wirt<script', 400],
])('a sender „%s“ is answered with %i', async (sender, status) => {
  expect((await create({ sender })).status).toBe(status)
})

it('is nobody’s matter but an administrator’s', async () => {
  const account = await open()
  const answers = await Promise.all([
    setKey(account, { key: sevenKey }, mia),
    mia.ask('GET', '/api/sms-accounts'),
    mia.ask('GET', `/api/sms-accounts/${account.id}/report-address`),
    app.fetch(`/api/sms-accounts/${account.id}/key`, { method: 'POST', body: '{}' }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 401])
})
