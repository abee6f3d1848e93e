import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'

import { transactionOf } from '#kernel/database/hold-until-commit.ts'
import { Refused } from '#kernel/refused.ts'
import {
  forgottenNames,
  forgottenOfPersons,
  type KeptName,
  orderFields,
} from '#domain/ordering/order-fields.ts'
import { openStatuses } from '#domain/ordering/order-status.ts'
import { notifyTagsOf } from '#kernel/live/notify-tags.ts'

import { hasStatus, orderColumn } from '../operations/order-record.ts'
import { type Fragment, isOf, ownContactOf } from '../operations/orders-of-customer.ts'

const mostNamed = 5

/**
 * Erasing a customer takes their name, address and words out of their orders; what was sold stays, because
 * books are kept on it. An order that is still on its way needs them, so the erasure waits for it.
 */
export const forgetGuest: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const contact = await ownContactOf(req, String(id))
  if (!contact) return

  await refuseWhileOpen(req, isOf(contact))
  await forget(req, isOf(contact))
}

async function refuseWhileOpen(req: PayloadRequest, whose: Fragment): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string; ticket: string }>(sql`
    select id, ticket_number::text as ticket from orders
     where ${whose} and ${sql.raw(hasStatus(openStatuses, 'orders'))} order by placed_at`)
  if (rows.length === 0) return

  const usedBy = rows.slice(0, mostNamed).map((order) => ({
    collection: 'orders',
    id: order.id,
    title: order.ticket,
    entity: 'Offene Bestellung',
  }))
  throw new Refused('still-in-use', { usedBy, more: rows.length - usedBy.length })
}

async function forget(req: PayloadRequest, whose: Fragment): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string; uid: string }>(sql`
    update orders set ${emptied}, updated_at = now()
     where ${whose} returning id, uid`)
  if (rows.length === 0) return

  const orders = listOf(rows.map(({ id }) => id))
  // Files that were only sent for these orders are forgotten ones from now on, which the upkeep removes.
  await transaction.execute(sql`
    update uploads set is_kept = false where id::text in (
      select jsonb_array_elements_text(jsonb_path_query_array(items, '$[*].parts[*].uploads[*]'))
        from orders where id::text in (${orders}))`)
  await transaction.execute(sql`
    update uploads set is_kept = false where id::text in (
      select jsonb_array_elements_text(jsonb_path_query_array(asked, '$[*].parts[*].uploads[*]'))
        from order_quotations where order_id::text in (${orders}))`)
  await transaction.execute(sql`update orders set items = ${wordless('items')} where id::text in (${orders})`)
  await transaction.execute(sql`
    update order_quotations set message = null, items = ${wordless('items')}, asked = ${wordless('asked')}
     where order_id::text in (${orders})`)
  await transaction.execute(sql`
    update order_events set reason = null, detail = ${wordlessDetail} where order_id::text in (${orders})`)
  await transaction.execute(sql`update messages set recipient = null where order_id::text in (${orders})
    and reader = 'guest'`)
  await transaction.execute(sql`
    update vouchers set recipient_name = null, recipient_email = null, message = null
     where order_id::text in (${orders})`)
  const { rows: reviews } = await transaction.execute<{ id: string }>(sql`
    update order_reviews
       set comment = null, shown_name = null, may_be_shown = false, is_released = false
     where order_id::text in (${orders}) returning id`)
  const told = listOf([...rows, ...reviews].map(({ id }) => id))
  await transaction.execute(sql`
    update logs set changes = null
     where collection in ('orders', 'order-reviews') and document_id in (${told})`)
  await notifyTagsOf(req, [
    'orders',
    'order-reviews',
    ...rows.flatMap(({ id, uid }) => [`orders:${id}`, `orders:${uid}`]),
  ])
}

const emptied = sql.raw(
  [
    ...forgottenNames.map((name) => `"${orderColumn(name)}" = ${emptyValue(name)}`),
    ...forgottenOfPersons.map(
      (name) =>
        `"${orderColumn(name)}" = case when is_company then "${orderColumn(name)}" else ${emptyValue(name)} end`,
    ),
  ].join(', '),
)

function emptyValue(name: KeptName): string {
  return orderFields[name].kind === 'tick' ? 'false' : 'null'
}

/** What was sold, without the texts and files of the guest and what was said to them. */
const wordless = (lines: 'items' | 'asked'): Fragment =>
  sql.raw(`(
  select coalesce(jsonb_agg(item - 'comment' || jsonb_build_object('parts', (
           select coalesce(jsonb_agg(part || '{"text": null, "uploads": []}' order by at), '[]')
             from jsonb_array_elements(item -> 'parts') with ordinality as p (part, at))) order by place), '[]')
    from jsonb_array_elements(${lines}) with ordinality as i (item, place))`)

/** What a line cost before and after, without what was said about it. */
const wordlessDetail = sql.raw(
  ['{asked,comment}', '{changedItem,before,comment}', '{changedItem,after,comment}'].reduce(
    (detail, path) => `${detail} #- '${path}'`,
    'detail',
  ),
)

function listOf(values: readonly string[]): Fragment {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}
