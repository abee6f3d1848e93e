import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { askWith, hire, verdict } from '#scripts/testing/hire.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'

import { openVoucherHouse, type VoucherHouse } from './testing/voucher-house.ts'

let app: TestApp
let house: VoucherHouse

beforeAll(async () => {
  app = await createTestApp()
  house = await openVoucherHouse(app)
})

afterAll(() => app.close())

const redeem = ({ id, version }: PublicOrder, code: string, changes: object = {}) =>
  house.post(`/api/orders/${id}/vouchers`, { code, version, ...changes })
const settle = ({ id }: PublicOrder, body: object) =>
  house.post(`/api/orders/${id}/update-payment-status`, body)
const refund = async (order: { id: string }, amount: number) =>
  house.post(`/api/orders/${order.id}/refunds`, {
    amount,
    reason: 'Suppe kalt',
    version: (await house.stored(order)).version,
  })
const onlyCode = async (answer: Promise<Response>) => (await verdict(await answer)).codes[0]

describe('a voucher that is sold over the counter', () => {
  it('comes with an order that is paid, and once however often it is sent', async () => {
    const key = randomUUID()
    const sales = await Promise.all([1, 2, 3].map(() => house.sell(5_000, {}, key)))
    const [{ id } = { id: '' }] = sales
    const details = await house.details({ id })

    expect(new Set(sales.map((sale) => sale.id)).size).toBe(1)
    expect(details).toMatchObject({ value: 5_000, balance: 5_000, state: 'open', mayLead: true })
    expect(details.lines).toMatchObject([
      { kind: 'issue', amount: 5_000, by: expect.stringContaining('Person') },
    ])
    const order = { id: String(details.order) }
    expect(await house.stored(order)).toMatchObject({
      status: 'completed',
      paymentStatus: 'paid',
      total: 5_000,
    })
    expect(await house.lines(order)).toEqual([['capture', 5_000, 'cash']])
    // What follows from the order makes no second one.
    await house.deliver()
    const { rowCount } = await app.pool.query('select from vouchers where order_id = $1', [order.id])
    expect(rowCount).toBe(1)
  })

  it('is another one under the same key never', async () => {
    const key = randomUUID()
    await house.sell(5_000, {}, key)
    const other = house.lead.ask(
      'POST',
      '/api/orders/voucher-sales',
      {
        branch: house.shop.branch,
        value: 6_000,
        kind: 'multi-purpose',
        reach: 'branch',
        paymentMethod: 'cash',
      },
      { 'idempotency-key': key },
    )
    expect(await onlyCode(other)).toBe('idempotency-key-reused')
  })

  it.each([
    ['value', { value: 50 }],
    ['tax-rate', { kind: 'single-purpose' }],
    ['expiry', { expiresOn: '2027-01-31' }],
  ])('is refused for its %s', async (code, wish) => {
    const sale = {
      branch: house.shop.branch,
      value: 5_000,
      kind: 'multi-purpose',
      reach: 'branch',
      paymentMethod: 'cash',
    }
    const answer = house.lead.ask(
      'POST',
      '/api/orders/voucher-sales',
      { ...sale, ...wish },
      {
        'idempotency-key': randomUUID(),
      },
    )

    expect(await onlyCode(answer)).toBe(code)
  })

  it('is for who leads the branch to sell, block and print, and for the team to look at', async () => {
    const { id, code } = await house.sell(1_000)
    const marta = askWith(app, house.marta)
    const stranger = await hire(app, 'ROLE_MANAGER', [])
    const wish = { branch: house.shop.branch, value: 1_000, kind: 'multi-purpose', reach: 'branch' }

    expect((await marta('GET', `/api/vouchers/${id}/details`)).status).toBe(200)
    expect((await marta('POST', '/api/vouchers/find', { code })).status).toBe(200)
    for (const [path, body] of [
      ['/api/vouchers/gifts', { ...wish, reason: 'Zum Trost' }],
      [`/api/vouchers/${id}/void`, { reason: 'Zum Spaß' }],
      [`/api/vouchers/${id}/corrections`, { balance: 1, seen: 1_000, reason: 'Zum Spaß' }],
      [`/api/vouchers/${id}/mails`, { email: 'anna@gast.test' }],
    ] as const) {
      expect(await onlyCode(marta('POST', path, body))).toBe('not-allowed')
      expect(await onlyCode(askWith(app)('POST', path, body))).toBe('unauthenticated')
    }
    expect(await onlyCode(marta('GET', `/api/vouchers/${id}/papers/a4`))).toBe('not-allowed')
    expect(await onlyCode(stranger.ask('GET', `/api/vouchers/${id}/details`))).toBe('unknown-record')
    expect(await house.balance({ id })).toBe(1_000)
  })

  it('is sold where somebody leads, and those places are named alone', async () => {
    const placesOf = async (ask: typeof house.lead.ask) =>
      (await readJson<{ places: object[] }>(await ask('GET', '/api/vouchers/places'))).places
    const admin = await hire(app, 'ROLE_ADMIN')

    expect(await placesOf(house.lead.ask)).toEqual([{ id: house.shop.branch, name: 'Gasthaus am Eck' }])
    expect(await placesOf(admin.ask)).toContainEqual({ id: house.shop.branch, name: 'Gasthaus am Eck' })
    expect(await placesOf(askWith(app, house.marta))).toEqual([])
    expect(await placesOf((await hire(app, 'ROLE_MANAGER', [])).ask)).toEqual([])
    expect(await onlyCode(askWith(app)('GET', '/api/vouchers/places'))).toBe('unauthenticated')
  })

  it('shows its code in no list, no record and no form', async () => {
    const { id, code } = await house.sell(1_000)
    const admin = await hire(app, 'ROLE_ADMIN')
    for (const path of [`/api/vouchers/${id}`, '/api/vouchers', `/api/vouchers/${id}/details`]) {
      const answer = await (await admin.ask('GET', path)).text()

      expect(answer).toContain(code.slice(-4))
      expect(answer).not.toContain(code)
      expect(answer).not.toMatch(/sealedCode|codeMark/)
    }
    const { rows } = await app.pool.query<{ row: string }>(
      'select v::text as row from vouchers v where id = $1',
      [id],
    )
    expect(rows[0]?.row).not.toContain(code.replaceAll('-', ''))
    expect((await admin.ask('PATCH', `/api/vouchers/${id}`, { balance: 1 })).status).toBe(403)
    expect((await admin.ask('POST', '/api/vouchers', { value: 1 })).status).toBe(403)
  })
})

