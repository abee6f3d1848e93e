import type { ChangeableName } from '#domain/ordering/change-order.ts'
import type { ChangedSale } from '#domain/ordering/change-order-item.ts'
import { isOrderLost, type OrderActor } from '#domain/ordering/order-status.ts'
import type { ChangeItemRequest } from '#domain/ordering/change-item.contract.ts'
import type { ChangedItem, MadeLine, MovedTable, Quoted } from '#domain/ordering/order-history.contract.ts'
import type { Querying } from '#kernel/database/in-turn.ts'
import { holdsKey } from '#plugins/devices/devices.port.ts'
import { type LedgerEntry, ledgerInsert, ledgerRows, refundNote } from '#plugins/payments/payments.port.ts'
import { type VoucherEntry, voucherLinesInsert, voucherRows } from '#plugins/vouchers/vouchers.port.ts'
import { liveChannel } from '#kernel/live/live-message.ts'
import { orderMoved } from '../jobs/order-effects.ts'
import { keptNames } from '#domain/ordering/order-fields.ts'
import { quotationInsert, type StoredQuotation, quotationRow } from './quotation-record.ts'
import { type OrderRecord, orderColumn, orderValue } from './order-record.ts'

/** What may change of an order; everything else of it stays as it was sold. */
export type OrderChange = Partial<
  Pick<
    OrderRecord,
    | 'status'
    | 'paymentStatus'
    | 'paymentMethod'
    | 'voucherPaid'
    | 'taxedBefore'
    | 'counterAppointmentStatus'
    | 'counterAppointment'
    | 'appointmentDate'
    | 'promisedAt'
    | 'placedAt'
    | 'quotationStatus'
    | 'quotationValidUntil'
    | 'rejectionMessage'
    | 'voidedAt'
    | 'kitchen'
    | keyof ChangedSale
    | ChangeableName
  >
>

/** Where somebody stands, or nobody: a device is remembered by its name of now, for it may be gone later. */
export type MovingDevice = { id: string; name: string; keyPrefix: string }
export type OrderMover =
  | { kind: OrderActor; id: string | null; at?: MovingDevice }
  | { kind: 'device'; id: string; at: MovingDevice }

/** The request that was answered is kept, too: it may be sent again. */
export type OrderEventDetail = {
  changedItem?: ChangedItem
  asked?: ItemRequest
  changedFields?: ChangeableName[]
  madeLines?: MadeLine[]
  movedTable?: MovedTable
  quoted?: Quoted
  /** In cents. */
  paidPart?: { amount: number; left: number; people?: number }
  refunded?: number
  refundAsked?: number
  /** What a voucher paid. */
  redeemed?: number
  device?: string
}
export type ItemRequest = ChangeItemRequest & { index: number }

export type MovedOrder = {
  order: OrderRecord
  change: OrderChange
  action: string
  mover: OrderMover
  reason: string | null
  /** What the history tells besides. */
  detail: OrderEventDetail | null
  /** An offer that is made by it. */
  offer?: StoredQuotation | undefined
  /** The lines of the ledger that are written with it. */
  payments?: readonly LedgerEntry[] | undefined
  /** The lines of vouchers that are written with it. */
  vouchers?: readonly VoucherEntry[] | undefined
  /** In cents: what staff give back by the provider. */
  refundWanted?: number | undefined
  at: string
}

/**
 * Writes a move if the order still is in the version and state that was judged, and the device at which it was made
 * still has the key with which it asked, together with its history row, its side effects and its live event, in one
 * statement. Answers whether it was written.
 */
export async function storeMovedOrder(database: Querying, moved: MovedOrder): Promise<boolean> {
  const { order, change, action, mover, reason, at } = moved
  const fields = keptNames.filter((field): field is keyof OrderChange => field in change)
  const besides = rowsBesides(moved)
  const { rowCount } = await database.query({
    ...statementOf(
      fields,
      besides.map(({ kind }) => kind),
    ),
    values: [
      order.id,
      order.version,
      order.status,
      at,
      action,
      mover.kind,
      mover.id,
      reason,
      detailOf(moved),
      messageOf(moved),
      mover.at?.id ?? null,
      mover.at?.keyPrefix ?? null,
      ...fields.map((field) => orderValue(field, change[field])),
      ...besides.map(({ row }) => row),
    ],
  })
  return rowCount === 1
}

