import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import { readSold, todaysFigures } from '#plugins/ordering/today/todays-figures.ts'
import { takeCards } from '#plugins/ordering/testing/take-cards.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { sellVouchersInShop } from './testing/sell-in-shop.ts'
import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse
let product: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  product = await sellVouchersInShop(app, house.shop)
  await takeCards(app, house.shop.branch)
  await app.pool.query('update branches set is_tip_enabled = true where id = $1', [house.shop.branch])
})

afterAll(() => app.close())

const item = (of: string, amount = 1) => ({ product: of, amount, unit: 'piece', parts: [] })
const settle = ({ id }: { id: string }, body: object) =>
  house.post(`/api/orders/${id}/update-payment-status`, body)
const part = ({ id, total }: PublicOrder, paid: number, amount: number, method = 'cash') =>
  house.post(`/api/orders/${id}/parts`, {
    part: { by: 'amount', amount },
    method,
    seen: { total, paid },
  })
const redeem = async (order: { id: string }, code: string, amount: number) =>
  house.post(`/api/orders/${order.id}/vouchers`, {
    code,
    amount,
    version: (await house.stored(order)).version,
  })
const refund = async (order: { id: string }, amount: number) =>
  house.post(`/api/orders/${order.id}/refunds`, {
    amount,
    reason: 'Suppe kalt',
    version: (await house.stored(order)).version,
  })
const why = async (answer: Promise<Response>): Promise<unknown> =>
  (await readJson<{ errors: { data?: { why?: string } }[] }>(await answer)).errors[0]?.data?.why

/** An order of a voucher of 50 € and a pizza, paid and taken, whose voucher is there. */
async function buyVoucher(): Promise<PublicOrder & { voucher: string }> {
  const order = await house.place({ items: [item(product), item(house.shop.pizza)] })
  await settle(order, { paymentStatus: 'paid' })
  await house.asStaff(order, 'confirm')
  await house.deliver()
  const { rows } = await app.pool.query<{ id: string }>('select id from vouchers where order_id = $1', [
    order.id,
  ])

  return { ...order, voucher: String(rows[0]?.id) }
}

describe('money that came by several ways', () => {
  it('goes back by each no further than it came, and to the voucher last', async () => {
    const { code, ...voucher } = await house.sell(500)
    const order = await house.place()
    await redeem(order, code, 500)
    await part(order, 500, 1_000, 'atm-card')
    await settle(order, { paymentStatus: 'paid' })

    expect((await refund(order, 1_000)).status).toBe(200)
    expect((await refund(order, 1_180)).status).toBe(200)
    expect((await house.lines(order)).slice(3)).toEqual([
      ['refund', -680, 'cash'],
      ['refund', -320, 'atm-card'],
      ['refund', -680, 'atm-card'],
      ['refund', -500, 'gift-voucher'],
    ])
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'refunded', voucherPaid: 0 })
    expect(await house.balance(voucher)).toBe(500)
  })

  it('is not given back while some of it is still to come, which nobody could pay any more', async () => {
    const { code, ...voucher } = await house.sell(500)
    const order = await house.place()
    await redeem(order, code, 500)
    await part(order, 500, 1_000)

    expect(await why(refund(order, 100))).toBe('not-all-paid')
    await settle(order, { paymentStatus: 'none', reason: 'Falscher Tisch' })
    // What the voucher gets back is open again, so all of the order is paid in the end.
    expect((await refund(order, 200)).status).toBe(200)
    await settle(order, { paymentStatus: 'paid' })
    expect((await house.lines(order)).at(-1)).toEqual(['capture', 1_880, 'cash'])
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'paid', voucherPaid: 300 })
    expect(await house.balance(voucher)).toBe(200)
  })
})

describe('a tip', () => {
  it('is not lowered so far that more is paid than the order costs', async () => {
    const order = await house.place({ tip: 500 })
    expect(order.total).toBe(2_680)
    await part(order, 0, 2_500)

    expect(await why(settle(order, { paymentStatus: 'paid', tip: 0 }))).toBe('tip-paid')
    expect((await settle(order, { paymentStatus: 'paid', tip: 320 })).status).toBe(200)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'paid', total: 2_500 })
  })
})

