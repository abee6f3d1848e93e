import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { HoursEntry } from '#domain/time/hours.contract.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { keptNames } from '#domain/ordering/order-fields.ts'
import { ledgerRows } from '#plugins/payments/payments.port.ts'
import { quotationRow } from '#plugins/ordering/operations/quotation-record.ts'
import { orderColumn } from '#plugins/ordering/operations/order-record.ts'
import { toHours } from '#collections/shared/to-hours.ts'
import type { WholeVisit } from '#plugins/analytics/analytics.port.ts'
import { readOfferedDiscounts } from '#plugins/discounts/discounts.port.ts'
import { noteOrdersOnce } from '#plugins/statistics/statistics.port.ts'
import { toProductView } from '#plugins/shop/operations/to-product-view.ts'

import { categories } from '../menu/categories.data.ts'
import { qrCodes } from '../office/qr-codes.data.ts'
import { type OrderingBranch, type PastOrder, pastOrders } from '../past-orders.ts'
import { type DemoRequest, demoRequests } from '../requests.ts'
import type { PaidOrder } from '../past-orders/pay-order.ts'
import { purchasesOf } from '../past-orders/purchases.ts'
import { favourites } from '../past-orders/rhythm.data.ts'
import { closePastDays, queryingWithin } from './close-past-days.ts'
import type { StoredBranch } from './store-branches.ts'
import type { Catalogue } from './store-catalogue.ts'
import type { StoredShop } from './store-shop.ts'
import { storeSpentVouchers } from './store-vouchers.ts'

type Options = {
  branches: StoredBranch[]
  catalogue: Catalogue
  shop: StoredShop
  visits: readonly WholeVisit[]
  now: Temporal.Instant
}

const seed = 1907

/** Writes the orders of the past year as plain rows: they are history, nobody is to be told of them. */
export async function storePastOrders(req: PayloadRequest, options: Options): Promise<void> {
  const { branches, catalogue, shop, visits, now } = options
  const withPast = branches.filter(({ demo }) => demo.hasPast)
  const tables = new Map(qrCodes.map(({ path, target }) => [path, 'table' in target ? target.table : null]))
  const selling: OrderingBranch[] = []
  for (const branch of withPast) {
    const codeDiscount = await codeDiscountOf(req, branch)
    selling.push({ ...orderingBranch(branch, catalogue), codeDiscount })
  }
  const orders = pastOrders({
    branches: selling,
    donatees: shop.donatees,
    purchases: purchasesOf({ visits, tableOf: (code) => tables.get(code ?? '') ?? null }),
    vouchers: await storeSpentVouchers(req, { branches: withPast, now }),
    now,
    seed,
  })
  const requests = branches
    .filter(({ demo }) => demo.record.isQuotationRequired)
    .flatMap((branch) =>
      demoRequests({ branch: orderingBranch(branch, catalogue), donatees: shop.donatees, now, seed }),
    )
  const all: PaidOrder[] = [...orders, ...requests.map((each) => ({ ...each, payments: [] }))].toSorted(
    (one, other) => (one.order.placedAt < other.order.placedAt ? -1 : 1),
  )
  const db = await transactionOf(req)
  for (let from = 0; from < all.length; from += ordersAtOnce) {
    const some = all.slice(from, from + ordersAtOnce)
    await db.execute(insertOrders(some))
    await db.execute(insertEvents(some))
    await db.execute(insertPayments(some))
  }
  await db.execute(insertOffers(requests))
  await db.execute(insertRedeemed(orders))
  await db.execute(countTickets)
  await noteOrdersOnce(queryingWithin(db))
  // Else it plans as for the few rows that were there before.
  await db.execute(sql`analyze orders, payments, order_events`)
  await closePastDays(req, { branches: branches.map(({ branch }) => branch.id), now, seed })
}

const ordersAtOnce = 500

/** What the branch takes off for whoever comes for the first time. */
async function codeDiscountOf(req: PayloadRequest, { branch }: StoredBranch) {
  const offered = await readOfferedDiscounts(req, branch.id, { menus: [], products: [] })

  return offered.find(({ rule }) => rule.isCode)?.rule
}

