import { createLocalReq, type Payload } from 'payload'

import type { OnlinePaymentMethod } from '#domain/ordering/order-terms.ts'
import type { PaymentLine } from '#domain/ordering/payment-ledger.ts'
import type { CaptureMoment } from '#domain/ordering/payment-account.texts.ts'
import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { asSystem } from '#kernel/access/on-behalf.ts'
import type { DemoPayment } from '#plugins/payments/demo/demo-bank.ts'
import {
  openPaymentAccount,
  type RunningProviders,
  startProviders,
} from '#plugins/payments/testing/running-providers.ts'
import { createTestApp, readJson, type TestApp } from '#scripts/testing/test-app.ts'
import { deliverPromised } from '#scripts/testing/workers.ts'

import { type Counter, openCounter } from './open-counter.ts'

type StoredOrder = { status: string; paymentStatus: string; total: number; version: number }

export type OnlineShop = Counter & {
  /** An order that leads to its payment page, which the bank knows it by. */
  order: (method?: OnlinePaymentMethod, key?: string) => Promise<{ order: PublicOrder; payment: DemoPayment }>
  /** The guest comes back from the payment page. Where they are led to. */
  comeBack: (order: PublicOrder) => Promise<string | null>
  /** The provider tells that something has happened. */
  tell: (payment: DemoPayment) => Promise<Response>
  /** All that was promised is delivered, also what has to wait. */
  deliver: () => Promise<void>
  stored: (order: Pick<PublicOrder, 'id'>) => Promise<StoredOrder>
  lines: (order: Pick<PublicOrder, 'id'>) => Promise<PaymentLine[]>
  setCaptureMoment: (moment: CaptureMoment) => Promise<void>
}

export type OnlineHouse = {
  app: TestApp
  providers: RunningProviders
  shop: OnlineShop
  close: () => Promise<void>
}

/** A product of its own with an online shop, and the providers beside it. */
export async function startOnlineShop(): Promise<OnlineHouse> {
  const providers = await startProviders()
  const app = await createTestApp()
  const shop = await openOnlineShop(app, providers)
  const close = async () => {
    await app.close()
    await providers.stop()
  }

  return { app, providers, shop, close }
}

/** The corner shop with accounts at both providers. */
export async function openOnlineShop(app: TestApp, providers: RunningProviders): Promise<OnlineShop> {
  const { payload, pool } = app
  const counter = await openCounter(app)
  await offerOnline(payload, counter.shop.branch)

  return {
    ...counter,
    ...booksOf(app),
    order: async (method = 'mollie', key) => {
      const order = await counter.place({ paymentMethod: method }, key)
      const id = String(order.paymentRedirectUrl).split('/').at(-1) ?? ''
      const payment = providers.bank.payments.get(id)
      if (!payment) throw new Error(`no payment behind ${JSON.stringify(order)}`)
      return { order, payment }
    },
    comeBack: async ({ uid, hash }) => {
      const answer = await app.fetch(`/api/orders/public/${uid}/${hash}/paid`)
      return answer.headers.get('location')
    },
    tell: (payment) => {
      const { method, headers, body } = providers.news(payment)
      return app.fetch(new URL(payment.newsUrl).pathname, { method, headers, body })
    },
    deliver: async () => {
      for (let round = 0; round < 6; round += 1) {
        await pool.query(`update outbox set available_at = now() where done_at is null`)
        await deliverPromised(payload)
      }
    },
    setCaptureMoment: async (moment) => {
      await pool.query(`update payment_accounts set capture_moment = $1`, [moment])
    },
  }
}

async function offerOnline(payload: Payload, branch: string): Promise<void> {
  const given = asSystem(await createLocalReq({}, payload))
  await payload.updateGlobal({
    slug: 'config',
    data: { enableMollie: true, enableDatatrans: true },
    ...given,
  })
  await payload.update({
    collection: 'branches',
    id: branch,
    data: { isMollieEnabled: true, isDatatransEnabled: true },
    ...given,
  })
  await openPaymentAccount(payload, 'mollie')
  await openPaymentAccount(payload, 'datatrans')
}

/** What the database holds of an order and its money. */
const booksOf = ({ pool }: TestApp): Pick<OnlineShop, 'stored' | 'lines'> => ({
  stored: async ({ id }) => {
    const { rows } = await pool.query<StoredOrder>(
      `select status::text, payment_status::text as "paymentStatus", total::int, version::int from orders where id = $1`,
      [id],
    )
    if (!rows[0]) throw new Error('no such order')
    return rows[0]
  },
  lines: async ({ id }) => {
    const { rows } = await pool.query<PaymentLine>(
      `select kind::text, amount::int, reference as payment from payments where order_id = $1 order by at, id`,
      [id],
    )
    return rows
  },
})

/** The orders that staff have on their board. */
export async function currentOrders(app: TestApp, authorization: string): Promise<string[]> {
  const answer = await app.fetch('/api/orders/current', { headers: { authorization } })
  const { docs } = await readJson<{ docs: { id: string }[] }>(answer)

  return docs.map(({ id }) => id)
}
