import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OrderHistory } from '#domain/ordering/order-history.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { OrderList, OrderPage } from '#domain/ordering/staff-orders.contract.ts'
import { type Hired, hire, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { type Counter, openCounter } from '../testing/open-counter.ts'
import { pairScreen } from '../testing/pair-screen.ts'

let app: TestApp
let counter: Counter
let lead: Hired

beforeAll(async () => {
  app = await createTestApp()
  counter = await openCounter(app)
  lead = await hire(app, 'ROLE_MANAGER', [counter.shop.branch])
})

afterAll(() => app.close())

const remove = ({ id }: { id: string }, body?: object, who = lead) =>
  who.ask('DELETE', `/api/orders/${id}`, body)
const seen = async ({ uid, hash }: PublicOrder) =>
  readJson<PublicOrder>(await app.fetch(`/api/orders/public/${uid}/${hash}`))
const idsOf = async (path: string) =>
  (await readJson<OrderPage>(await lead.ask('GET', `/api/orders/${path}`))).docs.map(({ id }) => id)

describe('an order that is deleted', () => {
  it('is canceled, voided and kept with its number, and its guest is told', async () => {
    const order = await counter.place()
    const answer = await readJson(await remove(order, { reason: 'Doppelt aufgenommen' }))
    const history = await readJson<OrderHistory>(await lead.ask('GET', `/api/orders/${order.id}/history`))
    const { rows } = await app.pool.query(
      `select payload->>'action' as action from outbox where topic = 'order-moved' and payload->>'order' = $1`,
      [order.id],
    )

    expect(answer).toMatchObject({
      isVoided: true,
      message: expect.stringContaining('ungültig'),
      doc: { id: order.id, status: 'canceled', ticketNumber: order.ticketNumber, version: 2 },
    })
    expect(await seen(order)).toMatchObject({ status: 'canceled', total: order.total })
    expect(history.at(-1)).toMatchObject({
      action: 'void',
      to: 'canceled',
      reason: 'Doppelt aufgenommen',
      by: { kind: 'staff' },
    })
    expect(rows).toEqual([{ action: 'void' }])
  })

  it('keeps its state where it had ended, and changes no more when it is deleted again', async () => {
    const order = await counter.place()
    await counter.asStaff(order, 'confirm')
    await counter.asStaff(order, 'completed')
    await remove(order)
    const again = await readJson(await remove(order))

    expect(again).toMatchObject({ isVoided: true, doc: { status: 'completed', version: 4 } })
    expect((await counter.asStaff(order, 'cancel')).status).toBe(409)
  })

  it('is on no list any more and earns nothing, but may be asked for', async () => {
    const { key } = await pairScreen(app, counter.shop.branch, 'backoffice')
    const order = await counter.place({ lastName: 'Ungültig' })
    await counter.asStaff(order, 'confirm')
    await counter.asStaff(order, 'completed')
    const office = async () => {
      const list = await app.fetch(`/api/orders/backoffice/${counter.shop.branch}/${key}`)
      return (await readJson<OrderList>(list)).docs.map(({ id }) => id)
    }
    const before = [await idsOf('history?search=ung'), await office()]
    await remove(order)

    expect(before).toEqual([[order.id], expect.arrayContaining([order.id])])
    expect(await idsOf('history?search=ung')).toEqual([])
    expect(await idsOf('history?search=ung&voided=true')).toEqual([order.id])
    expect(await office()).not.toContain(order.id)
    expect((await lead.ask('GET', `/api/orders/${order.id}`)).status).toBe(200)
  })

  it('goes for good where it had neither number nor price', async () => {
    const order = await counter.place()
    await app.pool.query(`update orders set ticket_number = null, total = 0 where id = $1`, [order.id])
    const answer = await readJson(await remove(order))
    const { rows } = await app.pool.query('select 1 from orders where id = $1', [order.id])

    expect(answer).toMatchObject({ isVoided: false, doc: null })
    expect(rows).toEqual([])
  })

  it('stays while the house holds its money', async () => {
    const order = await counter.place()
    await app.pool.query(`update orders set payment_status = 'paid' where id = $1`, [order.id])

    expect(await verdict(await remove(order))).toEqual({ status: 409, codes: ['order-not-changeable'] })
    expect(await seen(order)).toMatchObject({ status: 'awaiting', version: 1 })
  })

  it('stays for the team, for other branches and for all at once', async () => {
    const order = await counter.place()
    const employee = await hire(app, 'ROLE_EMPLOYEE', [counter.shop.branch])
    const other = await hire(app, 'ROLE_MANAGER', [])
    const all = await lead.ask('DELETE', `/api/orders?where[id][equals]=${order.id}`)

    expect((await remove(order, undefined, employee)).status).toBe(403)
    expect((await remove(order, undefined, other)).status).toBe(404)
    expect(all.status).toBe(403)
    expect(await seen(order)).toMatchObject({ status: 'awaiting', version: 1 })
  })
})
