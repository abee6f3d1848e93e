import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { paymentMinutes } from '#domain/ordering/provider-payment.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { openBranch } from '#scripts/testing/hire.ts'
import { lookedAt, planOf } from '#scripts/testing/plan-of.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

import { storeManyOrders } from '../testing/many-orders.ts'
import { type OnlineShop, startOnlineShop } from '../testing/online-shop.ts'
import { paymentsToAskAfter, paymentsToAskAfterStatement } from './payments-to-ask-after.ts'

let app: TestApp
let shop: OnlineShop
let close: () => Promise<void>
const behind = 20_000

beforeAll(async () => {
  ;({ app, shop, close } = await startOnlineShop())
  await shop.place()
  const branches = [shop.shop.branch, await openBranch(app, 'zweite'), await openBranch(app, 'dritte')]
  await storeManyOrders(app.pool, { count: behind, branches })
  await payOnline()
})

afterAll(() => close())

/** All that lies behind was paid online, is over, and some of it went back. */
async function payOnline(): Promise<void> {
  await app.pool.query(
    `insert into provider_payments (id, order_id, account_id, method, refno, reference, amount, currency, asked_at, is_over)
     select gen_random_uuid(), o.id, (select id from payment_accounts where method = 'mollie'), 'mollie',
            'alt-' || row_number() over (), 'tr_' || o.id, 1000, 'EUR', o.placed_at, true
       from orders o`,
  )
  await app.pool.query(
    `insert into provider_refunds (payment_id, amount, done_at)
     select id, 100, now() from provider_payments order by id limit $1`,
    [behind / 10],
  )
  await app.pool.query('vacuum analyze provider_payments')
  await app.pool.query('vacuum analyze provider_refunds')
  await app.pool.query('vacuum analyze orders')
}

const asked = (minutes: number) => paymentsToAskAfter(app.pool, Temporal.Now.instant().add({ minutes }))
const begun = async () => (await shop.order('mollie')).order
const note = (sql: string, { id }: PublicOrder) => app.pool.query(sql, [id])

describe('a payment is asked after', () => {
  it('two minutes after it began, and no sooner', async () => {
    const order = await begun()

    expect(await asked(1)).not.toContain(order.id)
    expect(await asked(3)).toContain(order.id)
  })

  it.each([
    ['within the hour', '50 minutes', 1, 3],
    ['on the same day', '3 hours', 14, 16],
    ['later', '3 days', 359, 361],
  ])('%s less and less often', async (_, age, tooSoon, inTime) => {
    const order = await begun()
    await note(
      `update orders set placed_at = now() - interval '${age}', status = 'awaiting' where id = $1`,
      order,
    )
    await note('update provider_payments set asked_at = now() where order_id = $1', order)

    expect(await asked(tooSoon)).not.toContain(order.id)
    expect(await asked(inTime)).toContain(order.id)
  })

  it('though it is over, as long as something of it is to go back', async () => {
    const order = await begun()
    await note('update provider_payments set is_over = true where order_id = $1', order)
    expect(await asked(3)).not.toContain(order.id)
    await note(
      'insert into provider_refunds (payment_id, amount) select id, 50 from provider_payments where order_id = $1',
      order,
    )

    expect(await asked(3)).toContain(order.id)
  })

  it('when the time for it is over, though it never began and whatever was asked a moment ago', async () => {
    const [none, late] = [await begun(), await begun()]
    await note('delete from provider_payments where order_id = $1', none)
    const placedAt = Temporal.Now.instant()
    for (const order of [none, late])
      await app.pool.query('update orders set placed_at = $2 where id = $1', [order.id, placedAt.toString()])
    const end = placedAt.add({ minutes: paymentMinutes, seconds: 1 })
    await app.pool.query('update provider_payments set asked_at = $2::timestamptz where order_id = $1', [
      late.id,
      end.subtract({ seconds: 61 }).toString(),
    ])

    expect(await paymentsToAskAfter(app.pool, end)).toEqual(expect.arrayContaining([none.id, late.id]))
    expect(await paymentsToAskAfter(app.pool, end.subtract({ seconds: 2 }))).not.toContain(none.id)
  })
})

it('what is to be asked after is found by indexes, however many orders lie behind', async () => {
  const nodes = await planOf(
    app.pool,
    paymentsToAskAfterStatement(Temporal.Now.instant().add({ minutes: 40 })),
  )

  expect(nodes.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  // A handful are due, each looked up in three tables.
  expect(lookedAt(nodes)).toBeLessThan(400)
})
