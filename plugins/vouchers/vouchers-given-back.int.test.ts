import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { runDeclared } from '#scripts/testing/workers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
})

afterAll(() => app.close())

const ordered = async (answer: Promise<Response>): Promise<PublicOrder> => {
  const response = await answer
  expect(response.status).toBe(201)
  return readJson<PublicOrder>(response)
}

describe('a voucher has its money again', () => {
  it.each([
    ['the guest cancels', (order: PublicOrder) => house.asGuest(order, 'cancel'), 'canceled'],
    ['the house rejects', (order: PublicOrder) => house.asStaff(order, 'reject'), 'rejected'],
    ['the house cancels', (order: PublicOrder) => house.asStaff(order, 'cancel'), 'canceled'],
  ])('when %s', async (_what, end, status) => {
    const [one, other] = [await house.sell(1_500), await house.sell(1_500)]
    const order = await ordered(
      house.tryToPay([
        { code: one.code, amount: 1_500 },
        { code: other.code, amount: 680 },
      ]),
    )
    expect((await end(order)).status).toBe(200)
    // The same again gives back nothing more.
    await end(order)

    expect(await house.stored(order)).toMatchObject({ status, paymentStatus: 'refunded', voucherPaid: 0 })
    expect([await house.balance(one), await house.balance(other)]).toEqual([1_500, 1_500])
  })

  it('when part of it was paid and the order comes to nothing', async () => {
    const { code, ...voucher } = await house.sell(1_000)
    const order = await ordered(house.tryToPay([{ code, amount: 1_000 }]))
    await house.asGuest(order, 'cancel')

    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'refunded', voucherPaid: 0 })
    expect(await house.balance(voucher)).toBe(1_000)
    expect(await house.lines(order)).toEqual([
      ['capture', 1_000, 'gift-voucher'],
      ['refund', -1_000, 'gift-voucher'],
    ])
  })

  it('to spend it for thirty days more, where it has expired meanwhile', async () => {
    const { code, ...voucher } = await house.sell(3_000, { expiresOn: '2029-12-31' })
    const order = await ordered(house.tryToPay([{ code, amount: 2_180 }]))
    await app.pool.query(`update vouchers set expires_on = '2020-12-31' where id = $1`, [voucher.id])
    await runDeclared(app.payload, 'expired-vouchers')
    expect(await house.details(voucher)).toMatchObject({ balance: 0, state: 'expired' })
    await house.asStaff(order, 'cancel')
    await runDeclared(app.payload, 'expired-vouchers')

    const today = Temporal.Now.zonedDateTimeISO('Europe/Vienna').toPlainDate()
    const expiresOn = today.add({ days: 30 }).toString()
    expect(await house.details(voucher)).toMatchObject({ balance: 2_180, state: 'open', expiresOn })
    const check = await app.fetch('/api/vouchers/check', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    })
    expect(await check.json()).toMatchObject({ balance: 2_180, expiresOn })
    // One that pays for longer anyway stays as it is, and the thirty days are over some day.
    await ordered(house.tryToPay([{ code, amount: 2_180 }])).then((again) => house.asStaff(again, 'cancel'))
    expect((await house.details(voucher)).lines.map(({ expiresOn: until }) => until)).toEqual([
      null,
      null,
      null,
      expiresOn,
      null,
      null,
    ])
    const now = Temporal.Now.instant().add({ hours: 32 * 24 })
    await runDeclared(app.payload, 'expired-vouchers', { now })
    expect(await house.balance(voucher)).toBe(0)
  })

  it('once, though ten cancel at once', async () => {
    const { code, ...voucher } = await house.sell(2_180)
    const order = await ordered(house.tryToPay([{ code, amount: 2_180 }]))
    await Promise.all(Array.from({ length: 10 }, () => house.asGuest(order, 'cancel')))

    expect(await house.balance(voucher)).toBe(2_180)
  })

  it('as far as an order comes to less than it has paid', async () => {
    const { code, ...voucher } = await house.sell(2_000)
    const order = await ordered(house.tryToPay([{ code, amount: 2_000 }]))
    const answer = await app.fetch(`/api/orders/${order.id}/items/0`, {
      method: 'PUT',
      headers: { authorization: house.marta, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 1 }),
    })

    expect(answer.status).toBe(200)
    expect(await house.stored(order)).toMatchObject({
      total: 1_090,
      voucherPaid: 1_090,
      paymentStatus: 'paid',
      paymentMethod: 'gift-voucher',
    })
    expect(await house.balance(voucher)).toBe(910)
  })
})

it('what goes back is booked as it was paid, whatever has become known of the voucher since', async () => {
  const { code, ...voucher } = await house.sell(3_000, { kind: 'single-purpose', taxRate: 1_000 })
  const redeem = async (amount: number) => {
    const { version } = await house.stored(order)
    const answer = await house.post(`/api/orders/${order.id}/vouchers`, { code, amount, version })
    expect(answer.status).toBe(200)
  }
  const order = await ordered(house.tryToPay([]))
  await redeem(1_000)
  // As the vouchers were that had paid before it was known which of them were given.
  await app.pool.query('update vouchers set is_given = true where id = $1', [voucher.id])
  await redeem(500)
  await house.asStaff(order, 'cancel')

  const { rows } = await app.pool.query(
    `select kind::text, amount::int, taxed_rate::int as rate, is_given as "isGiven" from payments
      where order_id = $1 order by at, id`,
    [order.id],
  )
  expect(rows).toEqual([
    { kind: 'capture', amount: 1_000, rate: 1_000, isGiven: false },
    { kind: 'capture', amount: 500, rate: null, isGiven: true },
    { kind: 'refund', amount: -1_000, rate: 1_000, isGiven: false },
    { kind: 'refund', amount: -500, rate: null, isGiven: true },
  ])
  expect(await house.balance(voucher)).toBe(3_000)
})
