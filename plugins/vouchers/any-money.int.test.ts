import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { sumCents } from '#domain/money/money.ts'
import type { DayEnd } from '#domain/ordering/day-end/day-end.contract.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { size } from '#scripts/testing/sizes.ts'
import { takeCards } from '#plugins/ordering/testing/take-cards.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openVoucherHouse, type SoldVoucher, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse
let multi: SoldVoucher
let single: SoldVoucher

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  await takeCards(app, house.shop.branch)
  await app.pool.query('update branches set is_tip_enabled = true where id = $1', [house.shop.branch])
})

afterAll(() => app.close())

const deeds = ['redeem', 'part', 'settle', 'unsettle', 'refund', 'item', 'cancel', 'complete'] as const
type Deed = { what: (typeof deeds)[number]; cents: number; isCard: boolean }

/** One thing that staff press, as they see the order; refused or not. */
async function press(order: PublicOrder, { what, cents, isCard }: Deed): Promise<number> {
  const { version, total } = await house.stored(order)
  const paid = (await house.lines(order)).reduce(
    (sum, [kind, amount]) => (kind === 'refund' ? sum : sum + amount),
    0,
  )
  const reason = 'Zum Prüfen'
  const at = `/api/orders/${order.id}`
  const send = async (method: string, path: string, body: object) =>
    (
      await app.fetch(`${at}${path}`, {
        method,
        headers: { authorization: house.marta, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).status
  switch (what) {
    case 'redeem':
      return send('POST', '/vouchers', { code: (isCard ? single : multi).code, amount: cents, version })
    case 'part':
      return send('POST', '/parts', {
        part: { by: 'amount', amount: cents },
        method: isCard ? 'atm-card' : 'cash',
        tip: cents % 3 === 0 ? cents % 200 : 0,
        seen: { total, paid },
      })
    case 'settle':
      return send('POST', '/update-payment-status', {
        paymentStatus: 'paid',
        ...(isCard && { tip: cents % 500 }),
      })
    case 'unsettle':
      return send('POST', '/update-payment-status', { paymentStatus: 'none', reason })
    case 'refund':
      return send('POST', '/refunds', { amount: cents, reason, version })
    case 'item':
      return send('PUT', '/items/0', { amount: (cents % 3) + 1 })
    case 'cancel':
      return (await house.asStaff(order, 'cancel')).status
    case 'complete':
      return (await house.asStaff(order, isCard ? 'confirm' : 'completed')).status
  }
}

const lost = ['canceled', 'rejected']

/** What has to hold whatever was pressed: the books of the order, of its voucher and of each way to pay agree. */
async function judge(order: PublicOrder): Promise<void> {
  const { status, paymentStatus, total, voucherPaid } = await house.stored(order)
  const lines = await house.lines(order)
  const sum = (of: (line: (typeof lines)[number]) => boolean) =>
    lines.reduce((cents, line) => (of(line) ? cents + line[1] : cents), 0)
  const kept = sum(() => true)

  expect(sum(([, , method]) => method === 'gift-voucher')).toBe(voucherPaid)
  for (const way of ['cash', 'atm-card', 'gift-voucher']) {
    expect(sum(([, , method]) => method === way)).toBeGreaterThanOrEqual(0)
  }
  expect(sum(([kind]) => kind !== 'refund')).toBeLessThanOrEqual(total)
  const left = (await house.balance(multi)) + (await house.balance(single))
  expect(left).toBe(100_000 - (await paidByVouchers()))
  expect(lost.includes(status) ? voucherPaid : 0).toBe(0)
  expect({
    paymentStatus,
    kept,
    total,
    voucherPaid,
    isRight: isRight(paymentStatus, { kept, total, voucherPaid }),
  }).toMatchObject({ isRight: true })
}

type Sums = { kept: number; total: number; voucherPaid: number }

/** Whether the house has as much of an order as its state says. */
function isRight(paymentStatus: string, { kept, total, voucherPaid }: Sums): boolean {
  switch (paymentStatus) {
    case 'paid':
      return kept === total
    case 'none':
      return kept === voucherPaid
    case 'partly-paid':
      return kept > voucherPaid && kept < total
    case 'refunded':
      return kept === 0
    default:
      return kept > 0
  }
}

async function paidByVouchers(): Promise<number> {
  const { rows } = await app.pool.query<{ paid: number }>(
    'select coalesce(sum(voucher_paid), 0)::int as paid from orders',
  )
  return rows[0]?.paid ?? 0
}

it('whatever staff press, the books of orders, vouchers and ways to pay agree', {
  timeout: 300_000,
}, async () => {
  multi = await house.sell(50_000)
  single = await house.sell(50_000, { kind: 'single-purpose', taxRate: 1_000 })
  const deed = (of: readonly Deed['what'][]) =>
    fc.record({
      what: fc.constantFrom(...of),
      cents: fc.oneof(fc.integer({ min: 1, max: 2_500 }), fc.constantFrom(1_090, 2_180)),
      isCard: fc.boolean(),
    })
  // Most orders are paid somehow before anything else becomes of them.
  const histories = fc
    .tuple(
      fc.array(deed(['redeem', 'part', 'settle']), { minLength: 1, maxLength: 4 }),
      fc.array(deed(deeds), { minLength: 2, maxLength: 8 }),
    )
    .map((both) => both.flat())
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const order = await house.place()
      for (const each of history) {
        expect([200, 201, 400, 409]).toContain(await press(order, each))
        await judge(order)
      }
    }),
    { numRuns: size({ short: 40, long: 400 }) },
  )

  const day = businessDayOf(Temporal.Now.instant(), 'Europe/Vienna', '05:00')
  const { figures } = await readJson<DayEnd>(
    await house.lead.ask('GET', `/api/day-ends/days/${house.shop.branch}/${day}`),
  )
  const { rows } = await app.pool.query<{ kept: number }>('select sum(amount)::int as kept from payments')
  expect(figures.total).toBe(rows[0]?.kept)
  expect(sumCents(figures.rates.map(({ gross }) => gross))).toBe(figures.total)
  expect(sumCents(figures.methods.map(({ total }) => total))).toBe(figures.total)
  expect(figures.rates.every(({ gross, net, tax }) => net + tax === gross)).toBe(true)
})
