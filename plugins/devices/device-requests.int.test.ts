import { afterAll, beforeAll, expect, test } from 'vitest'

import type { DeviceRequest, OwnRequest } from '#domain/operations/device-requests.contract.ts'
import { attachLiveBus } from '#kernel/live/bus-of.ts'
import { createLiveBus, type LiveBus } from '#kernel/live/live-bus.ts'
import { type Counter, openCounter } from '#plugins/ordering/testing/open-counter.ts'
import { pairScreen } from '#plugins/ordering/testing/pair-screen.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

type Screen = Awaited<ReturnType<typeof pairScreen>>

let app: TestApp
let bus: LiveBus
let counter: Counter
let lead: Hired
let desk: Screen
let board: Screen

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  lead = await hire(app, 'ROLE_MANAGER', [counter.shop.branch])
  desk = await pairScreen(app, counter.shop.branch, 'frontdesk')
  board = await pairScreen(app, counter.shop.branch, 'pickup')
  bus = await createLiveBus({ connectionString: app.databaseUrl })
  attachLiveBus(app.payload, bus)
})

afterAll(async () => {
  await bus.close()
  await app.close()
})

const ask = (what: string, device = desk, who: Pick<Hired, 'ask'> = lead) =>
  who.ask('POST', `/api/devices/${device.id}/${what}`)
const asked = async (what: string, device = desk) =>
  (await readJson<{ request: DeviceRequest }>(await ask(what, device))).request
const own = async ({ key }: Screen) =>
  (await readJson<{ requests: OwnRequest[] }>(await app.fetch(`/api/devices/at/${key}/requests`))).requests
const answer = (device: Screen, id: string, body: object) =>
  app.fetch(`/api/devices/at/${device.key}/requests/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const seen = async (device = desk) =>
  (await readJson<{ requests: DeviceRequest[] }>(await lead.ask('GET', `/api/devices/${device.id}/requests`)))
    .requests

test.each([
  ['a screen with orders', () => `/api/orders/screen/${counter.shop.branch}/${desk.key}/events`, () => desk],
  [
    'the board for pickup',
    () => `/api/orders/pickup/${counter.shop.branch}/${board.key}/events`,
    () => board,
  ],
])(
  '%s hears at once that something is asked of it, and of nothing that is asked of another',
  async (_, address, deviceOf) => {
    const device = deviceOf()
    const leaving = new AbortController()
    const { body } = await app.fetch(address(), { signal: leaving.signal })
    let heard = ''
    const reading = (async () => {
      for await (const chunk of body!.pipeThrough(new TextDecoderStream())) heard += chunk // a stream has a body
    })().catch(() => undefined)
    await expect.poll(() => heard).toContain('event: ')

    await ask('test/notification', device === desk ? board : desk)
    await ask('test/notification', device)
    await expect.poll(() => heard).toContain('event: device')
    leaving.abort()
    await reading
    expect(heard.split('event: device')).toHaveLength(2)
  },
)

test('a message is shown, says who sent it, and whether it was heard', async () => {
  const { id } = await asked('test/notification')
  expect(await own(desk)).toEqual([
    expect.objectContaining({ id, kind: 'notification', askedBy: expect.any(String) }),
  ])
  expect((await answer(desk, id, { sound: 'locked' })).status).toBe(200)

  expect(await own(desk)).toEqual([])
  expect((await seen())[0]).toMatchObject({ id, sound: 'locked', lines: null })
  // What is sent again changes nothing.
  expect((await answer(desk, id, { sound: 'heard' })).status).toBe(200)
  expect((await seen())[0]).toMatchObject({ sound: 'locked' })
})

test('what is asked ten times at once is asked once', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => asked('request-device-logs')))

  expect(new Set(ids.map(({ id }) => id)).size).toBe(1)
  expect(await own(desk)).toHaveLength(1)
})

test('a log is kept without what is secret in it, whatever the device sends', async () => {
  const { id } = await asked('request-device-logs')
  const lines = [
    `GET /api/orders/screen/x/${desk.key} 503`,
    'Bearer eyJh.eyJp.c2ln',
    'Server nicht erreichbar',
  ]
  await answer(desk, id, { lines })

  expect((await seen())[0]?.lines).toEqual([
    'GET /api/orders/screen/x/thk_*** 503',
    'Bearer ***',
    'Server nicht erreichbar',
  ])
  const endless = Array.from({ length: 5000 }, () => 'x')
  expect((await answer(desk, id, { lines: endless })).status).toBe(400)
})

test('nobody answers or reads for another device, and nobody asks but who leads its branch', async () => {
  const { id } = await asked('test/notification')
  expect(await verdict(await answer(board, id, {}))).toEqual({ status: 404, codes: ['unknown-record'] })
  expect((await app.fetch('/api/devices/at/thk_falsch/requests')).status).toBe(401)

  expect((await ask('test/notification', desk, { ask: askWith(app, counter.marta) })).status).toBe(403)
  const stranger = await hire(app, 'ROLE_MANAGER', [])
  expect((await ask('request-device-logs', desk, stranger)).status).toBe(404)
  expect((await stranger.ask('GET', `/api/devices/${desk.id}/requests`)).status).toBe(404)
})

test('a device that is off, or has no key any more, is asked nothing', async () => {
  const screen = await pairScreen(app, counter.shop.branch, 'kitchen')
  await asked('test/notification', screen)
  await lead.ask('PATCH', `/api/devices/${screen.id}`, { isEnabled: false })
  expect((await verdict(await ask('test/notification', screen))).codes).toEqual(['device-off'])
  expect((await app.fetch(`/api/devices/at/${screen.key}/requests`)).status).toBe(401)
  await lead.ask('PATCH', `/api/devices/${screen.id}`, { isEnabled: true })
  await lead.ask('DELETE', `/api/devices/${screen.id}/key`)
  expect((await verdict(await ask('request-device-logs', screen))).codes).toEqual(['device-unpaired'])
})

test('what was asked minutes ago is not done any more, and is forgotten after a week', async () => {
  await asked('test/notification')
  await app.pool.query(`update device_requests set asked_at = asked_at - interval '6 minutes'`)
  expect(await own(desk)).toEqual([])

  await runDeclared(app.payload, 'device-requests', { now: Temporal.Now.instant().add({ hours: 24 * 8 }) })
  expect(await seen()).toEqual([])
})
