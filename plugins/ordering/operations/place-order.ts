import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import type { Payload, PayloadRequest } from 'payload'

import type { Querying } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { leadTimeOfItems } from '#domain/catalogue/lead-time.ts'
import type { BranchShopView } from '#domain/catalogue/shop.contract.ts'
import { slotProblem, slotQuestionOf } from '#domain/ordering/checkout.ts'
import { checkoutErrorOf } from '#domain/ordering/checkout.texts.ts'
import { kioskShop } from '#domain/ordering/kiosk-shop.ts'
import type { PlaceOrderRequest, PublicOrder } from '#domain/ordering/order.contract.ts'
import { promisedTime } from '#domain/ordering/promised-time.ts'
import { staffShop } from '#domain/ordering/staff-shop.ts'
import { orderWorkUnits } from '#domain/ordering/slot-capacity.ts'
import { isForVouchers } from '#domain/ordering/vouchers/voucher-cart.ts'
import { requestForVouchers, shopForCart } from '#domain/ordering/vouchers/voucher-shop.ts'
import { cachedBranchShop, type OrderableBranch } from '#plugins/shop/shop.port.ts'
import { claimSlot } from './claim-slot.ts'
import { findOrder, type FoundOrder } from './find-order.ts'
import { makeOrder } from './make-order.ts'
import { inTurnOfDiscounts, limitedOf } from './discounts-in-turn.ts'
import {
  type Accepted,
  checkPlacing,
  priceByWhatIsLeft,
  priceChanged,
  type Refusal,
  refused,
  toldDiscounts,
} from './price-placing.ts'
import { type OrderTaker, type PlacedClaim, storeWithVouchers } from './store-placed-order.ts'
import { asPlaced, toPublicOrder } from './to-public-order.ts'
import { vouchersFor, type VouchersOfOrder } from './vouchers-of-request.ts'

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
export async function placeOrder(placing: Placing): Promise<PublicOrder> {
  const { payload } = placing.req
  const { request, idempotencyKey, taker } = placing
  // What staff take is another request than what a guest sends, even under the same key.
  const content = taker ? { ...request, channel: taker.channel } : request
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')

  // Its vouchers are spent by now, which would count as a wrong code.
  const known = request.vouchers?.length
    ? await findEarlierAnswer(payload, idempotencyKey, fingerprint)
    : null
  if (known) return known
  const outcome = await tryToPlace({ ...placing, payload, fingerprint })
  if (outcome.kind === 'placed') return outcome.order

  const earlier = await findEarlierAnswer(payload, idempotencyKey, fingerprint)
  if (earlier) return earlier
  throw outcome.kind === 'refused' ? outcome.refusal : new Refused('order-in-progress')
}

type Attempt = Placing & { payload: Payload; fingerprint: string }
type Outcome = { kind: 'placed'; order: PublicOrder } | Refusal | { kind: 'key-taken' }

async function tryToPlace(attempt: Attempt): Promise<Outcome> {
  const { req, payload, request, now } = attempt
  const found = await cachedBranchShop(payload, request.branch)
  if (!found) return refused(new Refused('unknown-branch'))
  const offered = shopFor(attempt, found.shop)
  const branch = { ...found, shop: shopForCart(offered, request.items) }
  // Whatever a browser says of how and for when: nothing is handed over.
  const asked = branch.shop === offered ? attempt : { ...attempt, request: requestForVouchers(request) }

  const checked = await checkPlacing(req, { branch, request: asked.request, now })
  if (checked.kind === 'refused') return checked
  const vouchers = await vouchersFor(asked, branch, checked.priced)

  return 'kind' in vouchers ? vouchers : storeInSlot(asked, branch, { ...checked, vouchers })
}

/** A kiosk takes less than the shop does, and staff ask for less. */
function shopFor({ device, taker }: Attempt, shop: BranchShopView): BranchShopView {
  if (taker) return staffShop(shop)

  return device === undefined ? shop : kioskShop(shop)
}

type Checked = Accepted & { vouchers: VouchersOfOrder }

/** The order takes its place in the slot for which it is promised, or is refused where that has none left. */
function storeInSlot(attempt: Attempt, branch: OrderableBranch, checked: Checked): Promise<Outcome> {
  const { payload, request, now } = attempt
  const { shop } = branch
  const leadTimeMinutes = leadTimeOfItems(shop.products, request.items)
  const question = slotQuestionOf({ form: request, branch: shop.branch, leadTimeMinutes, now })
  const appointment = request.appointmentDate ? Temporal.Instant.from(request.appointmentDate) : null
  const takesNone = shop.branch.isQuotationRequired || isForVouchers(shop, request.items)
  const workUnits = takesNone
    ? 0
    : orderWorkUnits(request.items, (product) => branch.workUnits.get(product) ?? 0)
  const pool = payload.db.pool

  return claimSlot({
    pool,
    branch,
    claim: { orderType: question.orderType, units: workUnits },
    now,
    write: async (database, fullSlots) => {
      const wanted = { ...question, fullSlots }
      const problem = slotProblem(wanted, appointment)
      if (problem) return refused(new Refused('validation', {}, [checkoutErrorOf(problem)]))

      const slot = { promisedAt: promisedTime({ ...wanted, appointment }), workUnits }
      const limited = limitedOf(checked.priced, toldDiscounts(branch, request))
      const write = async (connection: Querying): Promise<Outcome> => {
        const left =
          limited.length > 0 ? await priceByWhatIsLeft(connection, { branch, request, now }) : checked
        if (left.kind === 'refused') return left
        // Its vouchers were asked what they pay of another sum.
        if (checked.vouchers.payment && !costsTheSame(left.priced, checked.priced))
          return priceChanged(left.priced, checked.priced.total)
        return store(connection, attempt, branch, { ...checked, ...left, slot })
      }
      return inTurnOfDiscounts({ pool, database, limited, write })
    },
  })
}

/** Also by rates, for vouchers may pay for some of them alone. */
const costsTheSame = (one: Accepted['priced'], other: Accepted['priced']): boolean =>
  one.total === other.total && isDeepStrictEqual(one.taxes, other.taxes)

type Slotted = Checked & { slot: { promisedAt: Temporal.Instant | null; workUnits: number } }

async function store(
  database: Querying,
  { request, device, taker, now, ...key }: Attempt,
  branch: OrderableBranch,
  { priced, slot, toldAnew, vouchers: { payment: vouchers } }: Slotted,
): Promise<Outcome> {
  const order = makeOrder({ branch, request, priced, slot, device, taker, now, vouchers })
  const stored = await storeWithVouchers(database, { ...key, order, taker, toldAnew, vouchers })
  if (stored === 'vouchers-gone') return refused(new Refused('voucher-changed'))

  return stored
    ? { kind: 'placed', order: toPublicOrder(justPlaced(order, stored.ticketNumber, branch)) }
    : { kind: 'key-taken' }
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
