import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import { dayAfter } from '#domain/ordering/day-end/open-days.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { readBranches } from '#plugins/day-ends/operations/branches-of-days.ts'
import { closeDayWithin } from '#plugins/day-ends/operations/close-day.ts'
import { verifyDayEnds } from '#plugins/day-ends/operations/verify-day-ends.ts'
import { openVoucherHouse, type VoucherHouse } from '#plugins/vouchers/testing/voucher-house.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let house: VoucherHouse
const now = Temporal.Now.instant()
const day = businessDayOf(now, 'Europe/Vienna', '05:00')

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
})

afterAll(() => app.close())

async function give(value: number, wish: object = {}) {
  const gift = { branch: house.shop.branch, value, kind: 'multi-purpose', reach: 'division', ...wish }
  const given = await readJson<{ id: string }>(
    await house.lead.ask(
      'POST',
      '/api/vouchers/gifts',
      { ...gift, reason: 'Suppe kalt' },
      { 'idempotency-key': randomUUID() },
    ),
  )

  return { ...given, code: await house.codeOf(given) }
}

/** Two pizzas for 21,80 €, by a voucher as far as it goes, the rest in cash. */
async function payWith(voucher: { code: string }, amount: number): Promise<PublicOrder> {
  const order = await readJson<PublicOrder>(await house.tryToPay([{ code: voucher.code, amount }]))
  await house.post(`/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })

  return order
}

/** As if somebody closed the day on the morning after. */
async function closeToday(): Promise<void> {
  const [branch] = await readBranches(app.pool, [house.shop.branch])
  if (!branch) throw new Error('no branch')
  const counted = (expected: number, lines: number) => ({
    float: 0,
    counted: expected,
    coins: null,
    note: null,
    lines,
  })
  await closeDayWithin(app.pool, { branch, day, count: counted, by: null, now: now.add({ hours: 48 }) })
}

const readDay = async (of: string): Promise<DayEnd> =>
  readJson(await house.lead.ask('GET', `/api/day-ends/days/${house.shop.branch}/${of}`))

async function bookedRows(): Promise<string[]> {
  await app.payload.create({
    collection: 'booking-accounts',
    data: {
      name: 'Kanzlei Gruber',
      consultantNumber: 29_098,
      clientNumber: 55_003,
      chart: 'ekr',
      accountLength: 4,
      fiscalYearMonth: 1,
    },
    overrideAccess: true,
  })
  const path = `/api/day-ends/booking-batch?branch=${house.shop.branch}&from=${day}&to=${day}`
  const answer = await house.lead.ask('GET', path)
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  const rows = text.trimEnd().split('\r\n').slice(2)

  return rows.map((row) => {
    const cells = row.split(';').map((cell) => cell.replaceAll('"', ''))

    return [0, 1, 6, 7, 13].map((index) => cells[index]).join(' ')
  })
}

it('a batch makes income of sold vouchers that nobody came for, and a cost of what given ones pay', async () => {
  const sold = await house.sell(3_000)
  const taxed = await house.sell(1_100, {
    kind: 'single-purpose',
    taxRate: 1_000,
    paymentMethod: 'atm-card',
  })
  const given = await give(3_000)
  await payWith(sold, 2_180)
  await payWith(given, 2_180)
  // What nobody has paid for was never taxed, though it is for goods of one rate.
  const forFood = await give(300, { kind: 'single-purpose', taxRate: 1_000 })
  expect((await payWith(forFood, 300)).taxedBefore).toEqual([])
  await app.pool.query(`update vouchers set expires_on = '2020-12-31' where id = any($1::uuid[])`, [
    [sold.id, taxed.id, given.id],
  ])
  await runDeclared(app.payload, 'expired-vouchers')
  expect([await house.balance(sold), await house.balance(taxed), await house.balance(given)]).toEqual([
    0, 0, 0,
  ])

  const told = { givenVouchers: 2_480, expiredVouchers: 820 }
  expect((await readDay(day)).figures).toMatchObject(told)
  await closeToday()
  expect((await readDay(day)).figures).toMatchObject(told)
  expect((await readDay(dayAfter(day))).figures).not.toHaveProperty('expiredVouchers')
  expect(await verifyDayEnds(app.pool)).toContainEqual(expect.objectContaining({ days: 1, problem: null }))

  expect(await bookedRows()).toEqual([
    '11,00 S 2790 4010 Erlöse Bankomatkarte 10 %',
    '18,80 S 2700 4010 Erlöse Barzahlung 10 %',
    '30,00 S 2700 3620 Verkaufte Gutscheine Barzahlung',
    '21,80 S 3620 4010 Erlöse Gutschein 10 %',
    '24,80 S 7650 4010 Erlöse verschenkter Gutschein 10 %',
    '8,20 S 3620 4880 Verfallene Gutscheine',
  ])
})
