import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { keyOf, sealed } from '#kernel/seal.ts'
import { hire, type Hired } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { sendPush } from '../messages.port.ts'
import { markOf } from './push-devices.ts'
import { readPushKeys } from './push-keys.ts'
import { type FakePushService, startPushService } from './testing/fake-push-service.ts'

let app: TestApp
let service: FakePushService
let mia: Hired
let otto: Hired

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
})

const newDevice = async () => service.subscribe((await readPushKeys(app.payload)).publicKey)
async function subscribe(by = mia) {
  const subscription = await newDevice()
  expect((await by.ask('POST', '/api/push/devices', subscription)).status).toBe(201)

  return subscription
}
const devicesOf = async (by: Hired) =>
  (await readJson<{ devices: { id: string }[] }>(await by.ask('GET', '/api/push/devices'))).devices
const tell = (device: string, body = 'Gasthaus · 21,80 €') =>
  sendPush(
    {
      kind: 'order-place',
      reader: 'person',
      device,
      event: randomUUID(),
      title: 'Bestellung Nr. 7',
      push: { title: 'Neue Bestellung Nr. 7', body, url: '/backend/orders', tag: 'order-7' },
    },
    { payload: app.payload },
  )
const log = async () => {
  const { rows } = await app.pool.query('select state, why from messages order by queued_at, id')

  return rows as unknown[]
}

/** Of the right length, and on no curve. */
const noPoint = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url')

it('a device for which nothing can be encrypted stops no message to another', async () => {
  const { endpoint, keys } = await subscribe()
  const mark = markOf(endpoint)
  const broken = JSON.stringify({ endpoint, keys: { ...keys, p256dh: noPoint } })
  await app.pool.query('update push_subscriptions set sealed = $1', [
    sealed(keyOf(app.payload.secret, 'theke push', 'seal devices'), mark, broken),
  ])
  const [device] = await devicesOf(mia)
  for (let tries = 0; tries < 6; tries += 1) await tell(device?.id ?? '')
  expect(await log()).toEqual(
    Array.from({ length: 6 }, () =>
      expect.objectContaining({
        state: 'refused',
        why: 'Für dieses Gerät lässt sich nichts verschlüsseln.',
      }),
    ),
  )

  await subscribe(otto)
  const [other] = await devicesOf(otto)
  await tell(other?.id ?? '')
  expect(service.received).toHaveLength(1)
})

it('a long text is shortened to what a service takes', async () => {
  await subscribe()
  const [device] = await devicesOf(mia)
  await tell(device?.id ?? '', 'ä'.repeat(5000))

  expect(service.received[0]?.told.body).toBe(`${'ä'.repeat(499)}…`)
})

it('a device that has another key by now is told by that one', async () => {
  const before = await subscribe()
  const { endpoint, keys } = await newDevice()
  await app.pool.query('truncate push_subscriptions')
  const old = { endpoint, keys: before.keys }
  for (const each of [old, { endpoint, keys }]) await mia.ask('POST', '/api/push/devices', each)
  const [device] = await devicesOf(mia)
  await tell(device?.id ?? '')

  expect(service.received).toHaveLength(1)
})

it('a device whose key is none is not taken in', async () => {
  const { endpoint, keys } = await newDevice()
  const answer = await mia.ask('POST', '/api/push/devices', {
    endpoint,
    keys: { ...keys, p256dh: noPoint },
  })

  expect(answer.status).toBe(400)
  expect(await devicesOf(mia)).toEqual([])
})
