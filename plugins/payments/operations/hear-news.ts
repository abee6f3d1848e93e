import type { Payload } from 'payload'

import { liveChannel } from '#kernel/live/live-message.ts'
import { wakeUpFor } from '#kernel/outbox/promise.ts'

import { paymentNews } from '../jobs/payment-news.ts'
import { allProviders } from '../providers/all-providers.ts'
import { openAccount } from './open-account.ts'
import { findProviderPaymentById } from './provider-payments.ts'

const wakeUp = wakeUpFor(paymentNews)

/**
 * Notes that a payment has news, and promises to ask its provider. However often it is told, one promise waits at a
 * time: whoever keeps it asks for how things stand then. Nothing is noted of a payment that nobody has begun, and
 * nothing that cannot be from the provider.
 */
export async function hearNews(
  payload: Payload,
  id: string,
  news: { headers: Headers; body: string },
): Promise<void> {
  const payment = await findProviderPaymentById(payload.db.pool, id)
  if (!payment?.reference) return
  const account = await openAccount(payload, payment.account)
  if (account && !allProviders[payment.method].isGenuine(account, payment.reference, news)) return

  await payload.db.pool.query({
    name: 'hear-payment-news',
    text: statement,
    values: [id, paymentNews.name, payment.order, wakeUp],
  })
}

const statement = `
  with heard as (
    update provider_payments set news = news + 1, is_over = false where id = $1
    returning news, asked_news, order_id),
  promised as (
    insert into outbox (topic, dedupe_key, payload)
    select $2, $2 || ':' || order_id || ':news-' || asked_news, jsonb_build_object('order', $3::text) from heard
    on conflict (dedupe_key) do nothing
    returning 1)
  select pg_notify('${liveChannel}', $4) from promised`
