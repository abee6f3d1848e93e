import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import type { SmsProviderName } from '#domain/operations/messages/sms-account.texts.ts'
import { Later } from '#kernel/outbox/later.ts'
import { hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { sendSms } from '../messages.port.ts'
import { type FakeSmsHouses, linkReport, sevenReport, startSmsHouses } from './testing/fake-sms-houses.ts'
import { openSmsAccount } from './testing/open-account.ts'
import { providerAnswers } from './testing/provider-answers.data.ts'

let app: TestApp
let houses: FakeSmsHouses
let admin: Hired
let branch: string
const now = Temporal.Instant.from('2026-11-28T12:00:00Z')
const house = 'https://eck.test'

beforeAll(async () => {
  houses = await startSmsHouses()
  vi.stubEnv('SERVER_URL', house)
  app = await createTestApp()
  admin = await hire(app, 'ROLE_ADMIN')
  branch = await openBranch(app, 'eck')
})
afterAll(async () => {
  await app.close()
  await houses.stop()
})
beforeEach(async () => {
  await app.pool.query('truncate messages, mail_servers; delete from sms_accounts')
  houses.received.length = 0
  houses.moods.length = 0
})

const openAccount = (provider: SmsProviderName) => openSmsAccount(admin, provider)

type Told = { event?: string; to?: string; text?: string; after?: number; isLastTry?: boolean }

const tell = ({ event = randomUUID(), after = 0, isLastTry = false, ...given }: Told = {}) =>
  sendSms(
    {
      kind: 'order-confirm',
      reader: 'guest',
      event,
      to: '+436641234567',
      title: 'Bestellung Nr. 7',
      text: 'Ihre Bestellung ist bestätigt – „Pizza“',
      about: { branch },
      ...given,
    },
    { payload: app.payload, isLastTry },
    () => now.add({ seconds: after }),
  )

async function log() {
  const { rows } = await app.pool.query(
    `select state, why, attempts::int as attempts, channel, recipient from messages order by queued_at, id`,
  )
  return rows as { state: string; why: string | null; attempts: number; recipient: string }[]
}

describe.each(['seven', 'link'] as const)('by %s', (provider) => {
  it('an SMS arrives once for an event, in the small alphabet, and stands in the log', async () => {
    await openAccount(provider)
    const event = randomUUID()
    await Promise.all([tell({ event }), tell({ event })])
    await tell({ event, after: 60 })

    // Two at the same moment may both send, under one name; whoever comes later does not.
    expect(new Set(houses.received.map(({ once }) => once)).size).toBe(1)
    expect(houses.received.length).toBeLessThanOrEqual(2)
    expect(houses.received[0]).toMatchObject({
      to: '+436641234567',
      from: 'Wirtshaus',
      text: 'Ihre Bestellung ist bestätigt - "Pizza"',
    })
    expect(await log()).toMatchObject([{ state: 'accepted', channel: 'sms', recipient: '+436641234567' }])
  })

  it('that is away for a while nobody else waits, and each SMS arrives once when it is back', async () => {
    await openAccount(provider)
    houses.moods.push(...Array.from({ length: 5 }, () => ({ isSilent: true })))
    const events = Array.from({ length: 7 }, () => randomUUID())
    for (const event of events) await expect(tell({ event })).rejects.toThrow(Later)
    const { rows } = await app.pool.query('select name, failures, openings from mail_servers')
    expect(rows).toEqual([{ name: expect.stringMatching(/^sms:/), failures: 5, openings: 1 }])

    for (const event of events) await tell({ event, after: 11 })
    expect(houses.received).toHaveLength(7)
    expect(new Set((await log()).map(({ state }) => state))).toEqual(new Set(['accepted']))
  })

  it('whose answer is lost gets the SMS again under the same name', async () => {
    await openAccount(provider)
    houses.moods.push({ isSilent: true, afterKept: true })
    const event = randomUUID()
    await expect(tell({ event })).rejects.toThrow(Later)
    await tell({ event, after: 30 })

    expect(houses.received).toHaveLength(2)
    expect(houses.received[1]?.once).toBe(houses.received[0]?.once)
    expect(await log()).toMatchObject([{ state: 'accepted', attempts: 2 }])
  })

  it('with a server that fails waits as well', async () => {
    await openAccount(provider)
    houses.moods.push({ status: 503 })
    await expect(tell()).rejects.toThrow(Later)

    expect(await log()).toMatchObject([{ state: 'queued', why: 'Der SMS-Anbieter ist nicht erreichbar.' }])
  })
})

it.each(providerAnswers)('when %s answers %i an SMS is %s: %s', async (provider, code, state, why) => {
  await openAccount(provider)
  houses.moods.push({ code })
  await tell().catch(() => undefined)

  expect(await log()).toMatchObject([{ state, why }])
})

it('of an SMS whose answer was lost the provider has it already, and that is a yes', async () => {
  await openAccount('seven')
  houses.moods.push({ isSilent: true, afterKept: true }, { code: 402 })
  const event = randomUUID()
  await expect(tell({ event })).rejects.toThrow(Later)
  await tell({ event, after: 30 })

  expect(await log()).toMatchObject([{ state: 'accepted', why: null, attempts: 2 }])
})

it('what the network does not take is given up after the last try', async () => {
  await openAccount('seven')
  houses.moods.push({ code: 600 })
  await expect(tell({ isLastTry: true })).rejects.toThrow()

  expect(await log()).toMatchObject([{ state: 'failed' }])
})

it('without an account nothing is sent, and the log says why', async () => {
  await tell()

  expect(await log()).toMatchObject([{ state: 'failed', why: 'Es ist kein SMS-Konto eingerichtet.' }])
})

it('an account that only keeps a log sends nothing', async () => {
  await openAccount('log')
  await tell()

  expect(houses.received).toEqual([])
  expect(await log()).toMatchObject([{ state: 'accepted', why: null }])
})

describe('a report', () => {
  const send = (url: string, report: { body: string; headers: Record<string, string> }) =>
    app.fetch(new URL(url).pathname, { method: 'POST', ...report })
  const addressOf = async (account: string) => {
    const answer = await admin.ask('GET', `/api/sms-accounts/${account}/report-address`)
    return (await readJson<{ url: string }>(answer)).url
  }
  const last = () => houses.received.at(-1) ?? { reference: '', once: '', reportUrl: null }

  it.each([
    ['DELIVERED', 'delivered', null],
    ['NOTDELIVERED', 'bounced', 'Das Netz konnte die SMS nicht zustellen.'],
    ['EXPIRED', 'bounced', 'Das Telefon war zu lange nicht erreichbar.'],
    ['TRANSMITTED', 'accepted', null],
  ])('of seven.io that says %s makes it %s', async (status, state, why) => {
    const url = await addressOf(await openAccount('seven'))
    expect(url).toMatch(new RegExp(`^${house}/api/sms-reports/[\\w-]{36}/[\\w-]{43}$`))
    await tell()
    const answers = [
      await send(url, sevenReport({ url, reference: last().reference, status })),
      await send(url, sevenReport({ url, reference: last().reference, status })),
    ]

    expect(answers.map((answer) => answer.status)).toEqual([200, 200])
    expect(await log()).toMatchObject([{ state, why }])
  })

  it('of seven.io that is signed by somebody else, is old or is about no SMS of ours changes nothing', async () => {
    const url = await addressOf(await openAccount('seven'))
    await tell()
    const { reference } = last()
    const status = 'NOTDELIVERED'
    const forged = [
      sevenReport({ url, reference, status }, { key: 'somebody-elses-key' }),
      sevenReport({ url, reference, status }, { ageSeconds: 400 }),
      { ...sevenReport({ url, reference, status }), headers: {} as Record<string, string> },
      sevenReport({ url, reference: '999', status }),
      { ...sevenReport({ url, reference, status }), body: 'kein JSON' },
    ]
    for (const report of forged) expect((await send(url, report)).status).toBe(200)
    const elsewhere = url.replace(/.$/, (letter) => (letter === 'a' ? 'b' : 'a'))
    expect((await send(elsewhere, sevenReport({ url: elsewhere, reference, status }))).status).toBe(200)

    expect(await log()).toMatchObject([{ state: 'accepted' }])
  })

  it('of LINK Mobility is heard where it was asked to report, also before our own note of the answer', async () => {
    await openAccount('link')
    await tell()
    const { reference, once, reportUrl } = last()
    const heard = await send(reportUrl ?? '', linkReport({ reference, once, status: 'delivered' }))
    expect(await heard.json()).toEqual({ statusCode: 2000, statusMessage: 'ok' })
    expect(await log()).toMatchObject([{ state: 'delivered' }])

    await app.pool.query(`update messages set state = 'sending', reference = null`)
    await send(reportUrl ?? '', linkReport({ reference, once, status: 'delivered' }))
    expect(await log()).toMatchObject([{ state: 'delivered' }])
  })

  it('that it has arrived is the last word', async () => {
    const url = await addressOf(await openAccount('seven'))
    await tell()
    const { reference } = last()
    for (const status of ['NOTDELIVERED', 'DELIVERED', 'EXPIRED'])
      await send(url, sevenReport({ url, reference, status }))

    expect(await log()).toMatchObject([{ state: 'delivered', why: null }])
  })
})
