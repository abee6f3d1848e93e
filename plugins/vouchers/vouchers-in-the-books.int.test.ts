import { afterAll, beforeAll, expect, it } from 'vitest'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
})

afterAll(() => app.close())

const readDay = async (): Promise<DayEnd> => {
  const day = businessDayOf(Temporal.Now.instant(), 'Europe/Vienna', '05:00')

  return readJson(await house.lead.ask('GET', `/api/day-ends/days/${house.shop.branch}/${day}`))
}
const pay = ({ id }: PublicOrder) =>
  house.post(`/api/orders/${id}/update-payment-status`, { paymentStatus: 'paid' })
const figuresOf = async () => {
  const { figures, cashExpected } = await readDay()

  return { total: figures.total, rates: figures.rates, cash: cashExpected, methods: figures.methods }
}

/** What a multi-purpose voucher was sold for: money that the house owes until it pays. */
const owedVouchers = { taxRate: null, gross: 2_000, net: 2_000, tax: 0, untaxed: 'voucher' }

it('a day taxes what was sold once: a multi-purpose voucher when it pays, a single-purpose one when it is sold', async () => {
  const multi = await house.sell(2_000)
  // Money that was paid in advance is in the drawer, and taxed by nobody.
  expect(await figuresOf()).toMatchObject({
    total: 2_000,
    cash: 2_000,
    rates: [owedVouchers],
  })

  const single = await house.sell(1_100, {
    kind: 'single-purpose',
    taxRate: 1_000,
    paymentMethod: 'atm-card',
  })
  expect((await figuresOf()).rates).toEqual([
    { taxRate: 1_000, gross: 1_100, net: 1_000, tax: 100 },
    owedVouchers,
  ])

  // 21,80 € of food at 10 %, of which 20 € were paid in advance.
  const first = await readJson<PublicOrder>(await house.tryToPay([{ code: multi.code, amount: 2_000 }]))
  await pay(first)
  expect((await figuresOf()).rates).toEqual([
    { taxRate: 1_000, gross: 3_280, net: 2_982, tax: 298 },
    owedVouchers,
  ])

  // The same again, of which 11 € were taxed already.
  const second = await readJson<PublicOrder>(await house.tryToPay([{ code: single.code, amount: 1_100 }]))
  // Its guest's receipt says the same.
  expect(second.taxedBefore).toEqual([{ taxRate: 1_000, gross: 1_100 }])
  await pay(second)
  const after = await figuresOf()
  expect(after.rates).toEqual([
    { taxRate: 1_000, gross: 4_360, net: 3_964, tax: 396 },
    { taxRate: null, gross: 1_100, net: 1_100, tax: 0, untaxed: 'taxed-before' },
    owedVouchers,
  ])
  expect(after).toMatchObject({ total: 2_000 + 1_100 + 2 * 2_180, cash: 2_000 + 180 + 1_080 })
  expect(after.methods.find(({ method }) => method === 'gift-voucher')).toMatchObject({
    total: 3_100,
    orders: 2,
  })

  // All of it goes back: what is left is what was sold in advance.
  for (const order of [first, second]) {
    const { version } = await house.stored(order)
    await house.post(`/api/orders/${order.id}/refunds`, { amount: 2_180, reason: 'Alles kalt', version })
  }
  expect(await figuresOf()).toMatchObject({
    total: 3_100,
    cash: 2_000,
    rates: [
      { taxRate: 1_000, gross: 1_100, net: 1_000, tax: 100 },
      { taxRate: null, gross: 0, net: 0, tax: 0, untaxed: 'taxed-before' },
      owedVouchers,
    ],
  })
  const { uid, hash } = second
  const shown = await readJson<PublicOrder>(await app.fetch(`/api/orders/public/${uid}/${hash}`))
  expect(shown.taxedBefore).toEqual([])
  expect([await house.balance(multi), await house.balance(single)]).toEqual([2_000, 1_100])
})
