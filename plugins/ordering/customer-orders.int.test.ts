import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { hire, type Hired, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import type { CustomerOrders } from '#domain/ordering/customer-orders.contract.ts'

import { type Counter, openCounter } from './testing/open-counter.ts'

let app: TestApp
let counter: Counter
let branch: string
let mia: Hired
let chief: Hired

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  chief = await hire(app, 'ROLE_ADMIN')
  branch = (await readJson<{ id: string }>(await chief.ask('GET', '/api/branches/eck'))).id
  mia = await hire(app, 'ROLE_MANAGER', [branch])
})

afterAll(() => app.close())

let count = 0
/** Somebody with an address and a number that nobody else has. */
function somebody() {
  count += 1
  return { email: `gast${count}@example.com`, phone: `+43664000${1000 + count}` }
}

async function keep(record: object): Promise<string> {
  const answer = await mia.ask('POST', '/api/customers', { branch, lastName: 'Auer', ...record })
  return (await readJson<{ doc: { id: string } }>(answer)).doc.id
}

async function finish(order: PublicOrder): Promise<PublicOrder> {
  await counter.asStaff(order, 'confirm')
  await counter.asStaff(order, 'completed')
  return order
}

const listOf = async (id: string, by = mia) => {
  const answer = await by.ask('GET', `/api/customers/${id}/orders`)
  return { status: answer.status, ...(await readJson<CustomerOrders>(answer)) }
}
const rowOf = async ({ id }: PublicOrder) =>
  (await app.pool.query('select * from orders where id = $1', [id])).rows[0] as Record<string, unknown>

describe('a customer', () => {
  it('is known by the e-mail address and the phone number of their orders, however they are written', async () => {
    const { email, phone } = somebody()
    const byMail = await counter.place({ email: email.toUpperCase(), phone: '' })
    const byPhone = await finish(await counter.place({ email: '', phone }))
    await counter.asStaff(byMail, 'reject')
    await counter.place(somebody())
    const id = await keep({ email, phone: phone.replace('+43664', '0043 664 ') })

    const { docs, totalDocs, totalCents } = await listOf(id)
    expect(docs.map((order) => [order.id, order.status])).toEqual([
      [byPhone.id, 'completed'],
      [byMail.id, 'rejected'],
    ])
    expect([totalDocs, totalCents]).toEqual([2, byPhone.total])
  })

  it('without address and number has no orders, not those of everybody', async () => {
    await counter.place({ email: '', phone: '' })

    expect(await listOf(await keep({}))).toMatchObject({ docs: [], totalDocs: 0 })
  })

  it('is shown with their orders to nobody who may not see them', async () => {
    const id = await keep(somebody())
    const stranger = await hire(app, 'ROLE_EMPLOYEE', [])

    expect((await listOf(id, stranger)).status).toBe(404)
    expect((await mia.ask('GET', '/api/customers/nobody/orders')).status).toBe(400)
  })
})

describe('erasing a customer', () => {
  it('takes name, address and words out of the orders and leaves what was sold', async () => {
    const guest = somebody()
    const order = await finish(await counter.place({ ...guest, comment: 'Für Anna zum Geburtstag' }))
    await mia.ask('PATCH', `/api/orders/${order.id}`, { internalNote: 'Frau Auer kommt oft' })
    const other = await finish(await counter.place(somebody()))
    const [before, untouched] = [await rowOf(order), await rowOf(other)]

    expect((await mia.ask('DELETE', `/api/customers/${await keep(guest)}`)).status).toBe(200)
    const after = await rowOf(order)
    for (const gone of ['first_name', 'last_name', 'email', 'phone', 'street', 'comment', 'internal_note']) {
      expect([gone, after[gone]]).toEqual([gone, null])
    }
    for (const kept of ['total', 'taxes', 'ticket_number', 'status', 'version', 'placed_at']) {
      expect([kept, after[kept]]).toEqual([kept, before[kept]])
    }
    expect(await rowOf(other)).toEqual(untouched)
    const { rows } = await app.pool.query('select changes from logs where document_id = $1', [order.id])
    expect(rows).toEqual([{ changes: null }])
  })

  it('takes the words out of what was said about the orders, and leaves the figures', async () => {
    const guest = somebody()
    const order = await finish(await counter.place(guest))
    await app.fetch(`/api/orders/public/${order.uid}/${order.hash}/questionnaire`, {
      method: 'POST',
      body: JSON.stringify({
        rating: 2,
        foodRating: 3,
        serviceRating: 4,
        processRating: 5,
        comment: 'Anna Auer, Gasse 3',
      }),
    })
    await mia.ask('DELETE', `/api/customers/${await keep(guest)}`)
    const { rows } = await app.pool.query(
      `select r.id, comment, rating, changes from order_reviews r
         left join logs on document_id = r.id::text where order_id = $1`,
      [order.id],
    )

    expect(rows).toMatchObject([{ comment: null, rating: '2', changes: null }])
  })

  it('empties the texts and files of the dishes, not the dishes', async () => {
    const guest = somebody()
    const order = await finish(await counter.place(guest))
    const part = { part: 'p', name: 'Aufschrift', options: [], text: 'Alles Gute, Anna!', uploads: ['u'] }
    await app.pool.query(`update orders set items = jsonb_set(items, '{0,parts}', $1::jsonb) where id = $2`, [
      JSON.stringify([part]),
      order.id,
    ])
    await mia.ask('DELETE', `/api/customers/${await keep(guest)}`)

    expect((await rowOf(order)).items).toMatchObject([
      { name: order.items[0]?.name, parts: [{ name: 'Aufschrift', text: null, uploads: [] }] },
      ...order.items.slice(1).map(({ name }) => ({ name })),
    ])
  })

  it('takes the words out of what was offered, and leaves the prices', async () => {
    const guest = somebody()
    const order = await finish(await counter.place(guest))
    const item = { name: 'Buffet', gross: 100, parts: [{ name: 'Aufschrift', text: 'Anna', uploads: ['u'] }] }
    await app.pool.query(
      `insert into order_quotations (order_id, number, items, asked, taxes, goods_gross, total, message, valid_until, at)
       values ($1, 1, $2::jsonb, $2::jsonb, '[]', 100, 100, 'Liebe Anna', now(), now())`,
      [order.id, JSON.stringify([item])],
    )
    await mia.ask('DELETE', `/api/customers/${await keep(guest)}`)
    const { rows } = await app.pool.query(
      'select message, items, asked, total::int from order_quotations where order_id = $1',
      [order.id],
    )

    const wordless = [{ ...item, parts: [{ name: 'Aufschrift', text: null, uploads: [] }] }]
    expect(rows).toEqual([{ message: null, total: 100, items: wordless, asked: wordless }])
  })

  it('waits for an order that is still on its way, and names it', async () => {
    const guest = somebody()
    const order = await counter.place(guest)
    const id = await keep(guest)
    const refused = await mia.ask('DELETE', `/api/customers/${id}`)

    expect(await refused.clone().text()).toContain(`Offene Bestellung „${order.ticketNumber}“`)
    expect(await verdict(refused)).toEqual({ status: 409, codes: ['still-in-use'] })
    await finish(order)
    expect((await mia.ask('DELETE', `/api/customers/${id}`)).status).toBe(200)
  })

  it('leaves orders alone that another customer could have placed as well', async () => {
    const { email } = somebody()
    const order = await finish(await counter.place({ email, phone: '' }))
    const gone = await keep({ email })
    await keep({ email, firstName: 'Eva' })
    await mia.ask('DELETE', `/api/customers/${gone}`)

    expect(await rowOf(order)).toMatchObject({ email })
  })
})
