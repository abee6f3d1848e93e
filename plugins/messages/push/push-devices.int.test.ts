import { randomUUID } from 'node:crypto'
import { Script } from 'node:vm'

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { Later } from '#kernel/outbox/later.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { sendPush } from '../messages.port.ts'
import { readPushKeys } from './push-keys.ts'
import { type FakePushService, startPushService } from './testing/fake-push-service.ts'

let app: TestApp
let service: FakePushService
let mia: Hired
let otto: Hired
const now = Temporal.Instant.from('2026-11-28T12:00:00Z')

beforeAll(async () => {
  service = await startPushService()
  app = await createTestApp()
  mia = await hire(app, 'ROLE_EMPLOYEE')
  otto = await hire(app, 'ROLE_MANAGER')
})
afterAll(async () => {
  await app.close()
  await service.stop()
})
beforeEach(async () => {
  await app.pool.query('truncate messages, mail_servers, outbox, push_subscriptions')
  service.received.length = 0
  service.statuses.length = 0
})

type Device = { id: string; label: string; mark: string }
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

async function subscribe(by = mia) {
  const { publicKey } = await readJson<{ publicKey: string }>(await app.fetch('/api/push/key'))
  const subscription = service.subscribe(publicKey)
  const answer = await by.ask('POST', '/api/push/devices', subscription, firefox)
  expect(answer.status).toBe(201)

  return subscription
}
const devicesOf = async (by: Hired) =>
  (await readJson<{ devices: Device[] }>(await by.ask('GET', '/api/push/devices'))).devices

const tell = (device: string, { event = randomUUID(), after = 0 } = {}) =>
  sendPush(
    {
      kind: 'order-place',
      reader: 'person',
      device,
      event,
      title: 'Bestellung Nr. 7',
      push: {
        title: 'Neue Bestellung Nr. 7',
        body: 'Gasthaus · 21,80 €',
        url: '/backend/orders',
        tag: 'order-7',
      },
    },
    { payload: app.payload },
    () => now.add({ seconds: after }),
  )
const log = async () => {
  const { rows } = await app.pool.query(
    'select state, why, channel, recipient from messages order by queued_at, id',
  )
  return rows as unknown[]
}

it('of many that ask at once for the key all are told the same, which is sealed', async () => {
  await app.pool.query('truncate push_keys')
  const keys = await Promise.all(Array.from({ length: 10 }, () => readPushKeys(app.payload)))

  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  const { rows } = await app.pool.query('select * from push_keys')
  expect(JSON.stringify(rows)).not.toContain(keys[0]?.privateKey)
})

it('with another secret of the installation there is another key, and no device is left that nobody reaches', async () => {
  await subscribe()
  const before = await readPushKeys(app.payload)
  const after = await readPushKeys({ db: app.payload.db, secret: 'ein anderes' })
  expect(after.publicKey).not.toBe(before.publicKey)
  expect(await devicesOf(mia)).toEqual([])

  const others = await Promise.all(
    Array.from({ length: 10 }, () => readPushKeys({ db: app.payload.db, secret: 'noch ein anderes' })),
  )
  expect(new Set(others.map(({ publicKey }) => publicKey)).size).toBe(1)

  await app.pool.query('truncate push_keys')
})

it('a message reaches the one device that it is for, encrypted, and once', async () => {
  await subscribe()
  await subscribe(otto)
  const [device] = await devicesOf(mia)
  expect(device?.label).toBe('Firefox, Linux')
  const event = randomUUID()
  await tell(device?.id ?? '', { event })
  await tell(device?.id ?? '', { event })

  expect(service.received).toHaveLength(1)
  expect(service.received[0]).toMatchObject({
    told: { title: 'Neue Bestellung Nr. 7', body: 'Gasthaus · 21,80 €', url: '/backend/orders' },
    ttl: '14400',
    urgency: 'high',
    claims: { aud: service.origin },
  })
  expect(await log()).toEqual([
    { state: 'accepted', why: null, channel: 'push', recipient: 'Firefox, Linux' },
  ])
})

it.each([404, 410])('a device that is gone (%i) is forgotten, and told nothing more', async (status) => {
  await subscribe()
  const [device] = await devicesOf(mia)
  service.statuses.push(status)
  await tell(device?.id ?? '')

  expect(await log()).toMatchObject([{ state: 'bounced', why: 'Das Gerät hat sich abgemeldet.' }])
  expect(await devicesOf(mia)).toEqual([])
  await tell(device?.id ?? '')
  expect(await log()).toHaveLength(1)
})

