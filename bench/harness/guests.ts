import type pg from 'pg'

import { notifyTags } from '#kernel/live/notify-tags.ts'
import { largeBusiness, multiplyRow } from '#plugins/desk/testing/multiply-row.ts'

import type { House } from './past-orders.ts'

export type Link = { id: string; uid: string; hash: string }

export const pathOf = ({ uid, hash }: Link): string => `/api/orders/public/${uid}/${hash}`

/** So many guests who follow an order each: accepted, of today, and with the history that it has by then. */
export async function inviteGuests({ database }: House, count: number): Promise<Link[]> {
  await multiplyRow(database, 'orders', count, {
    ...largeBusiness.orders,
    // Longer than any other, so that nothing else is taken for it.
    uid: "md5(n::text) || 'guest'",
    ticket_number: '1000000 + n',
    business_day: "to_char(now(), 'YYYY-MM-DD')",
    placed_at: 'now()',
    status: "'confirmed'::enum_orders_status",
    promised_at: "now() + interval '1 day'",
    version: '2',
  })
  const { rows } = await database.query<Link>(
    `select id, uid, hash from orders where uid like '%guest' order by uid`,
  )
  for (const [version, from, to] of [
    [1, null, 'awaiting'],
    [2, 'awaiting', 'confirmed'],
  ]) {
    await database.query(
      `insert into order_events (order_id, version, action, from_status, to_status, actor_kind, at)
       select id, $1, 'move', $2, $3, 'staff', now() from orders where uid like '%guest'`,
      [version, from, to],
    )
  }
  await database.query('vacuum analyze orders')
  await database.query('vacuum analyze order_events')

  return rows
}

/** Something of these orders changes, as a move would say it. */
export async function changeOrders(database: pg.Pool, links: readonly Link[]): Promise<void> {
  await database.query('update orders set version = version + 1, updated_at = now() where uid = any($1)', [
    links.map(({ uid }) => uid),
  ])
  for (const { id, uid } of links) await notifyTags(database, ['orders', `orders:${id}`, `orders:${uid}`])
}

/** Each order changes some five times in the hour for which its guest asks every ten seconds. */
const asksPerChange = 72

export const changesIn = (asks: number): number => Math.round(asks / asksPerChange)
