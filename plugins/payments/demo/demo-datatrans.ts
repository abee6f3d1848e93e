import * as z from 'zod/mini'

import type { ProviderState } from '#domain/ordering/provider-payment.ts'

import { bodyOf } from './body-of.ts'
import { type DemoBank, type DemoPayment, DemoRefusal } from './demo-bank.ts'

const cents = z.int().check(z.positive())
const wished = z.object({
  refno: z.string().check(z.minLength(1), z.maxLength(20)),
  amount: cents,
  currency: z.string().check(z.length(3)),
  autoSettle: z.optional(z.boolean()),
  redirect: z.object({ successUrl: z.url(), cancelUrl: z.url(), errorUrl: z.url() }),
  webhook: z.object({ url: z.url() }),
})
const part = z.object({ amount: cents, currency: z.string(), refno: z.string() })

type Asked = {
  bank: DemoBank
  request: Request
  /** `merchant:password` of who may ask. */
  logins: readonly string[]
}

/** The calls of Datatrans's API that we use, as its reference describes them. `path` begins behind `/v1`. */
export async function demoDatatrans(path: string, { bank, request, logins }: Asked): Promise<Response> {
  const [, login = ''] = /^Basic (\S+)$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (!logins.includes(Buffer.from(login, 'base64').toString())) return refused(401, 'UNAUTHORIZED')
  const once = request.headers.get('idempotency-key')
  const body = await bodyOf(request)
  try {
    return answered(request.method, path, { bank, once, body })
  } catch (error) {
    if (error instanceof DemoRefusal)
      return refused(error.status === 404 ? 404 : 400, 'INVALID_TRANSACTION_STATUS')
    if (error instanceof z.core.$ZodError) return refused(400, 'INVALID_PROPERTY')
    throw error
  }
}

type Call = { bank: DemoBank; once: string | null; body: unknown }

function answered(method: string, path: string, { bank, once, body }: Call): Response {
  if (method === 'POST' && path === '/transactions') {
    const { redirect, webhook, autoSettle = false, ...payment } = wished.parse(body)
    const { id } = bank.once(once, () =>
      bank.create({
        ...payment,
        method: 'datatrans',
        description: '',
        isHeld: !autoSettle,
        returnUrl: redirect.successUrl,
        newsUrl: webhook.url,
      }),
    )
    return Response.json({ transactionId: id }, { status: 201 })
  }

  const [, id = '', deed = ''] = /^\/transactions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? []
  const payment = bank.find(id, 'datatrans')
  if (method === 'GET' && deed === '') return Response.json(transactionOf(payment))
  if (method !== 'POST') throw new DemoRefusal('no such call', 404)
  return bank.once(once && `${deed} ${once}`, () => moved(bank, payment, deed, body)).clone()
}

function moved(bank: DemoBank, payment: DemoPayment, deed: string, body: unknown): Response {
  switch (deed) {
    case 'settle':
      bank.capture(payment, part.parse(body).amount)
      return new Response(null, { status: 204 })
    case 'cancel':
      bank.release(payment)
      return new Response(null, { status: 204 })
    case 'credit':
      bank.refund(payment, part.parse(body).amount)
      return Response.json({ transactionId: `${payment.id}1`, acquirerAuthorizationCode: '123456' })
    default:
      throw new DemoRefusal('no such call', 404)
  }
}

const statuses: Readonly<Record<ProviderState, string>> = {
  open: 'initialized',
  authorised: 'authorized',
  paid: 'settled',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'failed',
}

/** A card as their reference shows one. */
export const demoCard = {
  alias: '7LHXscqwAAEAAAF7CcXyD4qtbQxZAJ5w',
  masked: '424242xxxxxx4242',
  expiryMonth: '12',
  expiryYear: '31',
}

/** As it is asked for, and as it is sent with a message. What is given back is another transaction of theirs. */
export function transactionOf(payment: DemoPayment): object {
  const { id, amount, currency, refno, state, authorised, captured } = payment

  return {
    transactionId: id,
    type: 'payment',
    status: statuses[state],
    currency,
    refno,
    // Told without being asked for; nobody here has a use for it.
    card: demoCard,
    detail: {
      ...((authorised > 0 || captured > 0) && { authorize: { amount: authorised || captured } }),
      ...(captured > 0 && { settle: { amount: captured } }),
    },
    history: [{ action: 'init', amount, success: true, source: 'api' }],
  }
}

const refused = (status: number, code: string): Response =>
  Response.json({ error: { code, message: code.toLowerCase() } }, { status })
