import type { OrderItem, Quotation } from '#domain/ordering/order.contract.ts'

import { instantText } from './order-record.ts'

/** An offer as it is kept for good, with what it answers. */
export type StoredQuotation = Quotation & { asked: OrderItem[] }

/** The row of an offer as JSON, in the names of its columns; the order is the one that is moved by it. */
export function quotationRow(
  { validUntil, goodsGross, ...offer }: StoredQuotation,
  by: string | null,
): string {
  return JSON.stringify({ ...offer, goods_gross: goodsGross, valid_until: validUntil, by_id: by })
}

/** Part of the statement that moves an order: the offer is there exactly if the order was moved. */
export const quotationInsert = (row: string): string => `
  insert into order_quotations
  select (jsonb_populate_record(null::order_quotations, ${row}::jsonb || jsonb_build_object('order_id', id))).*
    from moved`

/** An SQL expression for an offer as its contract has it. */
export const quotationObject = (table: string): string => `jsonb_build_object(
  'number', ${table}.number, 'items', ${table}.items, 'taxes', ${table}.taxes,
  'goodsGross', ${table}.goods_gross, 'total', ${table}.total, 'message', ${table}.message,
  'appointment', ${instantText(`${table}.appointment`)}, 'validUntil', ${instantText(`${table}.valid_until`)},
  'at', ${instantText(`${table}.at`)})`

/** The newest offer of an order; most orders have none and are not asked for any. */
export const newestQuotation = (order: string): string => `
  case when ${order}.quotation_status <> 'none' then (
    select ${quotationObject('q')} from order_quotations q
     where q.order_id = ${order}.id order by q.number desc limit 1) end`
