import { afterAll, beforeAll, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { businessDayOf } from '#domain/time/business-day.ts'
import { marksOfOrder } from '#plugins/fiscal/fiscal.port.ts'
import { openVoucherHouse, type VoucherHouse } from '#plugins/vouchers/testing/voucher-house.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

let app: TestApp
let house: VoucherHouse
let branch: string

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
  branch = house.shop.branch
  const set = await house.lead.ask('POST', `/api/fiscal/branches/${branch}/box`, { scheme: 'rksv' })
  if (set.status !== 201) throw new Error(await set.text())
})

afterAll(() => app.close())

const ten = <Value>(make: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: 10 }, (_, index) => make(index)))
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

async function numbers(statement: string): Promise<number[]> {
  const { rows } = await app.pool.query<{ number: number }>(statement, [branch])

  return rows.map(({ number }) => number)
}

const tickets = () =>
  numbers('select ticket_number::int as number from orders where branch_id = $1 order by ticket_number')
const receipts = () =>
  numbers(`select r.number from fiscal_receipts r join fiscal_devices d on d.id = r.device_id
            where d.branch_id = $1 order by r.number`)

it('orders at once have numbers without gaps, also where vouchers are sold and most orders are refused', async () => {
  const { code } = await house.sell(2_000)
  await Promise.all([
    ten(() => house.place()),
    ten(() => house.sell(1_000)),
    // The money is there once, so nine of them are refused within the statement that takes the number.
    ten(() => house.tryToPay([{ code, amount: 2_000 }])),
    ten(() => house.tryToPay([], { expectedTotal: 1 })),
  ])

  const found = await tickets()
  expect(found).toEqual(upTo(found.length))
  expect(found.length).toBeGreaterThanOrEqual(1 + 10 + 10 + 1)
})

it('receipts have numbers without gaps while ten settle, ten want their paper and the worker writes them', async () => {
  const orders = await ten(() => house.place())
  await ten(async (index) => {
    const order = orders[index]
    if (!order) throw new Error('no order')
    await house.post(`/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })
    await Promise.all([
      marksOfOrder(app.payload, { id: order.id, branch }),
      marksOfOrder(app.payload, { id: order.id, branch }),
      runDeclared(app.payload, 'fiscal-receipts'),
    ])
  })
  await runDeclared(app.payload, 'fiscal-receipts')

  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int as count from payments where branch_id = $1 and kind in ('capture', 'refund', 'correction')`,
    [branch],
  )
  // Before those of payments there is the one with which a cash box begins.
  expect(await receipts()).toEqual(upTo((rows[0]?.count ?? 0) + 1))
})

it('parts that are paid at once have a receipt each, without gaps', async () => {
  const before = await receipts()
  const order = await readJson<PublicOrder>(await house.tryToPay([]))
  const people = Array.from({ length: 10 }, () => ({ lines: [], method: 'cash' }))
  await ten(() => house.post(`/api/orders/${order.id}/split`, { people, seen: { total: 2180, paid: 0 } }))
  await ten(() => marksOfOrder(app.payload, { id: order.id, branch }))

  expect(await receipts()).toEqual(upTo(before.length + 10))
})

it('what of it is today is in no day yet', async () => {
  const day = businessDayOf(Temporal.Now.instant(), 'Europe/Vienna', '05:00')
  const closed = await ten(() =>
    house.lead.ask('POST', `/api/day-ends/days/${branch}/${day}/close`, { lines: 1, float: 0, counted: 0 }),
  )

  expect(new Set(closed.map(({ status }) => status))).toEqual(new Set([409]))
})
