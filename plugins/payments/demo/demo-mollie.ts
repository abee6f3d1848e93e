import * as z from 'zod/mini'

import { centsOf, decimalOf } from '#domain/money/decimal-cents.ts'
import type { ProviderState } from '#domain/ordering/provider-payment.ts'

import { bodyOf } from './body-of.ts'
import { type DemoBank, type DemoPayment, DemoRefusal } from './demo-bank.ts'

const amount = z.object({
  value: z.string().check(z.regex(/^\d+\.\d{2}$/)),
  currency: z.string().check(z.length(3)),
})
const created = z.object({
  amount,
  description: z.string(),
  redirectUrl: z.url(),
  webhookUrl: z.url(),
  metadata: z.object({ refno: z.string() }),
  captureMode: z.optional(z.enum(['manual', 'automatic'])),
})
const part = z.object({ amount })

type PageOf = (payment: DemoPayment) => string
type Asked = { bank: DemoBank; request: Request; pageOf: PageOf; keys: readonly string[] }

/** The calls of Mollie's API that we use, as its reference describes them. `path` begins behind `/v2`. */
export async function demoMollie(path: string, { bank, request, pageOf, keys }: Asked): Promise<Response> {
  const key = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!key || !keys.includes(key)) return refused(401, 'Unauthorized Request', 'Invalid API key')
  const once = request.headers.get('idempotency-key')
  const body = await bodyOf(request)
  try {
    return answered(request.method, path, { bank, pageOf, once, body })
  } catch (error) {
    if (error instanceof DemoRefusal) return refused(error.status, 'Refused', error.message)
    if (error instanceof z.core.$ZodError) return refused(422, 'Unprocessable Entity', 'wrong field')
    throw error
  }
}

type Call = { bank: DemoBank; pageOf: PageOf; once: string | null; body: unknown }

function answered(method: string, path: string, { bank, pageOf, once, body }: Call): Response {
  if (method === 'GET' && path.startsWith('/methods'))
    return answer(200, { count: 0, _embedded: { methods: [] }, _links: {} })
  if (method === 'POST' && path === '/payments') {
    const { metadata, ...wished } = created.parse(body)
    const payment = bank.once(once, () =>
      bank.create({
        method: 'mollie',
        refno: metadata.refno,
        description: wished.description,
        amount: centsOf(wished.amount.value) ?? 0,
        currency: wished.amount.currency,
        isHeld: wished.captureMode === 'manual',
        returnUrl: wished.redirectUrl,
        newsUrl: wished.webhookUrl,
      }),
    )
    return answer(201, shown(payment, pageOf))
  }

  const [, id = '', deed = ''] = /^\/payments\/(\w+)(?:\/([\w-]+))?$/.exec(path) ?? []
  const payment = bank.find(id, 'mollie')
  if (method === 'GET' && deed === '') return answer(200, shown(payment, pageOf))
  if (method !== 'POST') throw new DemoRefusal('no such call', 404)
  return bank.once(once && `${deed} ${once}`, () => moved(bank, payment, deed, body)).clone()
}

function moved(bank: DemoBank, payment: DemoPayment, deed: string, body: unknown): Response {
  const cents = () => centsOf(part.parse(body).amount.value) ?? 0
  switch (deed) {
    case 'captures':
      bank.capture(payment, cents())
      return answer(201, { resource: 'capture', id: 'cpt_1', status: 'succeeded', _links: {} })
    case 'refunds':
      bank.refund(payment, cents())
      return answer(201, {
        resource: 'refund',
        id: 're_1',
        status: 'pending',
        amount: amountOf(payment, cents()),
        _links: {},
      })
    case 'release-authorization':
      bank.release(payment)
      return answer(202, {})
    default:
      throw new DemoRefusal('no such call', 404)
  }
}

const statuses: Readonly<Record<ProviderState, string>> = {
  open: 'open',
  authorised: 'authorized',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
  expired: 'expired',
}

function shown(payment: DemoPayment, pageOf: PageOf): object {
  const { id, refno, description, state, authorised, captured, refunded, isHeld, returnUrl } = payment

  return {
    resource: 'payment',
    id,
    mode: 'test',
    status: statuses[state],
    description,
    metadata: { refno },
    amount: amountOf(payment, payment.amount),
    ...(isHeld && { captureMode: 'manual' }),
    ...(authorised > 0 && { authorizedAt: '2026-01-01T00:00:00+00:00' }),
    ...(isHeld && captured > 0 && { amountCaptured: amountOf(payment, captured) }),
    ...(captured > 0 && {
      amountRefunded: amountOf(payment, refunded),
      amountRemaining: amountOf(payment, captured - refunded),
    }),
    redirectUrl: returnUrl,
    _links: {
      ...(state === 'open' && { checkout: { href: pageOf(payment), type: 'text/html' } }),
    },
  }
}

const amountOf = ({ currency }: DemoPayment, cents: number) => ({ value: decimalOf(cents), currency })

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'content-type': 'application/hal+json' } })

const refused = (status: number, title: string, detail: string): Response =>
  answer(status, { status, title, detail, _links: {} })
