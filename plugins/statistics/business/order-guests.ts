import { createHmac, hkdfSync } from 'node:crypto'

import type { GuestKind } from '#domain/insight/business/order-fact.ts'
import { revenueStatuses } from '#domain/ordering/order-status.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import type { ReadOrder } from './order-record.ts'

const keyBytes = 32
const markBytes = 12
const keys = new Map<string, Buffer>()

/**
 * By what a guest is known again: whoever has the table alone learns no number and no address of it. It goes with the
 * order, and with the name of its guest.
 */
export function marksOf(secret: string, { phone, email }: Pick<ReadOrder, 'phone' | 'email'>): Buffer[] {
  const key = keys.get(secret) ?? Buffer.from(hkdfSync('sha256', secret, 'theke guests', 'mark', keyBytes))
  keys.set(secret, key)
  const said = [phone?.replaceAll(/[^\d+]/g, ''), email?.trim().toLowerCase()].filter((word) => Boolean(word))

  return said.map((word) =>
    createHmac('sha256', key)
      .update(word ?? '')
      .digest()
      .subarray(0, markBytes),
  )
}

type Mark = { mark: Buffer; at: number; order: string; isSold: boolean }

const marksIn = (secret: string, read: readonly ReadOrder[]): Mark[] =>
  read.flatMap(({ id, order, ...contact }) =>
    marksOf(secret, contact).map((mark) => ({
      mark,
      at: order.placedAt,
      order: id,
      isSold: !order.isVoided && revenueStatuses.includes(order.status),
    })),
  )

type Asked = { secret: string; ids: readonly string[]; read: readonly ReadOrder[] }

/**
 * Notes by what the guests of these orders are known, and answers of each order whether its guest was there before.
 * Orders of the same guests that are to be told another answer by now are counted anew next.
 */
export async function meetGuests(
  database: Querying,
  { secret, ids, read }: Asked,
): Promise<(order: string) => GuestKind> {
  const { rows: former } = await database.query<Since>({
    name: 'forget-order-marks',
    text: 'delete from order_guests where order_id = any($1::uuid[]) returning mark, placed_at as since',
    values: [ids],
  })
  const marks = marksIn(secret, read)
  await insertMarks(database, marks)
  await noteOthers(
    database,
    [...former, ...marks.map(({ mark, at }) => ({ mark, since: new Date(at) }))],
    ids,
  )
  const { rows } = await database.query<{ order: string; guest: GuestKind }>({
    name: 'kinds-of-guests',
    text: `select order_id as "order", ${kindOf('order_guests')} as guest
             from order_guests where order_id = any($1::uuid[]) group by order_id`,
    values: [ids],
  })
  const known = new Map(rows.map(({ order, guest }) => [order, guest]))

  return (order) => known.get(order) ?? 'unknown'
}

async function insertMarks(database: Querying, marks: readonly Mark[]): Promise<void> {
  await database.query({
    name: 'note-order-marks',
    text: `insert into order_guests (mark, placed_at, order_id, is_sold)
           select * from unnest($1::bytea[], $2::timestamptz[], $3::uuid[], $4::boolean[])`,
    values: [
      marks.map(({ mark }) => mark),
      marks.map(({ at }) => new Date(at)),
      marks.map(({ order }) => order),
      marks.map(({ isSold }) => isSold),
    ],
  })
}

/** Of the rows of one order: whether one of them was sold to before. */
const kindOf = (table: string) => `
  case when bool_or(exists (
         select from order_guests e
          where e.mark = ${table}.mark and e.is_sold
            and (e.placed_at, e.order_id) < (${table}.placed_at, ${table}.order_id)))
       then 'returning' else 'new' end`

type Since = { mark: Buffer; since: Date }

/** What came before an order is told the same as ever, so those after it are looked at alone: mostly none. */
async function noteOthers(
  database: Querying,
  marks: readonly Since[],
  ids: readonly string[],
): Promise<void> {
  if (marks.length === 0) return
  await database.query({
    name: 'note-orders-of-guests',
    text: `with changed as (
             select mark, min(since) as since from unnest($1::bytea[], $2::timestamptz[]) as c (mark, since) group by mark),
           others as (
             select distinct g.order_id from changed c join order_guests g on g.mark = c.mark and g.placed_at >= c.since
              where g.order_id <> all($3::uuid[]))
           insert into order_facts_due (order_id)
           select g.order_id from others o join order_guests g using (order_id) join order_facts f using (order_id)
            group by g.order_id, f.guest having f.guest <> ${kindOf('g')}`,
    values: [marks.map(({ mark }) => mark), marks.map(({ since }) => since), ids],
  })
}
