import { createHash } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { Refused } from '#kernel/refused.ts'
import { leadTimeOfItems } from '#domain/catalogue/lead-time.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { slotProblem, slotQuestionOf } from '#domain/ordering/checkout.ts'
import { checkoutErrorOf } from '#domain/ordering/checkout.texts.ts'
import { kioskShop } from '#domain/ordering/kiosk-shop.ts'
import { priceOrder } from '#domain/ordering/order-pricing.ts'
import type { PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import { promisedTime } from '#domain/ordering/promised-time.ts'
import { staffShop } from '#domain/ordering/staff-shop.ts'
import { orderWorkUnits } from '#domain/ordering/slot-capacity.ts'
import { cachedBranchShop, type OrderableBranch } from '#plugins/shop/shop.port.ts'
import { claimSlot } from './claim-slot.ts'
import { findOrder, type FoundOrder } from './find-order.ts'
import { makeOrder } from './make-order.ts'
import { orderErrors } from './order-errors.ts'
import { type OrderTaker, type PlacedClaim, storePlacedOrder } from './store-placed-order.ts'
import { asPlaced, toPublicOrder } from './to-public-order.ts'

type Placing = {
  req: PayloadRequest
  request: PlaceOrderRequest
  idempotencyKey: string
  /** The kiosk at which it is ordered, which takes less than the shop does. */
  device?: string | undefined
  /** Who of the staff orders for a guest. */
  taker?: OrderTaker | undefined
  now: Temporal.Instant
}

/**
 * Takes an order: checks it, prices it from ids alone and stores it with its ticket number. The same key
 * and request get the answer of the first time, even when the shop has closed or changed since; the same
 * key with another request is refused. Source: decisions 5.
 */
export async function placeOrder({ req, ...placing }: Placing): Promise<PublicOrder> {
  const { payload } = req
  const { request, idempotencyKey, taker } = placing
  // What staff take is another request than what a guest sends, even under the same key.
  const content = taker ? { ...request, channel: taker.channel } : request
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')

  const outcome = await tryToPlace({ ...placing, payload, fingerprint })
  if (outcome.kind === 'placed') return outcome.order

  const earlier = await findEarlierAnswer(payload, idempotencyKey, fingerprint)
  if (earlier) return earlier
  throw outcome.kind === 'refused' ? outcome.refusal : new Refused('order-in-progress')
}

type Attempt = Omit<Placing, 'req'> & { payload: Payload; fingerprint: string }
type Outcome = { kind: 'placed'; order: PublicOrder } | Refusal | { kind: 'key-taken' }
type Refusal = { kind: 'refused'; refusal: Refused }

async function tryToPlace(attempt: Attempt): Promise<Outcome> {
  const { payload, request, now } = attempt
  const found = await cachedBranchShop(payload, request.branch)
  if (!found) return refused(new Refused('unknown-branch'))
  const branch = { ...found, shop: shopFor(attempt, found.shop) }

  const checked = await check(payload, branch, request, now)
  return checked.kind === 'refused' ? checked : storeInSlot(attempt, branch, checked.priced)
}

/** A kiosk takes less than the shop does, and staff ask for less. */
function shopFor({ device, taker }: Attempt, shop: BranchShopView): BranchShopView {
  if (taker) return staffShop(shop)

  return device === undefined ? shop : kioskShop(shop)
}

type Priced = Extract<ReturnType<typeof priceOrder>, { ok: true }>

async function check(
  payload: Payload,
  { shop }: OrderableBranch,
  request: PlaceOrderRequest,
  now: Temporal.Instant,
): Promise<{ kind: 'accepted'; priced: Priced } | Refusal> {
  const priced = priceOrder({ shop, request, now })
  const errors = await orderErrors({ payload, shop, request, priced, now })
  if (!priced.ok || errors.length > 0) return refused(new Refused('validation', {}, errors))

  const { expectedTotal } = request
  if (expectedTotal !== undefined && expectedTotal !== priced.total) {
    const facts = { expected: expectedTotal, actual: priced.total, items: priced.items }
    return refused(new Refused('price-changed', facts))
  }
  return { kind: 'accepted', priced }
}

/** The order takes its place in the slot for which it is promised, or is refused where that has none left. */
function storeInSlot(attempt: Attempt, branch: OrderableBranch, priced: Priced): Promise<Outcome> {
  const { payload, request, device, taker, now, ...key } = attempt
  const { shop } = branch
  const leadTimeMinutes = leadTimeOfItems(shop.products, request.items)
  const question = slotQuestionOf({ form: request, branch: shop.branch, leadTimeMinutes, now })
  const appointment = request.appointmentDate ? Temporal.Instant.from(request.appointmentDate) : null
  const workUnits = shop.branch.isQuotationRequired
    ? 0
    : orderWorkUnits(request.items, (product) => branch.workUnits.get(product) ?? 0)

  return claimSlot({
    pool: payload.db.pool,
    branch,
    claim: { orderType: question.orderType, units: workUnits },
    now,
    write: async (database, fullSlots) => {
      const wanted = { ...question, fullSlots }
      const problem = slotProblem(wanted, appointment)
      if (problem) return refused(new Refused('validation', {}, [checkoutErrorOf(problem)]))

      const slot = { promisedAt: promisedTime({ ...wanted, appointment }), workUnits }
      const order = makeOrder({ branch, request, priced, slot, device, taker, now })
      const stored = await storePlacedOrder(database, { ...key, order, taker })
      if (!stored) return { kind: 'key-taken' }
      return { kind: 'placed', order: toPublicOrder(justPlaced(order, stored.ticketNumber, branch)) }
    },
  })
}

const refused = (refusal: Refused): Refusal => ({ kind: 'refused', refusal })

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
    history: [{ to: order.status, at: order.placedAt }],
    quotation: null,
    branchView: { id, identifier, name, timeZone, ...address },
  }
}

/**
 * The answer is made again from the order, so that no second copy of a guest's choices is kept. Only the requested
 * appointment and the promise stay with the claim, for one that is agreed on later takes their place in the order.
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

  const order = await findOrder(pool, claim.response.order)
  return order && toPublicOrder(asPlaced(order, claim.response))
}
