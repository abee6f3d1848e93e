import { randomUUID } from 'node:crypto'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { annasOrder, type CornerShop, openCornerShop } from '../testing/corner-shop.ts'

let app: TestApp
let shop: CornerShop

beforeAll(async () => {
  app = await createTestApp()
  shop = await openCornerShop(app.payload)
})

afterAll(() => app.close())

function place(body: unknown, key: string = randomUUID()): Promise<Response> {
  return app.fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

const errorsOf = async (answer: Response) => (await readJson<ApiErrors>(answer)).errors

test('an order is priced by the server and answered with its ticket number and link', async () => {
  const answer = await place(annasOrder(shop, { expectedTotal: 2180 }))
  const order = await readJson<PublicOrder>(answer)

  expect(answer.status).toBe(201)
  expect(order).toMatchObject({
    status: 'awaiting',
    total: 2180,
    goodsGross: 2180,
    ticketNumber: 1,
    version: 1,
  })
  expect(order.items).toMatchObject([{ name: 'Pizza Margherita', unitPrice: 1090, gross: 2180 }])
  expect(order.taxes).toEqual([{ taxRate: 1000, gross: 2180, tax: 198, net: 1982 }])

  const read = await app.fetch(`/api/orders/public/${order.uid}/${order.hash}`)
  expect(await readJson(read)).toEqual(order)
})

test.each(['+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z'])(
  'an appointment at the end of time, %s, is refused as any other that cannot be',
  async (appointmentDate) => {
    const answer = await place(annasOrder(shop, { appointmentDate }))

    expect(answer.status).toBe(400)
    expect((await errorsOf(answer)).map(({ field }) => field)).toEqual(['appointmentDate'])
  },
)

test('50 requests at once with 20 keys make 20 orders with 20 gapless ticket numbers', async () => {
  const other = await openCornerShop(app.payload, 'parallel')
  const keys = Array.from({ length: 20 }, () => randomUUID())

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => place(annasOrder(other), keys[index % keys.length])),
  )
  const orders = await Promise.all(answers.map((answer) => readJson<PublicOrder>(answer)))
  const distinct = new Map(orders.map((order) => [order.id, order]))

  expect(answers.map((answer) => answer.status)).toEqual(Array(50).fill(201))
  expect([...distinct.values()].map((order) => order.ticketNumber).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
  for (const [index, order] of orders.entries()) expect(order).toEqual(orders[index % keys.length])

  const stored = await app.pool.query(
    `select count(*)::int as orders, count(distinct e.order_id)::int as histories,
            (select count(*)::int from outbox where topic = 'order-placed'
                and payload->>'order' in (select id::text from orders where branch_id = $1)) as effects
       from orders o join order_events e on e.order_id = o.id where o.branch_id = $1`,
    [other.branch],
  )
  expect(stored.rows).toEqual([{ orders: 20, histories: 20, effects: 20 }])
})

test('the same key gives the first answer, even after the order moved and the price changed', async () => {
  const key = randomUUID()
  const first = await readJson<PublicOrder>(await place(annasOrder(shop), key))
  await app.fetch(`/api/orders/public/${first.uid}/${first.hash}/cancel`, { method: 'POST' })
  await app.pool.query(`update products set price = 1190 where id = $1`, [shop.pizza])

  const second = await place(annasOrder(shop), key)
  await app.pool.query(`update products set price = 1090 where id = $1`, [shop.pizza])

  expect(second.status).toBe(201)
  expect(await readJson(second)).toEqual(first)
})

test('a phone number is kept as it can be called', async () => {
  const order = await readJson<PublicOrder>(
    await place(annasOrder(shop, { phone: 'Tel. 0043 664 / 123 45 67' })),
  )

  const { rows } = await app.pool.query(`select phone from orders where id = $1`, [order.id])
  expect(rows).toEqual([{ phone: '+436641234567' }])
})

test('the same key with another order is refused', async () => {
  const key = randomUUID()
  await place(annasOrder(shop), key)

  const answer = await place(annasOrder(shop, { comment: 'Bitte ohne Käse' }), key)

  expect(answer.status).toBe(422)
  expect(await errorsOf(answer)).toMatchObject([{ code: 'idempotency-key-reused' }])
})

test('a refused order leaves its key free for the corrected one', async () => {
  const key = randomUUID()
  const refused = await place(annasOrder(shop, { firstName: '' }), key)
  const corrected = await place(annasOrder(shop), key)

  expect([refused.status, corrected.status]).toEqual([400, 201])
})

test.each(['', 'short', 'x'.repeat(129), 'mit leerzeichen'])(
  'a missing or odd key is refused: %j',
  async (key) => {
    const answer = await place(annasOrder(shop), key)

    expect(answer.status).toBe(400)
    expect(await errorsOf(answer)).toMatchObject([{ code: 'idempotency-key-missing' }])
  },
)