function detailOf({ detail, mover }: MovedOrder): string | null {
  const told = mover.at ? { ...detail, device: mover.at.name } : detail

  return told && JSON.stringify(told)
}

function messageOf({ order, change, payments = [], vouchers = [] }: MovedOrder): string {
  const { id, uid } = order
  const tags = [
    'orders',
    `orders:${id}`,
    `orders:${uid}`,
    'outbox',
    ...(payments.length > 0 ? ['payments'] : []),
    ...(vouchers.length > 0 ? ['vouchers'] : []),
    ...(isBudgetMoved(order, change) ? ['discounts'] : []),
  ]

  return JSON.stringify({ tags })
}

/** Whether more or less of a budget is left from now on, so that guests have to be told anew. */
function isBudgetMoved({ discounts, status }: OrderRecord, change: OrderChange): boolean {
  const isMoved = change.status !== undefined && isOrderLost(change.status) !== isOrderLost(status)

  return (
    discounts.some(({ isLimited }) => isLimited) && (isMoved || 'voidedAt' in change || 'discounts' in change)
  )
}

/** What is written beside the order itself, and how. */
const inserts = {
  offer: quotationInsert,
  payments: (rows: string) => ledgerInsert(rows),
  vouchers: (rows: string) => voucherLinesInsert(rows),
  refund: refundNote,
} as const
type Beside = keyof typeof inserts

function rowsBesides(moved: MovedOrder): { kind: Beside; row: string }[] {
  const { offer, payments = [], vouchers = [], refundWanted, mover, reason, at } = moved
  const booked = { at, by: mover.kind === 'staff' ? mover.id : null, device: mover.at?.name ?? null, reason }
  const row = (kind: Beside, of: string | false) => (of === false ? [] : [{ kind, row: of }])

  return [
    ...row('offer', offer ? quotationRow(offer, mover.id) : false),
    ...row('payments', payments.length > 0 && ledgerRows(payments, booked)),
    ...row('vouchers', vouchers.length > 0 && voucherRows(vouchers, booked)),
    ...row('refund', refundWanted !== undefined && String(refundWanted)),
  ]
}

const statements = new Map<string, { name: string; text: string }>()

/** One for each set of fields that is ever written together, which are few: what was sold is large, and rarely among them. */
function statementOf(
  fields: readonly (keyof OrderChange)[],
  besides: readonly Beside[],
): { name: string; text: string } {
  const key = [...fields, ...besides].join()
  const first = fields.length + 13
  const statement = statements.get(key) ?? {
    name: `store-moved-order-${statements.size}`,
    text: textOf(
      fields.map((field, index) => `"${orderColumn(field)}" = $${index + 13}`),
      besides.map((kind, index) => `${kind}_beside as (${inserts[kind](`$${first + index}`)}),`).join(' '),
    ),
  }
  statements.set(key, statement)

  return statement
}

const isStillAllowed = `($11::uuid is null or ${holdsKey({ device: '$11', keyPrefix: '$12', branch: 'orders.branch_id' })})`

const textOf = (assignments: readonly string[], besides: string): string => `
  with moved as (
    update orders
       set ${[...assignments, 'version = version + 1', 'updated_at = $4::timestamptz'].join(', ')}
     where id = $1 and version = $2 and status::text = $3::text and ${isStillAllowed}
    returning id, branch_id, version::int as version, status),
  ${besides}
  event as (
    insert into order_events (order_id, version, action, from_status, to_status, actor_kind, actor_id, reason, detail, at)
    select id, version, $5, $3, status::text, $6, $7, $8, $9::jsonb, $4::timestamptz from moved),
  effect as (
    insert into outbox (topic, dedupe_key, payload)
    select '${orderMoved.name}', '${orderMoved.name}:' || id || ':' || version,
           jsonb_build_object('order', id, 'version', version, 'action', $5::text)
      from moved)
  select pg_notify('${liveChannel}', $10) from moved`
