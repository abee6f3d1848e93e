import { createHash } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { priceOrder } from '#domain/ordering/order-pricing.ts'
import type { PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import { cachedBranchShop, type OrderableBranch } from '#plugins/shop/shop.port.ts'
import { findOrder, type FoundOrder } from './find-order.ts'
import { makeOrder } from './make-order.ts'
import { orderErrors } from './order-errors.ts'
import { type PlacedClaim, storePlacedOrder } from './store-placed-order.ts'
import { asPlaced, toPublicOrder } from './to-public-order.ts'

type Placing = {
  req: PayloadRequest
  request: PlaceOrderRequest
  idempotencyKey: string
  now: Temporal.Instant
}

/**
 * Takes an order: checks it, prices it from ids alone and stores it with its ticket number. The same key
 * and request get the answer of the first time, even when the shop has closed or changed since; the same
 * key with another request is refused. Source: decisions 5.
 */
export async function placeOrder({ req, request, idempotencyKey, now }: Placing): Promise<PublicOrder> {
  const { payload } = req
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url')

  const branch = await cachedBranchShop(payload, request.branch)
  const checked = await check(payload, branch, request, now)
  if (branch && checked.isAccepted) {
    const order = makeOrder({ branch, request, priced: checked.priced, now })
    const stored = await storePlacedOrder(payload.db.pool, { order, idempotencyKey, fingerprint })
    if (stored) return toPublicOrder(justPlaced(order, stored.ticketNumber, branch))
  }

  const earlier = await findEarlierAnswer(payload, idempotencyKey, fingerprint)
  if (earlier) return earlier
  throw checked.isAccepted ? new Refused('order-in-progress') : checked.refusal
}

type Checked = { isAccepted: true; priced: Priced } | { isAccepted: false; refusal: Refused }
type Priced = Extract<ReturnType<typeof priceOrder>, { ok: true }>

async function check(
  payload: Payload,
  branch: OrderableBranch | null,
  request: PlaceOrderRequest,
  now: Temporal.Instant,
): Promise<Checked> {
  if (!branch) return { isAccepted: false, refusal: new Refused('unknown-branch') }

  const priced = priceOrder({ shop: branch.shop, request, now })
  const errors = await orderErrors({ payload, shop: branch.shop, request, priced, now })
  if (!priced.ok || errors.length > 0) {
    return { isAccepted: false, refusal: new Refused('validation', {}, errors) }
  }

  const { expectedTotal } = request
  if (expectedTotal !== undefined && expectedTotal !== priced.total) {
    const facts = { expected: expectedTotal, actual: priced.total, items: priced.items }
    return { isAccepted: false, refusal: new Refused('price-changed', facts) }
  }
  return { isAccepted: true, priced }
}

function justPlaced(
  order: ReturnType<typeof makeOrder>,
  ticketNumber: number,
  { shop }: OrderableBranch,
): FoundOrder {
  const { id, identifier, name, phone, email, street, zipCode, city, timeZone } = shop.branch
  // A view leaves empty fields out; the answer that is made again from the database has null there.
  const address = {
    phone: phone ?? null,
    email: email ?? null,
    street: street ?? null,
    zipCode: zipCode ?? null,
    city: city ?? null,
  }
  return {
    ...order,
    ticketNumber,
    history: [{ to: 'awaiting', at: order.placedAt }],
    branchView: { id, identifier, name, timeZone, ...address },
  }
}

/**
 * The answer is made again from the order, so that no second copy of a guest's choices is kept. Only the
 * requested appointment stays with the claim, for one that is agreed on later takes its place in the order.
 */
async function findEarlierAnswer(
  payload: Payload,
  idempotencyKey: string,
  fingerprint: string,
): Promise<PublicOrder | null> {
  const pool = payload.db.pool
  const { rows } = await pool.query<{ fingerprint: string; response: PlacedClaim }>({
    name: 'find-idempotency-key',
    text: `select fingerprint, response from idempotency_keys where scope = 'orders' and key = $1`,
    values: [idempotencyKey],
  })
  const [claim] = rows
  if (!claim) return null
  if (claim.fingerprint !== fingerprint) throw new Refused('idempotency-key-reused')

  const { order: id, appointmentDate } = claim.response
  const order = await findOrder(pool, id)
  return order && toPublicOrder(asPlaced(order, appointmentDate))
}
