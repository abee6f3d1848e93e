import type { Querying } from '#kernel/database/in-turn.ts'
import { liveChannel } from '#kernel/live/live-message.ts'
import { orderPlaced } from '../jobs/order-effects.ts'
import { keptNames } from '#domain/ordering/order-fields.ts'
import { type LedgerEntry, ledgerInsert, ledgerRows } from '#plugins/payments/payments.port.ts'
import {
  isVoucherRefused,
  type VoucherEntry,
  voucherLinesInsert,
  type VoucherPayment,
  voucherRows,
} from '#plugins/vouchers/vouchers.port.ts'
import type { StaffChannel } from '#domain/ordering/order-terms.ts'
import { instantText, type OrderRecord, orderColumn, orderValue } from './order-record.ts'

/** The ticket number is the database's to give. */
export type NewOrder = Omit<OrderRecord, 'ticketNumber'>

/** Who of the staff ordered for a guest, and where the guest was. */
export type OrderTaker = { person: string; channel: StaffChannel }

type PlacedOrder = {
  order: NewOrder
  taker?: OrderTaker | undefined
  /** Whether guests have to be told anew of discounts, because this order has had the last of one. */
  toldAnew?: boolean
  idempotencyKey: string
  fingerprint: string
  /** Money that comes with it, and the lines of the vouchers that pay. */
  paid?: { payments: readonly LedgerEntry[]; vouchers: readonly VoucherEntry[] } | undefined
}

/** What is kept with a claimed key to answer it again; everything else is in the order. */
export type PlacedClaim = {
  order: string
  appointmentDate: string | null
  /** Missing in claims from before times were promised. */
  promisedAt?: string | null
}

/**
 * Writes an order with all that belongs to it: the claim of its key, the ticket number, the row, its
 * history, the side effects and the live event. It is one statement, so it is atomic, holds the branch's
 * counter for as short as can be and costs one round trip. Answers null when the key is already taken.
 */
export async function storePlacedOrder(
  database: Querying,
  placed: PlacedOrder,
): Promise<{ ticketNumber: number } | null> {
  const { order, taker, idempotencyKey, fingerprint, paid, toldAnew = false } = placed
  const tags = [
    'orders',
    `orders:${order.id}`,
    `orders:${order.uid}`,
    'outbox',
    ...(paid ? ['payments', 'vouchers'] : []),
    ...(toldAnew ? ['discounts'] : []),
  ]
  const message = JSON.stringify({ tags })
  const { rows } = await database.query<{ ticketNumber: number }>({
    ...(paid ? paidStatement : statement),
    values: [
      idempotencyKey,
      fingerprint,
      order.businessDay,
      message,
      taker ? 'staff' : 'guest',
      taker?.person ?? null,
      ...storedFields.map((field) => orderValue(field, order[field])),
      ...(paid ? rowsOf(paid, placed) : []),
    ],
  })
  return rows[0] ?? null
}

/** The same for an order that vouchers pay in whole or in part: all of it or nothing, also where they are gone by now. */
export async function storeWithVouchers(
  database: Querying,
  { vouchers, ...placed }: Omit<PlacedOrder, 'paid'> & { vouchers: VoucherPayment | null },
): Promise<{ ticketNumber: number } | null | 'vouchers-gone'> {
  if (!vouchers) return storePlacedOrder(database, placed)
  const payments = vouchers.parts.map((part) => voucherPayment('capture', part))
  try {
    return await storePlacedOrder(database, { ...placed, paid: { payments, vouchers: vouchers.entries } })
  } catch (error) {
    if (isVoucherRefused(error)) return 'vouchers-gone'
    throw error
  }
}

/** The amount in cents, above zero. */
type OfVoucher = { amount: number } & Required<Pick<LedgerEntry, 'taxedRate' | 'isGiven'>>

/** What a voucher pays or gets back, as the ledger of its order has it. */
export const voucherPayment = (
  kind: LedgerEntry['kind'],
  { amount, taxedRate, isGiven }: OfVoucher,
): LedgerEntry => ({ kind, amount, method: 'gift-voucher', reference: null, taxedRate, isGiven })

function rowsOf(
  { payments, vouchers }: NonNullable<PlacedOrder['paid']>,
  { order, taker }: PlacedOrder,
): [string, string] {
  const booked = { at: order.placedAt, by: taker?.person ?? null, device: order.device, reason: null }

  return [ledgerRows(payments, booked), voucherRows(vouchers, booked)]
}

const storedFields = keptNames.filter((field) => field !== 'ticketNumber')
const firstFieldPlace = 7

const textOf = (besides: string) => `
  with claim as (
    insert into idempotency_keys (scope, key, fingerprint, status, response)
    values ('orders', $1, $2, 201, jsonb_build_object(
      'order', ${placeOf('id')}::uuid,
      'appointmentDate', ${instantText(`${placeOf('appointmentDate')}::timestamptz`)},
      'promisedAt', ${instantText(`${placeOf('promisedAt')}::timestamptz`)}))
    on conflict do nothing
    returning 1),
  ticket as (
    insert into ticket_counters as counter (branch_id, business_day, last_number)
    select ${placeOf('branch')}::uuid, $3::date, 1 from claim
    on conflict (branch_id, business_day) do update set last_number = counter.last_number + 1
    returning last_number),
  placed as (
    insert into orders (${storedFields.map((field) => `"${orderColumn(field)}"`).join(', ')},
                        ticket_number, created_at, updated_at)
    select ${storedFields.map(placeOf).join(', ')},
           last_number, ${placeOf('placedAt')}::timestamptz, ${placeOf('placedAt')}::timestamptz
      from ticket
    returning id, branch_id, ticket_number, version, status, placed_at),
  ${besides}
  event as (
    insert into order_events (order_id, version, action, to_status, actor_kind, actor_id, at)
    select id, version, 'place', status::text, $5, $6, placed_at from placed),
  effect as (
    insert into outbox (topic, dedupe_key, payload)
    select '${orderPlaced.name}', '${orderPlaced.name}:' || id, jsonb_build_object('order', id, 'version', version)
      from placed where status <> 'awaiting-payment')
  select ticket_number::int as "ticketNumber", pg_notify('${liveChannel}', $4) from placed`

const statement = { name: 'store-placed-order', text: textOf('') }
const besidePlace = firstFieldPlace + storedFields.length
const paidStatement = {
  name: 'store-paid-order',
  text: textOf(`
    paid as (${ledgerInsert(`$${besidePlace}`, 'placed')}),
    redeemed as (${voucherLinesInsert(`$${besidePlace + 1}`, 'placed')}),`),
}

function placeOf(field: keyof NewOrder): string {
  return `$${firstFieldPlace + storedFields.indexOf(field)}`
}
