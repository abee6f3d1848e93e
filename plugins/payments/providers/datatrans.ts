import { createHmac } from 'node:crypto'

import * as z from 'zod/mini'

import type { ProviderState } from '#domain/ordering/provider-payment.ts'
import { isSameSecret } from '#kernel/is-same-secret.ts'

import { type OpenAccount, type PaymentProvider, ProviderRefused, type ToldFacts } from '../provider.ts'
import { askJson, type Sending, told } from './ask-json.ts'

/** Datatrans, https://docs.datatrans.ch/docs/api-endpoints: its messages are signed. */
export const datatrans: PaymentProvider = {
  tellsRefunds: false,

  check: async (account) => {
    // There is no call that only asks who one is: a payment that nobody has is unknown to whoever is known.
    try {
      await ask(account, 'GET', pathOf('0'))
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      return error.answered !== 401 && error.answered !== 403
    }
    return true
  },

  start: async (account, { payment: { refno, amount, currency }, returnUrl, newsUrl }) => {
    const body = {
      refno,
      amount,
      currency,
      language: 'de',
      autoSettle: account.captureMoment === 'at-once',
      redirect: { successUrl: returnUrl, cancelUrl: returnUrl, errorUrl: returnUrl, method: 'GET' },
      webhook: { url: newsUrl },
    }
    const answer = await ask(account, 'POST', '/v1/transactions', { body, once: refno })
    const { transactionId } = told(started, answer)

    return { reference: transactionId, checkoutUrl: `${payBase(account)}/v1/start/${transactionId}` }
  },

  ask: async (account, { reference }) =>
    factsOf(told(transaction, await ask(account, 'GET', pathOf(reference)))),

  capture: async (account, { payment: { reference, refno, currency }, amount, once }) => {
    const body = { amount, currency, refno }
    await ask(account, 'POST', `${pathOf(reference)}/settle`, { body, once })
  },

  release: async (account, { payment: { reference, refno }, once }) => {
    await ask(account, 'POST', `${pathOf(reference)}/cancel`, { body: { refno }, once })
  },

  refund: async (account, { payment: { reference, refno, currency }, amount, once }) => {
    const body = { amount, currency, refno }
    await ask(account, 'POST', `${pathOf(reference)}/credit`, { body, once })
  },

  isGenuine: ({ signKey }, _reference, { headers, body }) => {
    const signature = /^t=(\d{1,20}),s0=([\da-f]{64})$/.exec(headers.get('datatrans-signature') ?? '')
    if (!signKey || !signature) return false
    const [, at = '', told = ''] = signature
    const own = createHmac('sha256', Buffer.from(signKey, 'hex'))
      .update(at + body)
      .digest('hex')

    return isSameSecret(own, told)
  },
}

const pathOf = (reference: string): string => `/v1/transactions/${encodeURIComponent(reference)}`

const apiBase = ({ isTest }: OpenAccount): string =>
  process.env.DATATRANS_API_URL ?? `https://api.${isTest ? 'sandbox.' : ''}datatrans.com`
const payBase = ({ isTest }: OpenAccount): string =>
  process.env.DATATRANS_PAY_URL ?? `https://pay.${isTest ? 'sandbox.' : ''}datatrans.com`

function ask(
  account: OpenAccount,
  method: 'GET' | 'POST',
  path: string,
  sending?: Sending,
): Promise<unknown> {
  const access = Buffer.from(`${account.merchant}:${account.key}`).toString('base64')

  return askJson({
    provider: 'Datatrans',
    url: apiBase(account) + path,
    method,
    authorization: `Basic ${access}`,
    sending,
  })
}

const started = z.object({ transactionId: z.string().check(z.regex(/^[\w-]{1,64}$/)) })
const money = z.object({ amount: z.int().check(z.nonnegative()) })
const transaction = z.object({
  status: z.string(),
  currency: z.string(),
  refno: z.string(),
  detail: z.optional(z.object({ authorize: z.optional(money), settle: z.optional(money) })),
  history: z.optional(
    z.array(z.object({ action: z.string(), amount: z.optional(z.number()), success: z.boolean() })),
  ),
})

const states: Readonly<Record<string, ProviderState>> = {
  initialized: 'open',
  challenge_required: 'open',
  challenge_ongoing: 'open',
  authenticated: 'open',
  authorized: 'authorised',
  settled: 'paid',
  transmitted: 'paid',
  canceled: 'canceled',
  failed: 'failed',
}

function factsOf({ status, currency, refno, detail, history = [] }: z.output<typeof transaction>): ToldFacts {
  const done = history.filter(({ success }) => success)
  const sum = (action: string) =>
    done.reduce((total, event) => (event.action === action ? total + (event.amount ?? 0) : total), 0)
  const state = states[status] ?? 'open'

  return {
    state,
    authorised: detail?.authorize?.amount ?? 0,
    captured: state === 'paid' ? (detail?.settle?.amount ?? sum('settle')) : 0,
    refunded: sum('credit'),
    currency,
    refno,
  }
}
