import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { splitTax } from '#domain/money/money.ts'
import { emptyForm } from '#domain/ordering/entered-form.ts'
import type { PricedOrder } from '#domain/ordering/order-pricing.ts'
import type { PlaceOrderRequest } from '#domain/ordering/order.contract.ts'
import { inTurn } from '#kernel/database/in-turn.ts'
import { Refused } from '#kernel/refused.ts'
import { cachedBranchShop, type OrderableBranch } from '#plugins/shop/shop.port.ts'
import {
  dayIn,
  type IssueWish,
  newVoucherOf,
  readSoldVouchers,
  refuseWrongWish,
  requireIssuing,
  storeVoucher,
} from '#plugins/vouchers/vouchers.port.ts'

import { makeOrder } from './make-order.ts'
import { type NewOrder, storePlacedOrder } from './store-placed-order.ts'

export type VoucherSale = IssueWish & { branch: string; paymentMethod: 'cash' | 'atm-card' }
type Selling = { sale: VoucherSale; idempotencyKey: string; now: Temporal.Instant }

/**
 * Sells a voucher over the counter: an order that is paid and handed over, so that till, books and receipts know of it
 * as of any other, and the voucher with it, all or nothing. The same key and sale again answer the same voucher.
 */
export async function sellVoucher(
  req: PayloadRequest,
  { sale, idempotencyKey, now }: Selling,
): Promise<{ id: string; name: string }> {
  await requireIssuing(req, sale.branch)
  const { payload } = req
  const branch = await cachedBranchShop(payload, sale.branch)
  if (!branch) throw new Refused('unknown-branch')
  refuseWrongWish(sale, dayIn(branch.shop.branch.timeZone, now))

  const person = String(req.user?.id)
  const fingerprint = createHash('sha256').update(JSON.stringify(sale)).digest('base64url')
  const order = orderOf(branch, sale, { person, now })
  const sold = { order: order.id, line: 0, piece: 0 }
  const voucher = newVoucherOf({
    secret: payload.secret,
    branch: sale.branch,
    wish: sale,
    sold,
    by: person,
    now,
  })
  const isSold = await inTurn(payload.db.pool, `voucher-sale:${idempotencyKey}`, async (connection) => {
    const paid = { payments: [captureOf(sale)], vouchers: [] }
    const taker = { person, channel: 'counter' as const }
    const stored = await storePlacedOrder(connection, { order, taker, idempotencyKey, fingerprint, paid })

    return stored !== null && storeVoucher(connection, voucher)
  })

  return isSold ? { id: voucher.id, name: voucher.name } : soldBefore(req, idempotencyKey, fingerprint)
}

const captureOf = ({ value: amount, paymentMethod: method }: VoucherSale) => ({
  kind: 'capture' as const,
  amount,
  method,
  reference: null,
})

type Sold = { person: string; now: Temporal.Instant }

function orderOf(branch: OrderableBranch, sale: VoucherSale, { person, now }: Sold): NewOrder {
  const order = makeOrder({
    branch,
    request: requestOf(sale),
    priced: pricedOf(sale),
    slot: { promisedAt: null, workUnits: 0 },
    taker: { person, channel: 'counter' },
    now,
  })

  return { ...order, status: 'completed', paymentStatus: 'paid', isQuotation: false }
}

const requestOf = ({ branch, paymentMethod }: VoucherSale): PlaceOrderRequest => ({
  ...emptyForm,
  branch,
  paymentMethod,
  isDelivery: false,
  isDineIn: false,
  items: [],
})

function pricedOf({ value, kind, taxRate }: VoucherSale): PricedOrder {
  const rate = kind === 'single-purpose' ? (taxRate ?? 0) : 0
  const { taxCents: tax, netCents: net } = splitTax(value, rate)
  const item = {
    line: 0,
    product: '',
    name: 'Gutschein',
    amount: 1,
    unit: 'piece' as const,
    calculationModel: 'fixed' as const,
    unitPrice: value,
    gross: value,
    voucher: kind,
    isPriceHidden: false,
    taxRate: rate,
    allergens: [],
    bundleItems: [],
    parts: [],
  }

  return {
    items: [item],
    goodsGross: value,
    deliveryGross: 0,
    discounts: [],
    discount: 0,
    donation: 0,
    tip: 0,
    total: value,
    taxes: [{ taxRate: rate, gross: value, tax, net }],
    isEstimated: false,
  }
}

/** The voucher of the first time, for whoever did not hear of it. */
async function soldBefore(
  { payload }: PayloadRequest,
  key: string,
  fingerprint: string,
): Promise<{ id: string; name: string }> {
  const { rows } = await payload.db.pool.query<{ fingerprint: string; order: string }>({
    name: 'find-voucher-sale',
    text: `select fingerprint, response ->> 'order' as "order" from idempotency_keys
            where scope = 'orders' and key = $1`,
    values: [key],
  })
  const [claim] = rows
  if (!claim || claim.fingerprint !== fingerprint) throw new Refused('idempotency-key-reused')
  const [sold] = await readSoldVouchers(payload.db.pool, claim.order)
  if (!sold) throw new Refused('idempotency-key-reused')

  return { id: sold.voucher, name: sold.name }
}