it('what waits for a device that is gone by then waits no longer', async () => {
  await subscribe()
  const [device] = await devicesOf(mia)
  service.statuses.push(500)
  const event = randomUUID()
  await expect(tell(device?.id ?? '', { event })).rejects.toThrow(Later)
  await mia.ask('DELETE', `/api/push/devices/${device?.id}`)
  await tell(device?.id ?? '', { event, after: 60 })

  expect(await log()).toMatchObject([{ state: 'failed' }])
})

it.each([
  [500, 'queued', 'Der Dienst des Browsers ist nicht erreichbar.'],
  [429, 'queued', 'Der Dienst des Browsers ist nicht erreichbar.'],
  [413, 'refused', 'Der Dienst des Browsers hat die Nachricht abgelehnt. (Antwort 413)'],
])('a service that answers %i makes it %s', async (status, state, why) => {
  await subscribe()
  const [device] = await devicesOf(mia)
  service.statuses.push(status)
  const event = randomUUID()
  const told = await tell(device?.id ?? '', { event }).catch((error: unknown) => error)

  expect(told instanceof Later).toBe(state === 'queued')
  expect(await log()).toMatchObject([{ state, why }])
  await tell(device?.id ?? '', { event, after: 60 })
  expect(service.received).toHaveLength(state === 'queued' ? 1 : 0)
})

describe('a device', () => {
  it('is named to its owner alone, without where it is reached, and gone when they say so', async () => {
    const { endpoint, keys } = await subscribe()
    const [device] = await devicesOf(mia)
    expect(await devicesOf(otto)).toEqual([])
    expect(JSON.stringify(device)).not.toContain(endpoint)
    const { rows } = await app.pool.query('select * from push_subscriptions')
    for (const secret of [endpoint, keys.auth, keys.p256dh])
      expect(JSON.stringify(rows)).not.toContain(secret)

    expect((await otto.ask('DELETE', `/api/push/devices/${device?.id}`)).status).toBe(404)
    expect((await otto.ask('POST', `/api/push/devices/${device?.id}/test`)).status).toBe(404)
    expect((await mia.ask('DELETE', `/api/push/devices/${device?.id}`)).status).toBe(200)
    expect(await devicesOf(mia)).toEqual([])
  })

  it('is tried out by its owner, once in a minute', async () => {
    await subscribe()
    const [device] = await devicesOf(mia)
    const ask = () => mia.ask('POST', `/api/push/devices/${device?.id}/test`)
    const held = vi.spyOn(Temporal.Now, 'instant').mockReturnValue(Temporal.Now.instant())
    expect([(await ask()).status, (await ask()).status]).toEqual([202, 202])
    held.mockRestore()
    await deliverPromised(app.payload)

    expect(service.received.map(({ told }) => told.title)).toEqual(['Benachrichtigungen sind eingeschaltet'])
  })

  it('that subscribes twice is one, and of more than ten the oldest goes', async () => {
    const subscription = await subscribe()
    await mia.ask('POST', '/api/push/devices', subscription, firefox)
    expect(await devicesOf(mia)).toHaveLength(1)
    for (let count = 0; count < 11; count += 1) await subscribe()

    expect(await devicesOf(mia)).toHaveLength(10)
  })

  it.each(['https://169.254.169.254/latest/meta-data', 'http://localhost:5432/', 'https://evil.test/send/1'])(
    'that would have the server call %s is refused',
    async (endpoint) => {
      const { keys } = service.subscribe('B')
      const answer = await mia.ask('POST', '/api/push/devices', { endpoint, keys })

      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining('push-service-unknown'),
      ])
    },
  )

  it('goes with its owner', async () => {
    const paul = await hire(app, 'ROLE_EMPLOYEE')
    await subscribe(paul)
    await app.payload.delete({ collection: 'users', id: paul.id, overrideAccess: true })

    const { rows } = await app.pool.query('select 1 from push_subscriptions')
    expect(rows).toEqual([])
  })

  it('is no stranger’s, nor an editor’s', async () => {
    const editor = await hire(app, 'ROLE_EDITOR')

    expect((await app.fetch('/api/push/devices')).status).toBe(401)
    expect((await editor.ask('GET', '/api/push/devices')).status).toBe(403)
  })
})

it('the program that shows messages is told as such, and answers no page', async () => {
  const answer = await app.fetch('/api/push/worker.js')
  const program = await answer.text()

  expect(answer.headers.get('content-type')).toContain('text/javascript')
  expect(program).not.toContain("'fetch'")
  // It is read, and not run.
  expect(() => new Script(program)).not.toThrow()
})