describe('a voucher that an order has sold', () => {
  it('keeps what was paid for it from going back in part', async () => {
    const order = await buyVoucher()

    expect(await why(refund(order, 1_091))).toBe('vouchers-sold')
    expect((await refund(order, 1_090)).status).toBe(200)
    expect(await why(refund(order, 4_999))).toBe('vouchers-sold')
    expect((await refund(order, 5_000)).status).toBe(200)
    expect(await house.balance({ id: order.voucher })).toBe(0)
  })

  it('leaves to be given back what was not spent of it, once it is blocked', async () => {
    const order = await buyVoucher()
    const code = await house.codeOf({ id: order.voucher })
    expect((await house.tryToPay([{ code, amount: 2_180 }])).status).toBe(201)
    await house.lead.ask('POST', `/api/vouchers/${order.voucher}/void`, { reason: 'Verloren' })

    expect(await why(refund(order, 6_090))).toBe('vouchers-sold')
    expect((await refund(order, 6_090 - 2_180)).status).toBe(200)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'partly-refunded' })
  })

  it('is made though something that was paid besides went back before the house took the order', async () => {
    const order = await house.place({ items: [item(product), item(house.shop.pizza)] })
    await settle(order, { paymentStatus: 'paid' })
    expect((await refund(order, 1_090)).status).toBe(200)
    await house.asStaff(order, 'confirm')
    await house.deliver()
    const made = await app.pool.query('select from vouchers where order_id = $1', [order.id])

    expect(made.rowCount).toBe(1)
  })

  it('is not left to its owner by whoever takes the payment back', async () => {
    const order = await buyVoucher()

    expect(await why(settle(order, { paymentStatus: 'none', reason: 'Vertippt' }))).toBe('vouchers-sold')
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'paid' })
  })

  it('is no revenue of the day, but what it pays is', async () => {
    const before = await soldToday()
    await buyVoucher()

    expect((await soldToday()) - before).toBe(1_090)
    const { code } = await house.sell(2_180)
    expect((await soldToday()) - before).toBe(1_090)
    await house.tryToPay([{ code, amount: 2_180 }])
    expect((await soldToday()) - before).toBe(1_090 + 2_180)
  })

  it('is no order that counts for what orders are worth on average', async () => {
    await buyVoucher()
    const before = await averageToday()
    await house.sell(9_000)

    expect(before).toMatch(/€/)
    expect(await averageToday()).toBe(before)
  })
})

async function averageToday(): Promise<string | undefined> {
  const id = house.lead.id
  const user = await app.payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true })
  const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
  const [shown] = await todaysFigures(req, Temporal.Now.instant())

  return shown?.figures.find(({ label }) => label === 'Im Schnitt')?.value
}

async function soldToday(): Promise<number> {
  const place = {
    id: house.shop.branch,
    identifier: 'eck',
    name: 'Gasthaus am Eck',
    timeZone: 'Europe/Vienna',
    businessDayStartsAt: '05:00',
  } as const
  const [sold] = await readSold(await createLocalReq({}, app.payload), [place], Temporal.Now.instant())

  return sold?.cents ?? 0
}

describe('a single-purpose voucher', () => {
  it('has its money again where the goods of its rate go, though the order still costs more', async () => {
    const soup = { collection: 'products', id: house.shop.soup } as const
    const system = asSystem(await createLocalReq({}, app.payload))
    await app.payload.update({ ...soup, data: { takeawayTax: 2_000 }, ...system })
    const { code, ...voucher } = await house.sell(1_090, { kind: 'single-purpose', taxRate: 1_000 })
    const items = [item(house.shop.pizza), item(house.shop.soup, 3)]
    const order = await readJson<PublicOrder>(await house.tryToPay([{ code, amount: 1_090 }], { items }))
    const removed = await app.fetch(`/api/orders/${order.id}/items/0`, {
      method: 'PUT',
      headers: { authorization: house.marta, 'content-type': 'application/json' },
      body: JSON.stringify({ remove: true, version: 1 }),
    })

    expect(removed.status).toBe(200)
    expect(await house.balance(voucher)).toBe(1_090)
    expect(await house.stored(order)).toMatchObject({ total: 1_470, voucherPaid: 0, paymentStatus: 'none' })
  })
})
