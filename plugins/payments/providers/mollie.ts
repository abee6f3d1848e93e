import * as z from 'zod/mini'

import { centsOf, decimalOf } from '#domain/money/decimal-cents.ts'
import type { ProviderState } from '#domain/ordering/provider-payment.ts'

import { type OpenAccount, type PaymentProvider, ProviderRefused, type ToldFacts } from '../provider.ts'
import { askJson, type Sending, told as toldBy } from './ask-json.ts'

/** Mollie, https://docs.mollie.com/reference/overview: its messages name a payment and say nothing else of it. */
export const mollie: PaymentProvider = {
  tellsRefunds: true,

  check: async (account) => {
    try {
      await get(account, 'methods')
      return true
    } catch (error) {
      if (error instanceof ProviderRefused) return false
      throw error
    }
  },

  start: async (account, { payment: { refno, amount, currency }, description, returnUrl, newsUrl }) => {
    const body = {
      amount: { value: decimalOf(amount), currency },
      description,
      redirectUrl: returnUrl,
      webhookUrl: newsUrl,
      metadata: { refno },
      // With it only ways to pay are offered whose money can wait.
      ...(account.captureMoment === 'on-acceptance' && { captureMode: 'manual' }),
    }
    const { id, _links } = toldBy(started, await post(account, 'payments', { body, once: refno }))

    return { reference: id, checkoutUrl: _links.checkout.href }
  },

  ask: async (account, { reference }) => factsOf(toldBy(payment, await get(account, pathOf(reference)))),

  capture: async (account, { payment: { reference, currency }, amount, once }) => {
    const body = { amount: { value: decimalOf(amount), currency } }
    await post(account, `${pathOf(reference)}/captures`, { body, once })
  },

  release: async (account, { payment: { reference }, once }) => {
    await post(account, `${pathOf(reference)}/release-authorization`, { body: {}, once })
  },

  refund: async (account, { payment: { reference, currency }, amount, once }) => {
    const body = { amount: { value: decimalOf(amount), currency } }
    await post(account, `${pathOf(reference)}/refunds`, { body, once })
  },

  isGenuine: (_account, reference, { body }) => new URLSearchParams(body).get('id') === reference,
}

const get = (account: OpenAccount, path: string) => ask(account, 'GET', path)
const post = (account: OpenAccount, path: string, sending: Sending) => ask(account, 'POST', path, sending)

const ask = (
  { key }: OpenAccount,
  method: 'GET' | 'POST',
  path: string,
  sending?: Sending,
): Promise<unknown> =>
  askJson({
    provider: 'Mollie',
    url: `${process.env.MOLLIE_API_URL ?? 'https://api.mollie.com/v2'}/${path}`,
    method,
    authorization: `Bearer ${key}`,
    sending,
  })

const pathOf = (reference: string): string => `payments/${encodeURIComponent(reference)}`

const money = z.pipe(
  z.object({ value: z.string(), currency: z.string() }),
  z.transform(({ value, currency }, context) => {
    const cents = centsOf(value)
    if (cents === null) context.issues.push({ code: 'custom', message: 'no amount', input: null })
    return { cents: cents ?? 0, currency }
  }),
)

const started = z.object({
  id: z.string().check(z.regex(/^\w{1,64}$/)),
  _links: z.object({ checkout: z.object({ href: z.url() }) }),
})

const payment = z.object({
  status: z.string(),
  amount: money,
  amountCaptured: z.optional(money),
  amountRefunded: z.optional(money),
  amountChargedBack: z.optional(money),
  authorizedAt: z.nullish(z.string()),
  metadata: z.nullish(z.object({ refno: z.optional(z.string()) })),
})

const states: Readonly<Record<string, ProviderState>> = {
  open: 'open',
  pending: 'open',
  authorized: 'authorised',
  paid: 'paid',
  canceled: 'canceled',
  expired: 'expired',
  failed: 'failed',
}

function factsOf(told: z.output<typeof payment>): ToldFacts {
  const { amount, amountCaptured, amountRefunded, amountChargedBack, authorizedAt, metadata } = told
  const state = states[told.status] ?? 'open'
  const currencies = [amount, amountCaptured, amountRefunded, amountChargedBack].flatMap(
    (sum) => sum?.currency ?? [],
  )

  return {
    state,
    authorised: state === 'authorised' || authorizedAt ? amount.cents : 0,
    captured: amountCaptured?.cents ?? (state === 'paid' ? amount.cents : 0),
    // What a bank takes back by force is as gone as what we give back.
    refunded: (amountRefunded?.cents ?? 0) + (amountChargedBack?.cents ?? 0),
    // Of several none is ours.
    currency: new Set(currencies).size === 1 ? amount.currency : '',
    refno: metadata?.refno ?? '',
  }
}
