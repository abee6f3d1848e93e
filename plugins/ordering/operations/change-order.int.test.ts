import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { OrderList, OrderPage, StaffOrder } from '#domain/ordering/staff-orders.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'
import { askWith, hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'

let app: TestApp
let counter: Counter
let marta: Hired['ask']
let lead: Hired

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  marta = askWith(app, counter.marta)
  lead = await hire(app, 'ROLE_MANAGER', [counter.shop.branch])
})

afterAll(() => app.close())

const change = ({ id }: { id: string }, body: object, ask = marta) => ask('PUT', `/api/orders/${id}`, body)
const changed = async (order: PublicOrder, body: object) => readJson<StaffOrder>(await change(order, body))
const problems = async (answer: Response) => {
  const { errors } = await readJson<ApiErrors>(answer)
  return [answer.status, ...errors.map(({ field, code }) => [code, field].filter(Boolean).join(' '))]
}
const read = async ({ id }: { id: string }, query = 'depth=0') =>
  readJson<StaffOrder & Record<string, unknown>>(await marta('GET', `/api/orders/${id}?${query}`))
const seen = async ({ uid, hash }: PublicOrder) =>
  readJson<PublicOrder>(await app.fetch(`/api/orders/public/${uid}/${hash}`))
const historyOf = async ({ id }: PublicOrder) =>
  readJson<OrderHistory>(await marta('GET', `/api/orders/${id}/history`))

describe('what an order says of its guest', () => {
  it('is changed by staff, shown on lists and page, and remembered without a word of it', async () => {
    const order = await counter.place()
    const asked = { version: 1, phone: '0043 660 1234567', lastName: 'Ahorner', comment: 'Ohne Basilikum' }
    const answer = await changed(order, asked)
    const current = await readJson<OrderList>(await marta('GET', '/api/orders/current'))
    const found = await readJson<OrderPage>(await marta('GET', '/api/orders/history?search=ahorner'))

    expect(answer).toMatchObject({
      id: order.id,
      version: 2,
      firstName: 'Anna',
      lastName: 'Ahorner',
      phone: '+436601234567',
      comment: 'Ohne Basilikum',
      total: order.total,
    })
    expect(answer).not.toHaveProperty('hash')
    expect(current.docs).toContainEqual(answer)
    expect(found.docs).toEqual([answer])
    expect(await seen(order)).toMatchObject({ version: 2, comment: 'Ohne Basilikum' })
    expect((await historyOf(order)).at(-1)).toEqual({
      version: 2,
      action: 'change-order',
      at: expect.any(String),
      reason: null,
      changedFields: ['lastName', 'phone', 'comment'],
      by: { kind: 'staff', id: expect.any(String), name: 'marta Test' },
    })
  })

  it('is sent back as the whole record, at either depth, and changes where it differs', async () => {
    const order = await counter.place()
    const same = await changed(order, await read(order))
    const answer = await changed(order, { ...(await read(order, 'depth=1')), internalNote: 'Stammgast' })

    expect(same.version).toBe(1)
    expect(answer).toMatchObject({ version: 2, internalNote: 'Stammgast' })
  })

  it('is changed once, however often the same is asked for', async () => {
    const order = await counter.place()
    const asked = { version: 1, email: 'neu@gast.test' }
    await change(order, asked)

    expect(await changed(order, asked)).toMatchObject({ version: 2, email: 'neu@gast.test' })
    expect(await historyOf(order)).toHaveLength(2)
  })

  it('is changed by one of many at once, and the others get the order to compare', async () => {
    const order = await counter.place()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) => change(order, { version: 1, comment: `Nummer ${nth}` })),
    )
    const late = answers.filter(({ status }) => status === 409)
    const [error] = late[0] ? (await readJson<ApiErrors>(late[0])).errors : []

    expect(late).toHaveLength(9)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(error).toMatchObject({ code: 'changed-meanwhile', data: { order: { id: order.id, version: 2 } } })
    expect(error?.data).not.toHaveProperty('order.hash')
  })

  it('does not undo a note that the panel saved meanwhile', async () => {
    const order = await counter.place()
    const before = await read(order)
    await marta('PATCH', `/api/orders/${order.id}`, { internalNote: 'Kommt später' })

    expect(await verdict(await change(order, { ...before, lastName: 'Ahorner' }))).toEqual({
      status: 409,
      codes: ['changed-meanwhile'],
    })
    expect(await changed(order, { ...(await read(order)), lastName: 'Ahorner' })).toMatchObject({
      internalNote: 'Kommt später',
      lastName: 'Ahorner',
    })
  })

  it('does not undo a move that came between', async () => {
    const order = await counter.place()
    await counter.asStaff(order, 'confirm')
    const late = await verdict(await change(order, { version: 1, phone: '+436601234567' }))
    await change(order, { version: 2, phone: '+436601234567' })

    expect(late).toEqual({ status: 409, codes: ['changed-meanwhile'] })
    expect(await read(order)).toMatchObject({ status: 'confirmed', phone: '+436601234567', version: 3 })
  })
})

