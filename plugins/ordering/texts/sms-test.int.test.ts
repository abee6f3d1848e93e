import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import {
  type FakeSmsHouses,
  sevenKey,
  startSmsHouses,
} from '#plugins/messages/sms/testing/fake-sms-houses.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

let app: TestApp
let houses: FakeSmsHouses
let admin: Hired

beforeAll(async () => {
  houses = await startSmsHouses()
  app = await createTestApp()
  admin = await hire(app, 'ROLE_ADMIN')
})
afterAll(async () => {
  await app.close()
  await houses.stop()
})
beforeEach(async () => {
  await app.pool.query('truncate messages, mail_servers, outbox; delete from sms_accounts')
  houses.received.length = 0
  houses.moods.length = 0
})

const made = async (path: string, data: object) =>
  (await readJson<{ doc: { id: string } }>(await admin.ask('POST', path, data))).doc.id

async function openAccount(provider: 'log' | 'seven', division?: string): Promise<void> {
  const account = { name: 'SMS', sender: 'Wirtshaus', provider, division, isActive: provider === 'log' }
  const id = await made('/api/sms-accounts', account)
  if (provider === 'seven') await admin.ask('POST', `/api/sms-accounts/${id}/key`, { key: sevenKey })
}

const phone = '+43 664 1234567'
const ask = (more: object = {}, by = admin) =>
  by.ask('POST', '/api/message-texts/test-sms', { text: 'guest-ready', phone, ...more })

async function log() {
  const { rows } = await app.pool.query(
    `select channel, kind, reader, recipient, state, why, server_answer as answer, about, branch_id as branch
       from messages order by queued_at`,
  )
  return rows as unknown[]
}

describe('a test of an SMS', () => {
  it('goes to the number that somebody typed, in the words that they are writing', async () => {
    await openAccount('seven')
    const answer = await ask({ sms: 'Fertig – {bestellnummer}' })
    expect([answer.status, await readJson(answer)]).toEqual([
      202,
      { to: '+436641234567', event: expect.stringMatching(/^text-sms-test:/) },
    ])
    await deliverPromised(app.payload)

    expect(houses.received).toMatchObject([{ to: '+436641234567', from: 'Wirtshaus', text: 'Fertig - 12' }])
  })

  it('stands in the list of messages where the account only writes down what would go', async () => {
    await openAccount('log')
    await ask()
    await deliverPromised(app.payload)

    expect(await log()).toEqual([
      {
        channel: 'sms',
        kind: 'test',
        reader: 'person',
        recipient: '+436641234567',
        state: 'accepted',
        why: null,
        answer: 'Nur protokolliert, nicht gesendet.',
        about: `users:${admin.id}`,
        branch: null,
      },
    ])
  })

  it.each([
    [{ code: 202 }, 'refused', 'Der SMS-Anbieter hat diese Nummer endgültig abgelehnt.'],
    [{ code: 500 }, 'queued', 'Das Guthaben beim SMS-Anbieter ist aufgebraucht.'],
  ])('that its provider answers %j is said in German', async (mood, state, why) => {
    await openAccount('seven')
    houses.moods.push(mood)
    await ask()
    await deliverPromised(app.payload)

    expect(await log()).toMatchObject([{ state, why }])
  })

  it('says so where there is no account', async () => {
    await ask()
    await deliverPromised(app.payload)

    expect(await log()).toMatchObject([{ state: 'failed', why: 'Es ist kein SMS-Konto eingerichtet.' }])
  })

  it('is sent by the account of the division whose words they are', async () => {
    const division = await made('/api/divisions', { name: 'Eck', title: 'Eck', identifier: 'eck-marke' })
    await openAccount('log')
    await openAccount('seven', division)
    await ask({ division })
    await ask()
    await deliverPromised(app.payload)

    expect(houses.received).toHaveLength(1)
    expect(await log()).toHaveLength(2)
  })

  it.each([
    ['0664 1234567', 'Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.'],
    ['', 'Bitte geben Sie eine gültige Nummer im Format +43 664 1234567 an.'],
    ['+1 202 5550123', 'SMS gehen nur an Nummern in Österreich, Deutschland, der Schweiz und Liechtenstein.'],
    ['+43 900 123456', 'SMS gehen nur an Nummern in Österreich, Deutschland, der Schweiz und Liechtenstein.'],
  ])('goes not to „%s“', async (phone, message) => {
    const answer = await ask({ phone })
    const { errors } = await readJson<{ errors: object[] }>(answer)

    expect([answer.status, errors]).toEqual([400, [expect.objectContaining({ field: 'phone', message })]])
  })

  it('is none of what goes by mail alone', async () => {
    const answer = await ask({ text: 'contact-guest' })

    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Diese Nachricht geht nur als E-Mail hinaus.')
  })

  it('is for administrators alone', async () => {
    const mia = await hire(app, 'ROLE_MANAGER')
    expect((await ask({}, mia)).status).toBe(403)
    const body = JSON.stringify({ text: 'guest-ready', phone })
    expect((await app.fetch('/api/message-texts/test-sms', { method: 'POST', body })).status).toBe(401)
  })

  it('goes five times in an hour for each of them, also where somebody presses ten times at once', async () => {
    await openAccount('log')
    const other = await hire(app, 'ROLE_ADMIN')
    const held = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Now.instant())
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()))
    held.mockRestore()
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5)
    expect(refused).toHaveLength(5)
    expect(await refused[0]?.text()).toContain('Mehr als fünf Proben in der Stunde gehen nicht.')
    expect((await ask({}, other)).status).toBe(202)

    await app.pool.query(`update outbox set dedupe_key = dedupe_key || ':an-hour-ago'`)
    expect((await ask()).status).toBe(202)
    await deliverPromised(app.payload)
    expect(await log()).toHaveLength(7)
  })
})
