import type { PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import type { ApiErrors } from '#domain/refusals/api-error.contract.ts'

export type ApiError = ApiErrors['errors'][number]

export type SubmitOutcome =
  | { kind: 'placed'; order: PublicOrder }
  /** The server says what is wrong, mostly with the name of a field. `isDefinite`: this made no order. */
  | { kind: 'refused'; errors: ApiError[]; isDefinite: boolean }
  /** Prices or availability moved since the page was loaded. */
  | { kind: 'price-changed'; errors: ApiError[] }
  /** An earlier click with the same key is still being worked on. */
  | { kind: 'in-progress' }
  | { kind: 'offline' }
  /** Nothing readable came back: the order may exist, so the same key is sent again. */
  | { kind: 'unknown' }

type Submission = {
  request: PlaceOrderRequest
  idempotencyKey: string
  wait?: (milliseconds: number) => Promise<void>
}

const RETRIES_WHILE_IN_PROGRESS = 5

/** Sends the order; asks again by itself while the first attempt with the same key is still running. */
export async function submitOrder({
  request,
  idempotencyKey,
  wait = sleep,
}: Submission): Promise<SubmitOutcome> {
  for (let attempt = 0; ; attempt++) {
    const response = await post(request, idempotencyKey)
    if (response === 'offline') return { kind: 'offline' }

    const outcome = await outcomeOf(response)
    if (outcome.kind !== 'in-progress' || attempt === RETRIES_WHILE_IN_PROGRESS) return outcome

    await wait((Number(response.headers.get('retry-after')) || 1) * 1000)
  }
}

/** An answer that got lost on its way is as good as one without words, as long as there is a connection. */
async function post(request: PlaceOrderRequest, idempotencyKey: string): Promise<Response | 'offline'> {
  try {
    return await fetch('/api/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(request),
    })
  } catch {
    return navigator.onLine ? Response.error() : 'offline'
  }
}

async function outcomeOf(response: Response): Promise<SubmitOutcome> {
  const body: unknown = await response.json().catch(() => null)

  // Our own server's answer; its shape is the contract that the server itself validates.
  if (response.ok && isObject(body) && 'uid' in body) return { kind: 'placed', order: body as PublicOrder }

  const errors = errorsIn(body)
  if (errors.length === 0) return { kind: 'unknown' }
  if (errors.some(({ code }) => code === 'price-changed')) return { kind: 'price-changed', errors }
  if (errors.some(({ code }) => code === 'order-in-progress')) return { kind: 'in-progress' }

  return { kind: 'refused', errors, isDefinite: isDefinite(response.status) }
}

/** Whoever is told to come later, or meets a failure, was not told about an earlier try with the same key. */
function isDefinite(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 425, 429].includes(status)
}

function errorsIn(body: unknown): ApiError[] {
  if (!isObject(body) || !('errors' in body) || !Array.isArray(body.errors)) return []

  return body.errors.filter(
    (error): error is ApiError => isObject(error) && typeof Reflect.get(error, 'message') === 'string',
  )
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
