import type { OrderDiscount } from '#domain/ordering/discounts/discount.contract.ts'
import { type KeptFields, orderFields } from '#domain/ordering/order-fields.ts'
import type { KitchenState } from '#domain/ordering/kitchen-state.contract.ts'
import type { OrderOrigin } from '#domain/ordering/order-origin.contract.ts'
import { placedStatuses, revenueStatuses } from '#domain/ordering/order-status.ts'
import type { OrderStatus } from '#domain/ordering/order-terms.ts'
import type { OrderItem, TaxedAlready, TaxTotal } from '#domain/ordering/order.contract.ts'

/** One row of `orders` as the hot paths read and write it, in the names of the collection's fields. */
export type OrderRecord = Omit<
  KeptFields,
  'items' | 'taxes' | 'taxedBefore' | 'discounts' | 'kitchen' | 'origin'
> & {
  items: OrderItem[]
  taxes: TaxTotal[]
  taxedBefore: TaxedAlready[]
  discounts: OrderDiscount[]
  kitchen: KitchenState | null
  origin: OrderOrigin | null
}

/** The column of a field, as Payload names it. */
export function orderColumn(field: keyof OrderRecord): string {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return orderFields[field].kind === 'relation' ? `${column}_id` : column
}

/** A field's value as PostgreSQL takes it. */
export function orderValue(field: keyof OrderRecord, value: unknown): unknown {
  return orderFields[field].kind === 'json' ? JSON.stringify(value) : value
}

/**
 * An SQL expression that answers a field under its own name. Numbers are numeric columns, which `pg` would answer
 * as text, and instants it would answer as dates; here they are numbers and ISO text.
 */
export function orderSelection(field: keyof OrderRecord, table: string): string {
  const column = `${table}."${orderColumn(field)}"`
  switch (orderFields[field].kind) {
    case 'count':
    case 'cents':
      return `${column}::float8 as "${field}"`
    case 'instant':
      return `${instantText(column)} as "${field}"`
    case 'text':
    case 'tick':
    case 'choice':
    case 'json':
    case 'relation':
      return `${column} as "${field}"`
  }
}

/** An SQL condition on the state of an order. */
export function hasStatus(statuses: readonly OrderStatus[], table: string): string {
  return `${table}.status in (${statuses.map((status) => `'${status}'`).join(', ')})`
}

/** An SQL condition on whether the house has heard of an order: one that is paid online comes with its money. */
export const hasArrived = (table: string): string => `${table}.status <> 'awaiting-payment'`

/** An SQL condition on whether an order has a place in its slot. */
export const hasPlace = (table: string): string =>
  `(${hasStatus(placedStatuses, table)} and ${table}.voided_at is null)`

/** An SQL condition on whether an order counts as revenue. */
export const isSold = (table: string): string =>
  `(${hasStatus(revenueStatuses, table)} and ${table}.voided_at is null)`

/** An SQL condition on whether nothing but vouchers was ordered; see `isOnlyVouchers`. */
export const isForVouchers = (table: string): string =>
  `(${table}.items @? '$[*].voucher' and not ${table}.items @? '$[*] ? (!exists(@.voucher))')`

/** An SQL expression for when an order is due: as promised, else as wished, else at once. */
export const dueAt = (table: string): string =>
  `coalesce(${table}.promised_at, ${table}.appointment_date, ${table}.placed_at)`

/** An SQL expression for an instant as ISO text with milliseconds, the form that JSON carries. */
export function instantText(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
