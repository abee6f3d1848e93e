import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { forgetAttemptsBelow } from '#collections/shared/accounts/login-attempts.ts'
import { openCornerShop } from '#plugins/ordering/testing/corner-shop.ts'
import { verdict } from '#scripts/testing/hire.ts'
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
const codesOf = async (answer: Promise<Response>) => (await verdict(await answer)).codes

describe('an order that vouchers pay', () => {
  it('pays a part of it, and the rest is open', async () => {
    const { code, ...voucher } = await house.sell(2_000)
    const order = await ordered(house.tryToPay([{ code, amount: 2_000 }]))

    expect(order).toMatchObject({
      total: 2_180,
      voucherPaid: 2_000,
      paymentStatus: 'none',
      paymentMethod: 'cash',
    })
    expect(await house.balance(voucher)).toBe(0)
    expect(await house.lines(order)).toEqual([['capture', 2_000, 'gift-voucher']])

    await house.post(`/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'paid', voucherPaid: 2_000 })
    expect(await house.lines(order)).toEqual([
      ['capture', 2_000, 'gift-voucher'],
      ['capture', 180, 'cash'],
    ])
  })

  it('pays all of it, and what is left can be spent', async () => {
    const { code, ...voucher } = await house.sell(5_000)
    const order = await ordered(house.tryToPay([{ code, amount: 2_180 }], { paymentMethod: 'gift-voucher' }))

    expect(order).toMatchObject({
      voucherPaid: 2_180,
      paymentStatus: 'paid',
      paymentMethod: 'gift-voucher',
      isPaid: true,
    })
    expect(await house.balance(voucher)).toBe(2_820)
    await ordered(house.tryToPay([{ code, amount: 2_180 }]))
    expect(await house.balance(voucher)).toBe(640)
  })

  it('takes several, the first one first', async () => {
    const [one, other] = [await house.sell(1_500), await house.sell(1_500)]
    const asked = [
      { code: one.code, amount: 1_500 },
      { code: other.code.toLowerCase().replaceAll('-', ' '), amount: 680 },
    ]
    await ordered(house.tryToPay(asked))

    expect([await house.balance(one), await house.balance(other)]).toEqual([0, 820])
  })

  it('is placed once, however often it is sent', async () => {
    const { code, ...voucher } = await house.sell(3_000)
    const key = randomUUID()
    const send = () => house.tryToPay([{ code, amount: 2_180 }], {}, key)
    const orders = [await ordered(send()), await ordered(send()), await ordered(send())]

    expect(new Set(orders.map(({ id }) => id)).size).toBe(1)
    expect(await house.balance(voucher)).toBe(820)
  })

  it('never spends more than there is, though ten come at once', async () => {
    const { code, ...voucher } = await house.sell(5_000)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => house.tryToPay([{ code, amount: 2_180 }])),
    )
    const placed = answers.filter(({ status }) => status === 201)

    expect(placed).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(8)
    expect(await house.balance(voucher)).toBe(640)
  })

  it('is not what was seen where the voucher pays another sum by now', async () => {
    const { code, ...voucher } = await house.sell(2_000)

    expect(await codesOf(house.tryToPay([{ code, amount: 1_999 }]))).toEqual(['voucher-changed'])
    expect(await codesOf(house.tryToPay([{ code, amount: 2_180 }]))).toEqual(['voucher-changed'])
    expect(
      await codesOf(house.tryToPay([{ code, amount: 2_000 }], { paymentMethod: 'gift-voucher' })),
    ).toEqual(['voucher-changed'])
    const twice = [1_000, 1_000].map((amount) => ({ code, amount }))
    expect(await codesOf(house.tryToPay(twice))).toEqual(['voucher-changed'])
    expect(await house.balance(voucher)).toBe(2_000)
  })

  it('is refused alike for codes that never were, are used up, blocked or over', async () => {
    const [used, blocked, over] = [await house.sell(2_180), await house.sell(2_180), await house.sell(2_180)]
    await ordered(house.tryToPay([{ code: used.code, amount: 2_180 }]))
    await house.lead.ask('POST', `/api/vouchers/${blocked.id}/void`, { reason: 'Verloren' })
    await app.pool.query(`update vouchers set expires_on = '2020-12-31' where id = $1`, [over.id])

    for (const code of ['2222-2222-2222', 'keiner', used.code, blocked.code, over.code]) {
      expect(await codesOf(house.tryToPay([{ code, amount: 2_180 }]))).toEqual(['unknown-voucher'])
    }
    await forgetAttemptsBelow(app.payload.db.drizzle, 'voucher-codes')
  })

  it('takes none of another house, and none of another branch that keeps them to itself', async () => {
    const elsewhere = await openCornerShop(app.payload, 'weit-weg')
    const { code } = await house.sell(5_000)
    const items = [{ product: elsewhere.pizza, amount: 2, unit: 'piece', parts: [] }]
    const order = { branch: elsewhere.branch, items }
    expect(await codesOf(house.tryToPay([{ code, amount: 2_180 }], order))).toEqual(['unknown-voucher'])

    const division = await app.payload.create({
      collection: 'divisions',
      data: { name: 'Haus Eck', identifier: 'haus-eck' },
      overrideAccess: true,
    })
    for (const id of [elsewhere.branch, house.shop.branch]) {
      await app.payload.update({
        collection: 'branches',
        id,
        data: { division: division.id },
        overrideAccess: true,
      })
    }
    const own = await house.sell(5_000, { reach: 'branch' })
    expect(await codesOf(house.tryToPay([{ code: own.code, amount: 2_180 }], order))).toEqual([
      'unknown-voucher',
    ])
    await ordered(house.tryToPay([{ code, amount: 2_180 }], order))
  })

  it('is paid with a single-purpose voucher as far as goods of its rate go', async () => {
    const drinks = await house.sell(3_000, { kind: 'single-purpose', taxRate: 2_000 })
    const food = await house.sell(3_000, { kind: 'single-purpose', taxRate: 1_000 })

    expect(await codesOf(house.tryToPay([{ code: drinks.code, amount: 2_180 }]))).toEqual(['voucher-changed'])
    await ordered(house.tryToPay([{ code: food.code, amount: 2_180 }]))
    expect(await house.balance(food)).toBe(820)
  })

  it('waits for its price where that is only estimated', async () => {
    const { code } = await house.sell(3_000)
    await app.payload.update({
      collection: 'products',
      id: house.shop.soup,
      data: { calculationModel: 'approximate', unit: 'liter' },
      overrideAccess: true,
    })
    const items = [{ product: house.shop.soup, amount: 1, unit: 'liter', parts: [] }]

    expect(await codesOf(house.tryToPay([{ code, amount: 490 }], { items }))).toEqual([
      'voucher-for-estimate',
    ])
  })
})

it('nobody changes a line of a ledger, takes one out, or pays with what is not there', async () => {
  const { id } = await house.sell(1_000)
  const line = (kind: string, amount: number) =>
    app.pool.query(`insert into voucher_lines (voucher_id, kind, amount, at) values ($1, $2, $3, now())`, [
      id,
      kind,
      amount,
    ])

  await expect(
    app.pool.query(`update voucher_lines set amount = 2000 where voucher_id = $1`, [id]),
  ).rejects.toThrow('never changed')
  await expect(app.pool.query(`delete from voucher_lines where voucher_id = $1`, [id])).rejects.toThrow(
    'never changed',
  )
  await expect(line('void', -1_001)).rejects.toThrow('cover')
  await expect(line('correction', 1)).rejects.toThrow('cover')
  await expect(line('void', 500)).rejects.toThrow('check constraint')
  await expect(app.pool.query(`update vouchers set balance = 2000 where id = $1`, [id])).rejects.toThrow(
    'vouchers_balance',
  )
})
