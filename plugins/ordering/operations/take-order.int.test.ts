import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import { annasOrder, type CornerShop, openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { pairScreen } from '#plugins/ordering/testing/pair-screen.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'

let app: TestApp
let eck: CornerShop
let park: CornerShop
let tina: Hired
let outsider: Hired
let editor: Hired

beforeAll(async () => {
  app = await createTestApp()
  eck = await openCornerShop(app.payload, 'eck')
  park = await openCornerShop(app.payload, 'park')
  tina = await hire(app, 'ROLE_EMPLOYEE', [eck.branch])
  outsider = await hire(app, 'ROLE_MANAGER', [park.branch])
  editor = await hire(app, 'ROLE_EDITOR', [eck.branch])
})

afterAll(() => app.close())

const nobody = { firstName: '', lastName: '', email: '', legalInstructions: false, privacyPolicy: false }

const atCounter = (changes: object = {}) => ({
  ...annasOrder(eck, nobody),
  channel: 'counter',
  ...changes,
})

type Taking = { by?: Hired['ask']; body?: object; key?: string }

const take = ({ by = tina.ask, body = atCounter(), key = randomUUID() }: Taking = {}) =>
  by('POST', '/api/orders/staff', body, { 'idempotency-key': key })

async function setBranch(data: object): Promise<void> {
  const req = await createLocalReq({}, app.payload)
  await app.payload.update({ collection: 'branches', id: eck.branch, data, ...asSystem(req) })
}

describe('an order that staff take', () => {
  it('asks for no name and no consent, and is confirmed from the beginning by whoever took it', async () => {
    const answer = await take()
    const order = await readJson<PublicOrder & { id: string }>(answer)
    const seen = await readJson(await tina.ask('GET', `/api/orders/${order.id}`))
    const history = await readJson(await tina.ask('GET', `/api/orders/${order.id}/history`))

    expect([answer.status, order.status, order.history]).toEqual([
      201,
      'confirmed',
      [{ to: 'confirmed', at: order.placedAt }],
    ])
    expect(seen).toMatchObject({ channel: 'counter', lastName: null, paymentStatus: 'none', device: null })
    expect(history).toMatchObject([{ action: 'place', to: 'confirmed', by: { kind: 'staff', id: tina.id } }])
  })

  it('sent twice is one order with one answer, and another one under its key is refused', async () => {
    const key = randomUUID()
    const [first, second] = await Promise.all([take({ key }), take({ key })])
    const again = await take({ key })
    const bodies = await Promise.all([first, second, again].map((answer) => readJson(answer)))

    expect([first.status, second.status, again.status]).toEqual([201, 201, 201])
    expect(bodies[1]).toEqual(bodies[0])
    expect(bodies[2]).toEqual(bodies[0])
    const other = await take({ key, body: atCounter({ comment: 'anders' }) })
    expect((await verdict(other)).codes).toEqual(['idempotency-key-reused'])
  })

  it('is answered to no guest who sends the same under its key, and becomes none of theirs', async () => {
    const body = annasOrder(eck)
    const asGuest = (key: string) => askWith(app)('POST', '/api/orders', body, { 'idempotency-key': key })
    const asStaff = (key: string) => take({ key, body: { ...body, channel: 'telephone' } })

    for (const [first, second] of [
      [asStaff, asGuest],
      [asGuest, asStaff],
    ] as const) {
      const key = randomUUID()
      expect((await first(key)).status).toBe(201)
      expect((await verdict(await second(key))).codes).toEqual(['idempotency-key-reused'])
    }
  })

  it('is taken while the house pauses for everybody else, and not while it is closed', async () => {
    await setBranch({ takeawayPausedUntil: '2999-01-01T00:00:00.000Z', isPreorderEnabled: false })
    expect((await take()).status).toBe(201)

    await setBranch({ openingHours: [], takeawayPausedUntil: null })
    expect((await verdict(await take())).codes).toEqual(['closed'])
    await setBranch({
      openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }],
      isPreorderEnabled: true,
    })
  })

  it('is brought wherever it is said to go, however small it is, and nowhere without an address', async () => {
    await setBranch({
      isDeliveryEnabled: true,
      deliveryAreas: [{ area: 'Zentrum', price: 300, tax: 2000, minimumOrderValue: 9900 }],
    })
    const brought = { isDelivery: true, deliveryArea: 'Zentrum', channel: 'telephone' }
    const home = { street: 'Am Berg 3', zipCode: '6850', city: 'Dornbirn' }

    expect((await take({ body: atCounter({ ...brought, ...home }) })).status).toBe(201)
    expect((await verdict(await take({ body: atCounter(brought) }))).codes).toEqual([
      'required',
      'required',
      'required',
    ])
  })

  it('is paid on the spot, though the branch only takes payments online', async () => {
    await setBranch({ isCashEnabled: false })
    expect((await take()).status).toBe(201)
    const online = await take({ body: atCounter({ paymentMethod: 'mollie' }) })
    await setBranch({ isCashEnabled: true })

    expect((await verdict(online)).codes).toEqual(['payment-method-unavailable'])
  })
})

