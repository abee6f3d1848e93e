import { type Answer, callOf } from '#domain/api/call-of.ts'
import type { placeOrderContract } from '#domain/ordering/order-calls.contract.ts'
import type { PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiError } from '#domain/refusals/refusals.ts'

export type SubmitOutcome =
  | { kind: 'placed'; order: PublicOrder }
  /** The server says what is wrong, mostly with the name of a field. `isDefinite`: this made no order. */
  | { kind: 'refused'; errors: readonly ApiError[]; isDefinite: boolean }
  /** Prices or availability moved since the page was loaded. */
  | { kind: 'price-changed'; errors: readonly ApiError[] }
  /** An earlier click with the same key is still being worked on. */
  | { kind: 'in-progress' }
  | { kind: 'offline' }
  /** Nothing readable came back: the order may exist, so the same key is sent again. */
  | { kind: 'unknown' }

export type PlaceOrder = (given: Sent) => Promise<Answer<typeof placeOrderContract>>
type Sent = { headers: { 'idempotency-key': string }; body: PlaceOrderRequest }

type Submission = {
  request: PlaceOrderRequest
  idempotencyKey: string
  placeOrder?: PlaceOrder | undefined
  wait?: (milliseconds: number) => Promise<void>
}

const RETRIES_WHILE_IN_PROGRESS = 5

/** Sends the order; asks again by itself while the first attempt with the same key is still running. */
export async function submitOrder({
  request,
  idempotencyKey,
  placeOrder = placeAsGuest,
  wait = sleep,
}: Submission): Promise<SubmitOutcome> {
  for (let attempt = 0; ; attempt++) {
    const answer = await placeOrder({ headers: { 'idempotency-key': idempotencyKey }, body: request })
    const outcome = outcomeOf(answer)
    if (answer.ok || outcome.kind !== 'in-progress' || attempt === RETRIES_WHILE_IN_PROGRESS) return outcome

    await wait((answer.retryAfterSeconds ?? 1) * 1000)
  }
}

const place = callOf<typeof placeOrderContract>('post', '/api/orders')
const placeAsGuest: PlaceOrder = (given) => place(fetch, given)

function outcomeOf(answer: Answer<typeof placeOrderContract>): SubmitOutcome {
  // Whatever stands between guest and server may answer with a success of its own.
  if (answer.ok) return isOrder(answer.body) ? { kind: 'placed', order: answer.body } : { kind: 'unknown' }

  const { kind, errors, status } = answer
  // An answer that got lost on its way is as good as one without words, as long as there is a connection.
  if (kind !== 'refused') return { kind: kind === 'unreachable' && !navigator.onLine ? 'offline' : 'unknown' }
  if (errors.some(({ code }) => code === 'price-changed')) return { kind: 'price-changed', errors }
  if (errors.some(({ code }) => code === 'order-in-progress')) return { kind: 'in-progress' }

  return { kind: 'refused', errors, isDefinite: isDefinite(status) }
}

const isOrder = (body: object | undefined): body is PublicOrder => body !== undefined && 'uid' in body

/** Whoever is told to come later, or meets a failure, was not told about an earlier try with the same key. */
function isDefinite(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status)
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
