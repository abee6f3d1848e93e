import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { annasOrder, type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

let app: TestApp
let eck: CornerShop
let park: CornerShop
let admin: Hired
let count = 0

const refused = { status: 401, codes: ['wrong-device-key'] }

beforeAll(async () => {
  app = await createTestApp()
  eck = await openCornerShop(app.payload, 'eck')
  park = await openCornerShop(app.payload, 'park')
  admin = await hire(app, 'ROLE_ADMIN')
})

afterAll(() => app.close())

async function setUp(more: object = {}): Promise<{ id: string; key: string }> {
  count += 1
  const device = { identifier: `kiosk-${count}`, name: `Kiosk ${count}`, kind: 'kiosk', branch: eck.branch }
  const answer = await admin.ask('POST', '/api/devices', { ...device, ...more })
  const { id } = (await readJson<{ doc: { id: string } }>(answer)).doc
  const { key } = await readJson<{ key: string }>(await admin.ask('POST', `/api/devices/${id}/key`))
  return { id, key }
}

type More = { branch?: string; cookie?: string; headers?: Record<string, string> }

function ask(
  method: string,
  call: string,
  body?: object,
  { branch = 'eck', cookie = '', headers = {} }: More = {},
) {
  return app.fetch(`/api/self-service/${branch}/${call}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  })
}

const cookieOf = (answer: Response): string => (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''
const pair = async (key: string) => cookieOf(await ask('POST', 'session', { key }))
const session = async (cookie: string, branch = 'eck') => ask('GET', 'session', undefined, { branch, cookie })
const statusOf = async (cookie: string) => (await session(cookie)).status

function order(cookie: string, changes: object = {}, key: string = randomUUID()) {
  const body = { ...annasOrder(eck), branch: 'eck', ...changes }
  return ask('POST', 'orders', body, { cookie, headers: { 'idempotency-key': key } })
}

describe('a kiosk', () => {
  it('is paired with its key, and known from then on', async () => {
    const { key } = await setUp({ name: 'Beim Eingang' })
    const answer = await ask('POST', 'session', { key: ` ${key}\n` })

    expect([answer.status, await readJson(answer)]).toEqual([200, { name: 'Beim Eingang' }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await readJson(await session(cookieOf(answer)))).toEqual({ name: 'Beim Eingang' })
  })

  it('keeps what no script sees, no other page sends and no other call gets, and not the key itself', async () => {
    const { key } = await setUp()
    const answer = await ask('POST', 'session', { key })
    const cookie = answer.headers.get('set-cookie') ?? ''

    expect(cookie.split('; ').slice(1)).toEqual([
      'Max-Age=34560000',
      'Path=/api/self-service/eck',
      'HttpOnly',
      'SameSite=Strict',
    ])
    expect(cookie).not.toContain(key.split('_')[2])
    expect((await app.fetch('/api/tables', { headers: { cookie: cookieOf(answer) } })).status).not.toBe(200)
  })

  it('stays paired from its last sign of life on, and shows in the list of devices when that was', async () => {
    const { id, key } = await setUp()
    const cookie = await pair(key)

    expect(cookieOf(await session(cookie))).toBe(cookie)
    const { rows } = await app.pool.query('select last_seen_at from devices where id = $1', [id])
    expect(rows[0]?.last_seen_at).not.toBeNull()
  })
})

describe('nobody is let in', () => {
  it('with a key that is wrong, of another branch, or of a device for something else', async () => {
    const { key } = await setUp()
    const ofPark = await setUp({ branch: park.branch })
    const counter = await setUp({ kind: 'frontdesk' })
    const screen = await setUp({ purpose: 'signage' })
    const wrong = `${key.slice(0, -1)}${key.endsWith('a') ? 'b' : 'a'}`

    for (const each of [wrong, ofPark.key, counter.key, screen.key, '', 'thk_', 'x'.repeat(200)]) {
      const answer = await ask('POST', 'session', { key: each })
      expect([answer.headers.get('set-cookie'), await verdict(answer)]).toEqual([null, refused])
    }
  })

  it('without a session, with a made-up one, or with that of another branch', async () => {
    const cookie = await pair((await setUp()).key)
    const [prefix] = cookie.split('.')

    for (const each of [
      '',
      'theke-kiosk=',
      `${prefix}.x`,
      `${prefix}`,
      'theke-kiosk=aaaaaaaa.',
      `${cookie}x`,
    ]) {
      expect(await verdict(await session(each))).toEqual(refused)
      expect(await verdict(await order(each))).toEqual(refused)
    }
    expect(await verdict(await session(cookie, 'park'))).toEqual(refused)
  })

  it('once the device is switched off, its key renewed or revoked', async () => {
    const off = await setUp()
    const renewed = await setUp()
    const revoked = await setUp()
    const cookies = await Promise.all([off, renewed, revoked].map(({ key }) => pair(key)))
    expect(await Promise.all(cookies.map(statusOf))).toEqual([200, 200, 200])

    await admin.ask('PATCH', `/api/devices/${off.id}`, { isEnabled: false })
    await admin.ask('POST', `/api/devices/${renewed.id}/key`)
    await admin.ask('DELETE', `/api/devices/${revoked.id}/key`)

    for (const cookie of cookies) {
      expect(await verdict(await session(cookie))).toEqual(refused)
      expect(await verdict(await order(cookie))).toEqual(refused)
    }
  })

  it('at a branch that does not exist', async () => {
    const { key } = await setUp()

    expect(await verdict(await ask('POST', 'session', { key }, { branch: 'nirgendwo' }))).toEqual({
      status: 404,
      codes: ['unknown-branch'],
    })
  })
})

describe('an order at the kiosk', () => {
  it('is marked with the name of the device, for staff alone', async () => {
    const cookie = await pair((await setUp({ name: 'Beim Fenster' })).key)
    const answer = await order(cookie)
    const placed = await readJson<{ uid: string; hash: string; ticketNumber: number }>(answer)
    const seenByStaff = await readJson(await admin.ask('GET', `/api/orders/${placed.uid}`))

    expect([answer.status, placed.ticketNumber]).toEqual([201, 1])
    expect(seenByStaff).toMatchObject({ device: 'Beim Fenster' })
    expect(placed).not.toHaveProperty('device')
    expect(
      await readJson(await app.fetch(`/api/orders/public/${placed.uid}/${placed.hash}`)),
    ).not.toHaveProperty('device')
  })

  it('of a guest’s own screen is not marked, whatever it says', async () => {
    const answer = await app.fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ ...annasOrder(eck), device: 'Beim Fenster' }),
    })
    const { uid } = await readJson<{ uid: string }>(answer)

    expect(await readJson(await admin.ask('GET', `/api/orders/${uid}`))).toMatchObject({ device: null })
  })

  it('sent twice is one order', async () => {
    const cookie = await pair((await setUp()).key)
    const answers = [
      await order(cookie, {}, 'einmal-und-noch-einmal'),
      await order(cookie, {}, 'einmal-und-noch-einmal'),
    ]
    const [first, second] = await Promise.all(answers.map((answer) => readJson<{ uid: string }>(answer)))

    expect(first?.uid).toBe(second?.uid)
  })

  it('goes to its own branch alone', async () => {
    const cookie = await pair((await setUp()).key)

    expect(await verdict(await order(cookie, { branch: 'park' }))).toEqual({
      status: 404,
      codes: ['unknown-branch'],
    })
  })

  it('is never brought, though the branch delivers', async () => {
    const cookie = await pair((await setUp()).key)
    await admin.ask('PATCH', `/api/branches/${eck.branch}`, { isDeliveryEnabled: true })
    const address = { street: 'Am Berg 3', zipCode: '6850', city: 'Dornbirn', phone: '+436641234567' }
    const brought = { isDelivery: true, ...address }
    const ofGuest = await app.fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(annasOrder(eck, brought)),
    })

    expect(ofGuest.status).toBe(201)
    expect((await verdict(await order(cookie, brought))).codes).toEqual(['order-type-unavailable'])
  })
})
