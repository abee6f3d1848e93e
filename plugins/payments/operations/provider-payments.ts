import type { Pool } from 'pg'

import type { PaymentProblem } from '#domain/ordering/unsettled-payments.contract.ts'

import type { ProviderPayment } from '../provider.ts'

const selection = `
  select p.id, p.order_id as "order", p.account_id as account, p.method, p.refno, p.reference,
         p.checkout_url as "checkoutUrl", p.amount::int as amount, p.currency,
         refunds.open as "refundsOpen", refunds.done as "refundsDone", p.news::int as news
    from provider_payments p,
 lateral (select coalesce(sum(amount) filter (where done_at is null), 0)::int as open,
                 coalesce(sum(amount) filter (where done_at is not null), 0)::int as done
            from provider_refunds where payment_id = p.id) refunds`

/** The payment of an order at its provider; null where none has begun. */
export async function findProviderPayment(pool: Pool, order: string): Promise<ProviderPayment | null> {
  const { rows } = await pool.query<ProviderPayment>({
    name: 'provider-payment-of-order',
    text: `${selection} where p.order_id = $1`,
    values: [order],
  })
  return rows[0] ?? null
}

export async function findProviderPaymentById(pool: Pool, id: string): Promise<ProviderPayment | null> {
  const { rows } = await pool.query<ProviderPayment>({
    name: 'provider-payment',
    text: `${selection} where p.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

type NewPayment = Pick<
  ProviderPayment,
  'id' | 'order' | 'account' | 'method' | 'refno' | 'amount' | 'currency'
>

/** Each order has one payment, whoever begins it and however often; of several beginnings the first one counts. */
export async function noteBeginning(pool: Pool, payment: NewPayment): Promise<ProviderPayment> {
  const { id, order, account, method, refno, amount, currency } = payment
  await pool.query({
    name: 'note-provider-payment',
    text: `insert into provider_payments (id, order_id, account_id, method, refno, amount, currency)
           values ($1, $2, $3, $4, $5, $6, $7) on conflict (order_id) do nothing`,
    values: [id, order, account, method, refno, amount, currency],
  })
  const noted = await findProviderPayment(pool, order)
  if (!noted) throw new Error('a payment that was just noted is gone')

  return noted
}

/** What the provider calls the payment; of two answers the first one counts, for only its address was told to anybody. */
export async function noteStarted(
  pool: Pool,
  { id, order }: ProviderPayment,
  started: { reference: string; checkoutUrl: string },
): Promise<ProviderPayment> {
  await pool.query({
    name: 'note-started-payment',
    text: `update provider_payments set reference = $2, checkout_url = $3 where id = $1 and reference is null`,
    values: [id, started.reference, started.checkoutUrl],
  })
  const noted = await findProviderPayment(pool, order)
  if (!noted) throw new Error('a payment that was just begun is gone')

  return noted
}

type Noted = { at: string; isOver: boolean; problem: PaymentProblem | null; news: number }

/**
 * When the provider was asked, whether there is anything more to ask, and which news that answered. Answers whether
 * there are others since: whoever told them relies on being asked after.
 */
export async function noteAsked(
  pool: Pool,
  id: string,
  { at, isOver, problem, news }: Noted,
): Promise<{ hasNews: boolean }> {
  const { rows } = await pool.query<{ hasNews: boolean }>({
    name: 'note-asked-payment',
    text: `update provider_payments
              set asked_at = greatest(asked_at, $2::timestamptz), asked_news = greatest(asked_news, $5),
                  is_over = $3 and news <= $5, problem = $4
            where id = $1
           returning news > $5 as "hasNews"`,
    values: [id, at, isOver, problem, news],
  })
  return { hasNews: rows[0]?.hasNews ?? false }
}
