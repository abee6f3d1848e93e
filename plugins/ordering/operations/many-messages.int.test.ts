import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { onlinePaymentMethods } from '#domain/ordering/order-terms.ts'
import { balanceOf } from '#domain/ordering/payment-ledger.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { DemoPayment } from '#plugins/payments/demo/demo-bank.ts'
import type { RunningProviders } from '#plugins/payments/testing/running-providers.ts'
import { type Seeded, seededChance } from '#scripts/testing/seeded.ts'
import { size } from '#scripts/testing/sizes.ts'
import { tellFigure } from '#scripts/testing/tell-figure.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'
import { runDeclared } from '#scripts/testing/workers.ts'

import { type OnlineShop, startOnlineShop } from '../testing/online-shop.ts'

let app: TestApp
let providers: RunningProviders
let shop: OnlineShop
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, providers, shop, close } = await startOnlineShop())
})

afterAll(() => close())

const messages = size({ short: 600, long: 10_000 })
const atOnce = 10

type Scene = { order: PublicOrder; payment: DemoPayment }
type Sent = { path: string; init: RequestInit }

/** What may come in at the address for messages of payments, by whomever. */
const kinds: Readonly<Record<string, (scene: Scene, other: Scene) => Sent>> = {
  'a message that is true': ({ payment }) => sentTo(payment, providers.news(payment)),
  'one that says more than is true': ({ payment }) =>
    sentTo(payment, providers.news({ ...payment, state: 'paid', captured: payment.amount })),
  'one with another amount': ({ payment }) =>
    sentTo(payment, providers.news({ ...payment, state: 'paid', captured: payment.amount * 10 })),
  'one that takes all of it back': ({ payment }) =>
    sentTo(payment, providers.news({ ...payment, state: 'failed', refunded: payment.amount })),
  'one about somebody else’s payment': ({ payment }, other) => sentTo(payment, providers.news(other.payment)),
  'one with a forged signature': ({ payment }) => {
    const { headers, ...news } = providers.news(payment)
    const forged = { ...headers, 'datatrans-signature': `t=1559303131511,s0=${'0'.repeat(64)}` }
    return sentTo(payment, { ...news, headers: forged })
  },
  'one without a signature': ({ payment }) =>
    sentTo(payment, { ...providers.news(payment), headers: { 'content-type': 'application/json' } }),
  'one about a payment that nobody knows': ({ payment }) => ({
    path: `/api/provider-payments/${randomUUID()}/news`,
    init: providers.news(payment),
  }),
  'one that is no message at all': ({ payment }) =>
    sentTo(payment, { method: 'POST', body: '\u0000<x>{"id":' }),
  'one without words': ({ payment }) => sentTo(payment, { method: 'POST' }),
}

const sentTo = (payment: DemoPayment, init: RequestInit): Sent => ({
  path: new URL(payment.newsUrl).pathname,
  init,
})

/** What the guest and the house do meanwhile. */
async function goOn({ order, payment }: Scene, { between }: Seeded): Promise<void> {
  const deeds: (() => unknown)[] = [
    () => providers.bank.decide(payment, 'pay'),
    () => providers.bank.decide(payment, 'fail'),
    () => shop.asStaff(order, 'confirm'),
    () => shop.asStaff(order, 'cancel'),
    () => shop.asGuest(order, 'cancel'),
    () => shop.comeBack(order),
    () => shop.deliver(),
  ]
  await deeds[between(0, deeds.length - 1)]?.()
}

const oneOf = <Thing>(things: readonly Thing[], { between }: Seeded): Thing =>
  things[between(0, things.length - 1)] as Thing // within the list

it(`${messages} messages, true ones and lies, in any order and at once, move no money that the provider has not`, async () => {
  const chance = seededChance()
  const scenes: Scene[] = []
  for (let count = 0; count < Math.ceil(messages / 25); count += 1)
    scenes.push(await shop.order(oneOf(onlinePaymentMethods, chance)))
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < messages; sent += atOnce) {
    const batch = Array.from({ length: atOnce }, () => {
      const make = oneOf(Object.values(kinds), chance)
      return make(oneOf(scenes, chance), oneOf(scenes, chance))
    })
    // Any of them comes more than once.
    const copies = batch.flatMap((each) => (chance.between(0, 3) === 0 ? [each, each, each] : [each]))
    const answers = await Promise.all(copies.map(({ path, init }) => app.fetch(path, init)))
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (chance.between(0, 2) === 0) await goOn(oneOf(scenes, chance), chance)
  }
  for (const minutes of [3, 6]) {
    await shop.deliver()
    await runDeclared(app.payload, 'online-payments', { now: Temporal.Now.instant().add({ minutes }) })
  }
  await shop.deliver()

  const told = JSON.stringify(Object.fromEntries(statuses))
  tellFigure(`seed ${chance.seed}: ${messages} messages about ${scenes.length} payments, answers ${told}`)
  // Nobody learns from the answer what was believed.
  expect([...statuses.keys()]).toEqual([200])
  for (const scene of scenes) await expectOneEnd(scene)
  const { rows } = await app.pool.query(
    'select count(*)::int as events from (select from order_events group by order_id, version having count(*) > 1) twice',
  )
  expect(rows).toEqual([{ events: 0 }])
})

const lost = ['rejected', 'canceled', 'failed', 'expired']

/** The ledger is what the provider's own books say, and an order that came to nothing keeps no money. */
async function expectOneEnd({ order, payment }: Scene): Promise<void> {
  const { status } = await shop.stored(order)
  const lines = await shop.lines(order)
  const { captured, refunded, kept } = balanceOf(lines)

  expect({ status, captured, refunded }).toEqual({
    status,
    captured: payment.captured,
    refunded: payment.refunded,
  })
  expect(lines.filter(({ kind }) => kind === 'capture').length).toBeLessThanOrEqual(1)
  expect({ status, kept: lost.includes(status) ? kept : 0 }).toEqual({ status, kept: 0 })
  expect(payment.state === 'paid' ? status : 'paid').not.toBe('awaiting-payment')
  expect(status === 'awaiting' ? payment.state : 'paid').toBe('paid')
}