function orderingBranch({ demo, branch }: StoredBranch, catalogue: Catalogue): OrderingBranch {
  const { openingHours, deliveryHours, isDeliveryHoursEnabled, isDineInEnabled } = demo.record

  return {
    id: branch.id,
    timeZone: branch.timeZone,
    businessDayStartsAt: branch.businessDayStartsAt,
    openingHours,
    deliveryHours: isDeliveryHoursEnabled ? deliveryHours : openingHours,
    offers: ['takeaway', 'delivery', ...(isDineInEnabled ? (['dineIn'] as const) : [])],
    deliveryAreas: demo.record.deliveryAreas,
    tables: demo.tables.map(({ identifier }) => identifier),
    town: { zipCode: demo.record.zipCode, city: demo.record.city },
    products: demo.card.flatMap((category) => everydayProducts(category, catalogue)),
  }
}

/** What one orders on the spot: no words or pictures from the guest, no days of notice, not sold out. */
function everydayProducts(category: string, catalogue: Catalogue): OrderingBranch['products'] {
  const bundled = new Map([...catalogue.names].map(([id, name]) => [id, { name }]))
  const hours: HoursEntry[] = categories.find(({ key }) => key === category)?.schedule ?? []

  return catalogue.productsOf(category).flatMap(({ key, product }) => {
    const needsGuest = (product.config?.parts ?? []).some(
      (part) => !part.optional && part.type !== 'select' && part.type !== 'multiselect',
    )
    const isForNow = product.isEnabled && !product.isLeadTimeEnabled && !product.soldOutUntil
    if (needsGuest || !isForNow || product.voucherKind) return []

    const view = toProductView(product, {
      pictures: { one: () => null, many: () => [] },
      bundled,
      soldOut: () => null,
    })
    const own = toHours(product.schedule)
    return [{ product: view, weight: favourites[key] ?? 1, schedule: own.length > 0 ? own : hours }]
  })
}

const columns = sql.raw(
  [...keptNames.map(orderColumn), 'created_at', 'updated_at'].map((column) => `"${column}"`).join(', '),
)

function insertOrders(orders: PastOrder[]) {
  const rows = orders.map(({ order, events }) => ({
    ...Object.fromEntries(keptNames.map((field) => [orderColumn(field), order[field]])),
    created_at: order.placedAt,
    updated_at: events.at(-1)?.at,
  }))

  return sql`insert into orders (${columns})
    select ${columns} from jsonb_populate_recordset(null::orders, ${JSON.stringify(rows)}::jsonb)`
}

function insertEvents(orders: PastOrder[]) {
  const rows = orders.flatMap(({ order, events }) =>
    events.map(({ from, to, actor, ...event }) => ({
      ...event,
      order_id: order.id,
      from_status: from,
      to_status: to,
      actor_kind: actor,
    })),
  )

  return sql`insert into order_events (order_id, version, action, from_status, to_status, actor_kind, reason, detail, at)
    select order_id, version, action, from_status, to_status, actor_kind, reason, detail, at
      from jsonb_populate_recordset(null::order_events, ${JSON.stringify(rows)}::jsonb)
     order by at`
}

function insertOffers(requests: DemoRequest[]) {
  const rows = requests.flatMap(({ order, offers }) =>
    // Nobody of the demo has an account yet.
    offers.map((offer) => ({ ...JSON.parse(quotationRow(offer, null)), order_id: order.id })),
  )

  return sql`insert into order_quotations
    select * from jsonb_populate_recordset(null::order_quotations, ${JSON.stringify(rows)}::jsonb)`
}

function insertPayments(orders: PaidOrder[]) {
  const rows = orders.flatMap(({ order, payments }) =>
    payments.flatMap(({ entry, at, reason }) =>
      JSON.parse(ledgerRows([entry], { at, by: null, device: null, reason })).map((row: object) => ({
        ...row,
        order_id: order.id,
        branch_id: order.branch,
      })),
    ),
  )

  return sql`insert into payments
    select * from jsonb_populate_recordset(null::payments, ${JSON.stringify(rows)}::jsonb)`
}

/** What vouchers have paid, as it was spent. */
function insertRedeemed(orders: PaidOrder[]) {
  const rows = orders
    .flatMap(({ order, spent }) => (spent ? [{ ...spent, order: order.id, at: order.placedAt }] : []))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))

  return sql`insert into voucher_lines (voucher_id, order_id, kind, amount, at)
    select voucher, "order", 'redeem', -amount, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (voucher uuid, "order" uuid, amount int, at timestamptz)
     order by at`
}

/** The next guest gets the number after the last one. */
const countTickets = sql`insert into ticket_counters (branch_id, business_day, last_number)
  select branch_id, business_day::date, max(ticket_number)::int from orders group by branch_id, business_day`