describe('nobody else takes one', () => {
  it.each([
    ['a stranger', () => askWith(app), { status: 401, codes: ['unauthenticated'] }],
    ['who works elsewhere', () => outsider.ask, { status: 404, codes: ['unknown-branch'] }],
    ['an editor', () => editor.ask, { status: 403, codes: ['not-allowed'] }],
  ])('%s', async (_, by, refused) => {
    const count = async () => (await app.pool.query('select from orders')).rowCount
    const before = await count()

    expect(await verdict(await take({ by: by() }))).toEqual(refused)
    expect(await count()).toBe(before)
  })

  it('a guest who says that they are staff has to say who they are and to agree', async () => {
    const answer = await app.fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(atCounter({ isTakenByStaff: true })),
    })

    expect((await verdict(answer)).codes).toContain('terms-required')
  })
})

describe('guests are found while they call', () => {
  const find = (by: Hired['ask'], search: string, branch = 'eck') =>
    by('GET', `/api/orders/guests?branch=${branch}&search=${encodeURIComponent(search)}`)

  beforeEach(async () => {
    await app.pool.query('delete from orders')
    const body = annasOrder(eck, { phone: '+43 664 1234567', channel: 'telephone' })
    for (const street of ['Altweg 1', 'Marktstraße 1']) await take({ body: { ...body, street } })
  })

  it.each(['0664 1234567', '4567', 'hub', 'Anna Huber'])('by %s', async (search) => {
    const { docs } = await readJson<{ docs: object[] }>(await find(tina.ask, search))

    expect(docs).toMatchObject([{ firstName: 'Anna', phone: '+436641234567', orders: 2 }])
  })

  it('with what their record says of them, to whoever may read it', async () => {
    const customer = {
      kind: 'person',
      branch: eck.branch,
      lastName: 'Huber',
      phone: '+43 664 1234567',
    } as const
    const req = await createLocalReq({}, app.payload)
    const data = { ...customer, internalNote: 'Hund!', isBlocked: true }
    await app.payload.create({ collection: 'customers', data, ...asSystem(req) })
    const { docs } = await readJson<{ docs: object[] }>(await find(tina.ask, '1234567'))

    expect(docs).toMatchObject([{ firstName: 'Anna', note: 'Hund!', isBlocked: true }])
  })

  it('only in branches of one’s own, and by enough characters', async () => {
    expect(await verdict(await find(outsider.ask, 'Huber'))).toEqual({
      status: 404,
      codes: ['unknown-branch'],
    })
    expect(await readJson(await find(outsider.ask, 'Huber', 'park'))).toEqual({ docs: [] })
    expect((await verdict(await find(askWith(app), 'Huber'))).status).toBe(401)
    expect((await verdict(await find(editor.ask, 'Huber'))).status).toBe(403)
    expect((await verdict(await find(tina.ask, 'Hu'))).status).toBe(400)
    expect((await verdict(await find(tina.ask, '%%%'))).status).toBe(200)
  })

  it('by no device, for a key on a wall is to say who is waiting and not who was ever there', async () => {
    for (const kind of ['frontdesk', 'kitchen', 'pickup', 'kiosk']) {
      const { key } = await pairScreen(app, eck.branch, kind)
      const answer = await find(askWith(app, `Device ${key}`), 'Huber')

      expect(await verdict(answer)).toEqual({ status: 403, codes: ['not-allowed'] })
    }
  })
})
