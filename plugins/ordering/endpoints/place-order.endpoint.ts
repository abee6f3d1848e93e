import type { Endpoint, PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { placeOrderRequest } from '#domain/ordering/order.contract.ts'
import { placeOrder } from '../operations/place-order.ts'
import { parseBody } from '#kernel/api/parse-request.ts'

/** A guest orders. The same key and body may be sent again and give the same answer. */
export const placeOrderEndpoint: Endpoint = {
  path: '/',
  method: 'post',
  handler: async (req) => {
    const idempotencyKey = readIdempotencyKey(req)
    const request = await parseBody(req, placeOrderRequest)
    const order = await placeOrder({ req, request, idempotencyKey, now: Temporal.Now.instant() })

    return Response.json(order, { status: 201, headers: { 'cache-control': 'no-store' } })
  },
}

function readIdempotencyKey({ headers }: PayloadRequest): string {
  const key = headers.get('idempotency-key') ?? ''
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new Refused('idempotency-key-missing')
  return key
}