describe('a voucher that pays at the counter', () => {
  it('pays a part, the rest is paid in cash, and what is refunded goes back the way it came', async () => {
    const { code, ...voucher } = await house.sell(2_000)
    const order = await house.place()
    const redeemed = await readJson<PublicOrder>(await redeem(order, code, { amount: 1_500 }))
    expect(redeemed).toMatchObject({ voucherPaid: 1_500, paymentStatus: 'none', paymentMethod: 'cash' })
    expect(await house.balance(voucher)).toBe(500)

    await settle(order, { paymentStatus: 'paid' })
    expect((await refund(order, 100)).status).toBe(200)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'partly-refunded', voucherPaid: 1_500 })
    // Cash first: no voucher becomes money.
    expect((await refund(order, 1_000)).status).toBe(200)
    expect(await house.balance(voucher)).toBe(500 + 420)
    expect((await refund(order, 1_081)).status).toBe(409)
    expect((await refund(order, 1_080)).status).toBe(200)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'refunded', voucherPaid: 0 })
    expect(await house.balance(voucher)).toBe(2_000)
    expect(await house.lines(order)).toEqual([
      ['capture', 1_500, 'gift-voucher'],
      ['capture', 680, 'cash'],
      ['refund', -100, 'cash'],
      ['refund', -580, 'cash'],
      ['refund', -420, 'gift-voucher'],
      ['refund', -1_080, 'gift-voucher'],
    ])
  })

  it('pays once, though the same is sent ten times at once', async () => {
    const { code, ...voucher } = await house.sell(9_000)
    const order = await house.place()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => redeem(order, code, { amount: 1_000 })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await house.balance(voucher)).toBe(8_000)
  })

  it('pays ten orders at once with no more than there is', async () => {
    const { code, ...voucher } = await house.sell(5_000)
    const orders = await Promise.all(Array.from({ length: 10 }, () => house.place()))
    await Promise.all(orders.map((order) => redeem(order, code)))
    const paid = await Promise.all(orders.map((order) => house.stored(order)))

    expect(await house.balance(voucher)).toBe(0)
    expect(paid.reduce((sum, { voucherPaid }) => sum + voucherPaid, 0)).toBe(5_000)
  })

  it('was the wrong one: it has its money again, and the order is paid in cash', async () => {
    const { code, ...voucher } = await house.sell(3_000)
    const order = await house.place()
    await redeem(order, code)
    expect(await house.stored(order)).toMatchObject({ paymentStatus: 'paid', paymentMethod: 'gift-voucher' })
    await settle(order, { paymentStatus: 'none', reason: 'Falscher Gutschein' })

    expect(await house.balance(voucher)).toBe(3_000)
    expect(await house.stored(order)).toMatchObject({
      paymentStatus: 'none',
      voucherPaid: 0,
      paymentMethod: 'cash',
    })
    await settle(order, { paymentStatus: 'paid' })
    expect(await house.lines(order)).toEqual([
      ['capture', 2_180, 'gift-voucher'],
      ['correction', -2_180, 'gift-voucher'],
      ['capture', 2_180, 'cash'],
    ])
  })

  it('pays nothing that is paid, lost, or more than there is', async () => {
    const { code, ...voucher } = await house.sell(1_000)
    const paid = await readJson<PublicOrder>(await settle(await house.place(), { paymentStatus: 'paid' }))
    expect(await onlyCode(redeem(paid, code))).toBe('illegal-status-change')
    const lost = await house.place()
    const rejected = await readJson<PublicOrder>(await house.asStaff(lost, 'reject'))
    expect(await onlyCode(redeem(rejected, code))).toBe('illegal-status-change')
    const open = await house.place()
    expect(await onlyCode(redeem(open, code, { amount: 1_001 }))).toBe('illegal-status-change')
    expect(await onlyCode(redeem({ ...open, version: 7 }, code))).toBe('changed-meanwhile')
    expect(await house.balance(voucher)).toBe(1_000)
  })
})
