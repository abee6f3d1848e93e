import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { hire, type Hired, openBranch } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { sendSms } from '../messages.port.ts'
import { keepMessages } from '../jobs/keep-messages.ts'
import { type FakeSmsHouses, sevenKey, startSmsHouses } from './testing/fake-sms-houses.ts'

let app: TestApp
let houses: FakeSmsHouses
let admin: Hired
let branch: string
/** Noon in Vienna, where the house is. */
const noon = Temporal.Instant.from('2026-11-28T11:00:00Z')

beforeAll(async () => {
  houses = await startSmsHouses()
  app = await createTestApp()
  branch = await openBranch(app, 'eck')
  admin = await hire(app, 'ROLE_ADMIN')
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

async function openAccount(dailyLimit?: number, provider: 'log' | 'seven' = 'log'): Promise<string> {
  const account = { name: 'SMS', sender: 'Wirtshaus', provider, isActive: provider === 'log', dailyLimit }
  const answer = await admin.ask('POST', '/api/sms-accounts', account)
  const { id } = (await readJson<{ doc: { id: string } }>(answer)).doc
  if (provider === 'seven') await admin.ask('POST', `/api/sms-accounts/${id}/key`, { key: sevenKey })

  return id
}

type Told = { event?: string; reader?: 'guest' | 'branch'; minutes?: number }
let count = 0

async function tell({ event = randomUUID(), reader = 'guest', minutes = 0 }: Told = {}) {
  count += 1
  const to = `+43664${String(1_000_000 + count)}`
  await sendSms(
    { kind: 'order-unanswered', reader, event, to, title: 'Bestellung', text: 'Hallo', about: { branch } },
    { payload: app.payload },
    () => noon.add({ minutes }),
  )
  const { rows } = await app.pool.query<{ state: string; why: string | null }>(
    'select state, why from messages where event = $1',
    [event],
  )
  return rows[0]
}

const isSent = { state: 'accepted', why: null }
const isOver = { state: 'refused', why: expect.stringMatching(/^Tageslimit erreicht: /) }

it('an account sends 200 SMS a day to guests, unless somebody wants fewer or more', async () => {
  const id = await openAccount()
  const kept = await readJson<{ dailyLimit: number }>(await admin.ask('GET', `/api/sms-accounts/${id}`))
  const change = (dailyLimit: number) => admin.ask('PATCH', `/api/sms-accounts/${id}`, { dailyLimit })

  expect(kept.dailyLimit).toBe(200)
  expect((await change(-1)).status).toBe(400)
  expect((await change(0)).status).toBe(200)
  expect(await tell()).toEqual(isOver)
  await change(1)
  expect(await tell()).toEqual(isSent)
})

/** As if each took its time to write down what it sends: whoever looks meanwhile sees nothing of it. */
async function slowly<T>(work: () => Promise<T>): Promise<T> {
  await app.pool.query(`
    create function linger() returns trigger language plpgsql as 'begin perform pg_sleep(0.1); return new; end';
    create trigger linger before insert on sms_claims for each row execute function linger()`)
  try {
    return await work()
  } finally {
    await app.pool.query('drop function linger cascade')
  }
}

it('of as many as come at once exactly so many go to guests, and the rest says why not', async () => {
  await openAccount(5)
  const told = await slowly(() => Promise.all(Array.from({ length: 10 }, () => tell())))

  expect(told.filter((each) => each?.state === 'accepted')).toHaveLength(5)
  expect(told.filter((each) => each?.state === 'refused')).toEqual([isOver, isOver, isOver, isOver, isOver])
})

it('whoever works there is called all the same, and takes no place of a guest', async () => {
  await openAccount(1)
  expect(await tell({ reader: 'branch' })).toEqual(isSent)
  expect(await tell()).toEqual(isSent)
  expect(await tell()).toEqual(isOver)
  expect(await tell({ reader: 'branch' })).toEqual(isSent)
})

it('an SMS that is tried again counts once, also where the day is full by then', async () => {
  await openAccount(1, 'seven')
  const event = randomUUID()
  houses.moods.push({ isSilent: true })
  await expect(tell({ event })).rejects.toThrow()

  expect(await tell({ minutes: 1 })).toEqual(isOver)
  expect(await tell({ event, minutes: 2 })).toEqual(isSent)
  expect(houses.received).toHaveLength(1)
})

it('a new day begins at four by the clock of the house', async () => {
  await openAccount(1)
  expect(await tell()).toEqual(isSent)
  expect(await tell({ minutes: 16 * 60 - 1 })).toEqual(isOver)
  expect(await tell({ minutes: 16 * 60 })).toEqual(isSent)
})

it('what was counted is forgotten once nobody asks for it any more', async () => {
  await openAccount(1)
  await tell()
  const counted = async () => (await app.pool.query('select 1 from sms_claims')).rowCount
  const upkeep = (days: number) =>
    keepMessages({
      payload: app.payload,
      now: noon.add({ hours: days * 24 }),
      ending: new AbortController().signal,
    })
  await upkeep(2)
  expect(await counted()).toBe(1)
  await upkeep(9)
  expect(await counted()).toBe(0)
})
