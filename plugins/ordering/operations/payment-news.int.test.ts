import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { RunningProviders } from '#plugins/payments/testing/running-providers.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'

import { type OnlineShop, startOnlineShop } from '../testing/online-shop.ts'

let app: TestApp
let providers: RunningProviders
let shop: OnlineShop
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, providers, shop, close } = await startOnlineShop())
})

afterAll(() => close())

const askedTo = (what: string) => providers.asked.filter((asked) => asked.endsWith(what)).length

describe('a message about a payment', () => {
  it('is believed to nobody: Datatrans signs it, and what counts is asked for', async () => {
    const { order, payment } = await shop.order('datatrans')
    const path = new URL(payment.newsUrl).pathname
    const { headers, body } = providers.news({ ...payment, state: 'paid', captured: order.total })
    const forged = { ...headers, 'datatrans-signature': `t=1559303131511,s0=${'0'.repeat(64)}` }
    const unsigned = { 'content-type': 'application/json' }
    for (const lie of [forged, unsigned]) {
      const answer = await app.fetch(path, { method: 'POST', headers: lie, body })
      expect(answer.status).toBe(200)
    }
    expect((await app.fetch(path, { method: 'POST', headers, body })).status).toBe(200)
    await shop.deliver()

    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting-payment', paymentStatus: 'pending' })
  })

  it('of a payment that is not ours is answered alike, and asks for nothing', async () => {
    const before = providers.asked.length
    const unknown = `/api/provider-payments/${randomUUID()}/news`
    const { payment } = await shop.order('mollie')
    const { payment: other } = await shop.order('mollie')
    const begun = providers.asked.length
    expect((await app.fetch(unknown, { method: 'POST', body: 'id=tr_1' })).status).toBe(200)
    const foreign = await app.fetch(new URL(payment.newsUrl).pathname, {
      method: 'POST',
      body: `id=${other.id}`,
    })
    expect(foreign.status).toBe(200)
    await shop.deliver()

    expect(begun).toBeGreaterThan(before)
    expect(providers.asked.slice(begun)).toEqual([])
  })

  it('that comes a hundred times is asked after a few times', async () => {
    const { payment } = await shop.order('mollie')
    const before = askedTo(`/payments/${payment.id}`)
    for (let time = 0; time < 100; time += 1) await shop.tell(payment)
    await shop.deliver()

    expect(askedTo(`/payments/${payment.id}`) - before).toBeLessThanOrEqual(3)
  })

  it('changes nothing where the money does not fit the order', async () => {
    const { order, payment } = await shop.order('mollie')
    providers.bank.decide(payment, 'pay')
    Object.assign(payment, { currency: 'CHF' })
    await shop.tell(payment)
    await shop.deliver()

    expect(await shop.stored(order)).toMatchObject({ status: 'awaiting-payment', paymentStatus: 'pending' })
    const { rows } = await app.pool.query('select problem from provider_payments where order_id = $1', [
      order.id,
    ])
    expect(rows).toEqual([{ problem: 'differs' }])
  })
})