describe('what cannot be changed', () => {
  it('is refused by its name, and nothing of the rest is stored', async () => {
    const order = await counter.place()
    const refused = async (body: object) =>
      problems(await change(order, { version: 1, comment: 'Eilig', ...body }))

    expect(await refused({ total: 1, status: 'completed' })).toEqual([
      400,
      'fixed-field total',
      'fixed-field status',
    ])
    expect(await refused({ erfunden: 1 })).toEqual([400, 'fixed-field erfunden'])
    expect(await refused({ paymentMethod: 'mollie' })).toEqual([400, 'fixed-field paymentMethod'])
    expect(await refused({ hash: 'geheim' })).toEqual([400, 'fixed-field hash'])
    expect(await refused({ email: 'anna', phone: '12' })).toEqual([
      400,
      'email-invalid email',
      'phone-invalid phone',
    ])
    expect(await refused({ firstName: null })).toEqual([400, 'required firstName'])
    expect(await refused({ deliveryStreet: 'Markt 3', tableIdentifier: '7' })).toEqual([
      400,
      'not-of-this-order deliveryStreet',
      'not-of-this-order tableIdentifier',
    ])
    expect(await refused({ street: 1 })).toEqual([400, 'validation street'])
    expect(await refused({ lastName: 'x'.repeat(81) })).toEqual([400, 'validation lastName'])
    expect(await problems(await change(order, { comment: 'Eilig' }))).toEqual([400, 'validation version'])
    expect(await read(order)).toMatchObject({ version: 1, comment: null })
  })

  it('is all but the note once the order has ended', async () => {
    const order = await counter.place()
    await counter.asStaff(order, 'reject')
    const refused = await change(order, { version: 2, lastName: 'Huber-Auer', internalNote: 'Rief an' })
    const noted = await changed(order, { version: 2, internalNote: 'Rief an' })

    expect(await problems(refused)).toEqual([409, 'order-not-changeable'])
    expect(noted).toMatchObject({
      version: 3,
      internalNote: 'Rief an',
      lastName: 'Huber',
      status: 'rejected',
    })
    expect((await historyOf(order)).at(-1)).toMatchObject({ changedFields: ['internalNote'] })
  })

  it('is changed by nobody who does not work there', async () => {
    const order = await counter.place()
    const asked = { version: 1, comment: 'Fremd' }
    const editor = await hire(app, 'ROLE_EDITOR', [counter.shop.branch])

    expect((await change(order, asked, askWith(app))).status).toBe(401)
    expect((await change(order, asked, editor.ask)).status).toBe(403)
    expect(await problems(await change(order, asked, askWith(app, counter.stranger)))).toEqual([
      404,
      'unknown-order',
    ])
    expect((await change(order, asked, lead.ask)).status).toBe(200)
  })
})

it('a guest who is erased is in neither order nor history, and no note brings them back', async () => {
  const contact = { email: 'otto@gast.test', phone: '+436640009999' }
  const order = await counter.place({ email: 'falsch@gast.test' })
  await change(order, { version: 1, ...contact, lastName: 'Oberhuber' })
  await counter.asStaff(order, 'reject')
  const { doc } = await readJson<{ doc: { id: string } }>(
    await lead.ask('POST', '/api/customers', { branch: counter.shop.branch, lastName: 'Auer', ...contact }),
  )
  const before = await read(order)
  const erased = await lead.ask('DELETE', `/api/customers/${doc.id}`)
  const { rows } = await app.pool.query(
    `select (select jsonb_agg(e) from order_events e where order_id = $1)::text || to_jsonb(o) as text
       from orders o where id = $1`,
    [order.id],
  )

  expect(erased.status).toBe(200)
  for (const word of ['otto@gast', 'falsch@gast', 'Oberhuber', '6640009999']) {
    expect(rows[0].text).not.toContain(word)
  }
  expect((await change(order, { ...before, internalNote: 'Ausgedruckt' })).status).toBe(409)
  expect(await read(order)).toMatchObject({ lastName: null, internalNote: null })
})

it('a table is changed where the guest sits at one', async () => {
  const order = await counter.place()
  await app.pool.query(`update orders set type = 'dineIn', table_identifier = '4' where id = $1`, [order.id])

  expect(await changed(order, { version: 1, tableIdentifier: '5' })).toMatchObject({ tableIdentifier: '5' })
  expect((await historyOf(order)).at(-1)).toMatchObject({ changedFields: ['tableIdentifier'] })
})