test('a changed price is refused with what the guest saw and what it costs now', async () => {
  const answer = await place(annasOrder(shop, { expectedTotal: 1980 }))

  expect(answer.status).toBe(409)
  expect(await errorsOf(answer)).toMatchObject([
    { code: 'price-changed', data: { expected: 1980, actual: 2180, items: [{ gross: 2180 }] } },
  ])
})

test('all problems of a form come at once, each with its field', async () => {
  const answer = await place(annasOrder(shop, { firstName: ' ', legalInstructions: false, items: [] }))
  const errors = await errorsOf(answer)

  expect(answer.status).toBe(400)
  expect(errors.map(({ field, code }) => [field, code])).toEqual([
    ['items', 'cart-empty'],
    ['firstName', 'required'],
    ['legalInstructions', 'terms-required'],
  ])
})

test.each([
  ['no JSON', '{', 400, 'malformed-json'],
  ['an array', '[]', 400, 'validation'],
  ['nothing', '', 400, 'validation'],
  ['an unknown branch', JSON.stringify({ ...orderOfNobody(), branch: 'nirgends' }), 404, 'unknown-branch'],
])('a body that is %s is refused in German', async (_name, body, status, code) => {
  const answer = await place(body)

  expect(answer.status).toBe(status)
  expect((await errorsOf(answer))[0]).toMatchObject({ code })
})

function orderOfNobody() {
  return annasOrder({ branch: '', pizza: randomUUID(), soup: '', drinks: '' })
}

test('an organisation or upload that does not exist is refused', async () => {
  const answer = await place(annasOrder(shop, { donatee: randomUUID() }))

  expect(await errorsOf(answer)).toMatchObject([{ field: 'donatee', code: 'donatee-unknown' }])
})

test('a part for images refuses a file that is none, by its name', async () => {
  const req = await createLocalReq({}, app.payload)
  const { config } = await app.payload.update({
    collection: 'products',
    id: shop.soup,
    data: { type: 'configurable', config: { parts: [{ name: 'Foto', type: 'image', optional: true }] } },
    ...asSystem(req),
  })
  const upload = await app.fetch('/api/uploads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ filename: 'wunsch.txt', data: 'data:text/plain;base64,TWl0IFNlbmY=' }),
  })
  const { id } = await readJson<{ id: string }>(upload)
  const parts = [{ part: config?.parts?.[0]?.id, uploads: [id] }]

  const answer = await place(
    annasOrder(shop, { items: [{ product: shop.soup, amount: 1, unit: 'piece', parts }] }),
  )

  expect(answer.status).toBe(400)
  expect(await errorsOf(answer)).toEqual([
    {
      field: 'items.0.parts.0',
      code: 'upload-no-image',
      message:
        'Die ausgewählte Datei "wunsch.txt" kann nicht verarbeitet werden. Möglicherweise ist die Datei zu groß oder der Dateityp wird nicht erkannt.',
      data: { name: 'wunsch.txt' },
    },
  ])
})

test('an online payment is refused while nobody collects it, though it is switched on', async () => {
  const req = await createLocalReq({}, app.payload)
  await app.payload.updateGlobal({ slug: 'config', data: { enableMollie: true }, ...asSystem(req) })
  await app.payload.update({
    collection: 'branches',
    id: shop.branch,
    data: { isMollieEnabled: true },
    ...asSystem(req),
  })

  const answer = await place(annasOrder(shop, { paymentMethod: 'mollie' }))
  expect(await errorsOf(answer)).toMatchObject([
    { field: 'paymentMethod', code: 'payment-method-unavailable' },
  ])
})

const delivered = {
  isDelivery: true,
  street: 'Gasse 1',
  zipCode: '6850',
  city: 'Dornbirn',
  phone: '+4355721',
}
const onlyFetched = { isDeliveryEnabled: true, isDeliveryHoursEnabled: true, deliveryHours: [] }

test.each([
  ['closed', { openingHours: [], isPreorderEnabled: false }, {}],
  ['delivery-closed', { ...onlyFetched, isPreorderEnabled: false }, delivered],
  ['order-type-unavailable', { isTakeawayEnabled: false }, {}],
  ['payment-method-unavailable', { isCashEnabled: false }, {}],
])('what the shop does not offer is refused: %s', async (code, data, order) => {
  const req = await createLocalReq({}, app.payload)
  const other = await openCornerShop(app.payload, `ohne-${code}`)
  await app.payload.update({ collection: 'branches', id: other.branch, data, ...asSystem(req) })
  const answer = await place(annasOrder(other, order))
  expect(await errorsOf(answer)).toMatchObject([{ code }])
})
