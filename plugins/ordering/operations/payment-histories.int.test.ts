import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { paymentMinutes } from '#domain/ordering/provider-payment.ts'
import { balanceOf, paymentStatusOf } from '#domain/ordering/payment-ledger.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import type { DemoPayment } from '#plugins/payments/demo/demo-bank.ts'
import type { RunningProviders } from '#plugins/payments/testing/running-providers.ts'
import { size } from '#scripts/testing/sizes.ts'
import type { TestApp } from '#scripts/testing/test-app.ts'
import { testSeed } from '#scripts/testing/test-seed.ts'
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

const lost = ['rejected', 'canceled', 'failed', 'expired']
const accepted = ['confirmed', 'in-delivery', 'delivered', 'completed']

type Scene = { order: PublicOrder; payment: DemoPayment }

/** Whatever may happen to an order and its payment, by whomever. */
const events: Readonly<Record<string, (scene: Scene) => unknown>> = {
  'the guest pays': ({ payment }) => providers.bank.decide(payment, 'pay'),
  'the guest gives up': ({ payment }) => providers.bank.decide(payment, 'cancel'),
  'the payment fails': ({ payment }) => providers.bank.decide(payment, 'fail'),
  'the guest comes back': ({ order }) => shop.comeBack(order),
  'a message comes three times': ({ payment }) => Promise.all([1, 2, 3].map(() => shop.tell(payment))),
  'the message and the guest come at once': ({ order, payment }) =>
    Promise.all([shop.tell(payment), shop.comeBack(order), shop.comeBack(order)]),
  'the house accepts': ({ order }) => shop.asStaff(order, 'confirm'),
  'the house refuses': ({ order }) => shop.asStaff(order, 'reject'),
  'the house cancels': ({ order }) => shop.asStaff(order, 'cancel'),
  'the guest cancels': ({ order }) => shop.asGuest(order, 'cancel'),
  'the house hands over': ({ order }) => shop.asStaff(order, 'completed'),
  'a part goes back': async ({ order }) => {
    const { version } = await shop.stored(order)
    await app.fetch(`/api/orders/${order.id}/refunds`, {
      method: 'POST',
      headers: { authorization: shop.marta, 'content-type': 'application/json' },
      body: JSON.stringify({ amount: 150, version, reason: 'Suppe kalt' }),
    })
  },
  'what is promised is delivered': () => shop.deliver(),
  'the clock asks': () =>
    runDeclared(app.payload, 'online-payments', { now: Temporal.Now.instant().add({ minutes: 3 }) }),
  'the time is over': () =>
    runDeclared(app.payload, 'online-payments', {
      now: Temporal.Now.instant().add({ minutes: paymentMinutes + 1 }),
    }),
  'the provider is away': () => providers.breakDown(503),
  'the provider’s answers are lost': () => providers.breakDown('lost'),
  'the provider is back': () => providers.breakDown(null),
}

/** Everything that waits is done, with a provider that answers, later than all that happened. */
async function comeToRest(scene: Scene): Promise<void> {
  providers.breakDown(null)
  for (const minutes of [40, 45, 50, 55]) {
    await shop.deliver()
    await runDeclared(app.payload, 'online-payments', { now: Temporal.Now.instant().add({ minutes }) })
    await lookAfter(scene)
  }
}

/** Staff look at the provider's what became of a part that it did not answer. */
async function lookAfter({ order, payment }: Scene): Promise<void> {
  const known = balanceOf(await shop.lines(order)).refunded
  await app.fetch(`/api/orders/${order.id}/unclear-refund`, {
    method: 'POST',
    headers: { authorization: shop.marta, 'content-type': 'application/json' },
    body: JSON.stringify({ didGoBack: payment.refunded > known }),
  })
}

const history = fc.record({
  method: fc.constantFrom('mollie', 'datatrans'),
  moment: fc.constantFrom('at-once', 'on-acceptance'),
  happens: fc.array(fc.constantFrom(...Object.keys(events)), { minLength: 2, maxLength: 9 }),
})

it('an order and its money come to one end, whatever happens in which order', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ method, moment, happens }) => {
      providers.breakDown(null)
      await shop.setCaptureMoment(moment)
      const scene = await shop.order(method)
      for (const name of happens) await events[name]?.(scene)
      await comeToRest(scene)

      const { status, paymentStatus, total } = await shop.stored(scene.order)
      const lines = await shop.lines(scene.order)
      const { captured, refunded, held } = balanceOf(lines)
      const { payment } = scene
      // The house's ledger and the books of the provider say the same.
      expect({ captured, refunded, status: paymentStatus }).toEqual({
        captured: payment.captured,
        refunded: payment.refunded,
        status: paymentStatusOf(lines),
      })
      expect(lines.filter(({ kind }) => kind === 'capture').length).toBeLessThanOrEqual(1)
      // Never paid and lost, never made for nothing.
      const owed = { lost: 0, accepted: total, other: captured }
      const end = lost.includes(status) ? 'lost' : accepted.includes(status) ? 'accepted' : 'other'
      expect({ status, kept: end === 'lost' ? captured - refunded : captured }).toEqual({
        status,
        kept: owed[end],
      })
      expect(held > 0 ? status : 'awaiting').toBe('awaiting')
      expect(payment.state === 'paid' || payment.state === 'authorised' ? status : 'paid').not.toBe(
        'awaiting-payment',
      )
    }),
    { numRuns: size({ short: 40, long: 4000 }), seed: testSeed },
  )
})
