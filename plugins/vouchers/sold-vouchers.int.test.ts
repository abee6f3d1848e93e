import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { followVoucherSale } from '#plugins/ordering/jobs/follow-voucher-sale.ts'
import { verdict } from '#scripts/testing/hire.ts'
import { createTestApp, type TestApp } from '#scripts/testing/test-app.ts'

import { sellVouchersInShop } from './testing/sell-in-shop.ts'
import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse
let product: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  product = await sellVouchersInShop(app, house.shop)
})

afterAll(() => app.close())

const voucher = (amount = 1) => ({ product, amount, unit: 'piece', parts: [] })
const pizza = () => ({ product: house.shop.pizza, amount: 1, unit: 'piece', parts: [] })
const buy = (items: object[], changes: object = {}): Promise<PublicOrder> =>
  house.place({ items, ...changes })
const pay = (order: PublicOrder) =>
  house.post(`/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })
const soldBy = async ({ id }: { id: string }) => {
  const { rows } = await app.pool.query<{ id: string; value: number; balance: number; isVoid: boolean }>(
    `select id, value::int, balance::int, voided_at is not null as "isVoid" from vouchers
      where order_id = $1 order by order_line, piece`,
    [id],
  )
  return rows
}

describe('a voucher that is bought in the shop', () => {
  it('is made once it is paid, one for each piece, untaxed, and sent to who bought it', async () => {
    const mails: { to: string; subject: string }[] = []
    vi.spyOn(app.payload, 'sendEmail').mockImplementation(async (mail) =>
      mails.push(mail as (typeof mails)[0]),
    )
    const order = await buy([voucher(2)])
    expect(order.taxes).toEqual([{ taxRate: 0, gross: 10_000, net: 10_000, tax: 0 }])
    await house.deliver()
    expect(await soldBy(order)).toEqual([])

    await pay(order)
    // By several processes at once, and once more by one that did not hear of it.
    await Promise.all([1, 2, 3].map(() => followVoucherSale({ order: order.id }, app)))
    await house.deliver()
    await app.pool.query(`update outbox set done_at = null where topic in ('voucher-sale', 'order-moved')`)
    await house.deliver()
    expect(await soldBy(order)).toMatchObject([
      { value: 5_000, balance: 5_000 },
      { value: 5_000, balance: 5_000 },
    ])
    // Nobody has to make or hand over anything.
    expect(await house.stored(order)).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
    const sent = mails.filter(({ subject }) => subject.startsWith('Ihr Gutschein'))
    expect(sent.map(({ to }) => to)).toEqual(['anna@gast.test', 'anna@gast.test'])
    vi.restoreAllMocks()
  })

  it('waits beside a dish until the house has taken the order', async () => {
    const order = await buy([voucher(), pizza()])
    await pay(order)
    await house.deliver()
    expect(await soldBy(order)).toEqual([])
    await house.asStaff(order, 'confirm')
    await house.deliver()

    expect(await soldBy(order)).toHaveLength(1)
  })

  it('is void once its order is canceled or given back, unless somebody has paid with it', async () => {
    const canceled = await buy([voucher(), pizza()])
    const returned = await buy([voucher()])
    const spent = await buy([voucher(), pizza()])
    for (const order of [canceled, returned, spent]) {
      await pay(order)
      await house.asStaff(order, 'confirm')
    }
    await house.deliver()
    const [own] = await soldBy(spent)
    const code = await house.codeOf({ id: String(own?.id) })
    expect((await house.tryToPay([{ code, amount: 2_180 }])).status).toBe(201)

    expect((await house.asStaff(canceled, 'cancel')).status).toBe(200)
    expect(await soldBy(canceled)).toMatchObject([{ balance: 0, isVoid: true }])
    const { version } = await house.stored(returned)
    const back = { amount: 5_000, reason: 'Doch nicht', version }
    expect((await house.post(`/api/orders/${returned.id}/refunds`, back)).status).toBe(200)
    expect(await soldBy(returned)).toMatchObject([{ balance: 0, isVoid: true }])
    expect((await verdict(await house.asStaff(spent, 'cancel'))).codes).toEqual(['voucher-used'])
    const whole = { ...back, amount: 6_090, version: (await house.stored(spent)).version }
    expect((await house.post(`/api/orders/${spent.id}/refunds`, whole)).status).toBe(409)
    expect(await soldBy(spent)).toMatchObject([{ balance: 2_820, isVoid: false }])
  })

  it('is spent or given back, never both, though both come at once', async () => {
    const orders = await Promise.all(Array.from({ length: 6 }, () => buy([voucher(), pizza()])))
    for (const order of orders) {
      await pay(order)
      await house.asStaff(order, 'confirm')
    }
    await house.deliver()
    for (const order of orders) {
      const [own] = await soldBy(order)
      const code = await house.codeOf({ id: String(own?.id) })
      const [spending, canceling] = await Promise.all([
        house.tryToPay([{ code, amount: 2_180 }]),
        house.asStaff(order, 'cancel'),
      ])

      expect([spending.status === 201, canceling.status === 200].filter(Boolean)).toHaveLength(1)
    }
  })

  it('is not bought with another one', async () => {
    const { code } = await house.sell(9_000)
    const items = [voucher(), pizza()]

    expect((await verdict(await house.tryToPay([{ code, amount: 6_090 }], { items }))).codes).toEqual([
      'voucher-changed',
    ])
    expect((await house.tryToPay([{ code, amount: 1_090 }], { items })).status).toBe(201)
  })
})
