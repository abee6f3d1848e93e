import { randomUUID } from 'node:crypto'

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { followVoucherSale } from '#plugins/ordering/jobs/follow-voucher-sale.ts'
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
  await app.pool.query(`
    create function refuse_voucher_mail() returns trigger language plpgsql as $$
    begin
      if new.topic = 'voucher-mail' then raise exception 'broken off'; end if;
      return new;
    end $$`)
})

afterEach(() => app.pool.query('drop trigger if exists refuse_voucher_mail on outbox'))
afterAll(() => app.close())

/** Whoever issues it is broken off where its mail is promised. */
const breakOff = () =>
  app.pool.query(`create trigger refuse_voucher_mail before insert on outbox
                     for each row execute function refuse_voucher_mail()`)
const mend = () => app.pool.query('drop trigger refuse_voucher_mail on outbox')
const count = async (statement: string, ...values: unknown[]): Promise<number> => {
  const { rows } = await app.pool.query<{ count: number }>(
    `select count(*)::int as count from ${statement}`,
    values,
  )
  return rows[0]?.count ?? 0
}
const vouchers = () => count('vouchers')
const mailsOf = (voucher: string) =>
  count(`outbox where topic = 'voucher-mail' and payload ->> 'voucher' = $1`, voucher)

const wish = () => ({
  branch: house.shop.branch,
  value: 5_000,
  kind: 'multi-purpose',
  reach: 'division',
  recipientEmail: 'berta@gast.test',
})

describe('a voucher and the mail with it', () => {
  it.each([
    ['sold over the counter', '/api/orders/voucher-sales', { paymentMethod: 'cash' }],
    ['given', '/api/vouchers/gifts', { reason: 'Für die lange Wartezeit' }],
  ])('come together or not at all where it is %s, and once', async (_how, path, more) => {
    const before = await vouchers()
    const headers = { 'idempotency-key': randomUUID() }
    const issue = () => house.lead.ask('POST', path, { ...wish(), ...more }, headers)
    await breakOff()
    expect((await issue()).status).toBe(500)
    expect(await vouchers()).toBe(before)

    await mend()
    const answers = await Promise.all([issue(), issue(), issue()])
    const [{ id } = { id: '' }, ...others] = await Promise.all(
      answers.map((answer) => readJson<{ id: string }>(answer)),
    )
    expect(others.map((other) => other.id)).toEqual([id, id])
    expect(await vouchers()).toBe(before + 1)
    expect(await mailsOf(id)).toBe(1)
  })

  it('come together where it is bought in the shop, and the mail does not come again with a later change', async () => {
    const items = [{ product, amount: 1, unit: 'piece', parts: [] }]
    const order = await house.place({ items })
    await house.post(`/api/orders/${order.id}/update-payment-status`, { paymentStatus: 'paid' })
    await breakOff()
    await expect(followVoucherSale({ order: order.id }, app)).rejects.toThrow()
    expect(await count('vouchers where order_id = $1', order.id)).toBe(0)

    await mend()
    await followVoucherSale({ order: order.id }, app)
    const { rows } = await app.pool.query<{ id: string }>('select id from vouchers where order_id = $1', [
      order.id,
    ])
    const id = String(rows[0]?.id)
    expect(await mailsOf(id)).toBe(1)

    // What was promised is forgotten after a month.
    await app.pool.query(`delete from outbox where topic = 'voucher-mail'`)
    await followVoucherSale({ order: order.id }, app)
    expect(await mailsOf(id)).toBe(0)
  })

  it('is sent to nobody who was not named', async () => {
    const { id } = await house.sell(2_000)
    await breakOff()
    const again = await house.lead.ask('POST', `/api/vouchers/${id}/mails`, { email: 'carl@gast.test' })

    expect(again.status).toBe(500)
    expect(await house.details({ id })).toMatchObject({ recipientEmail: null })
  })
})
