import { sumNames } from '#domain/insight/business/order-sums.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { orderWholesUp } from '../../business/order-tables.sql.ts'
import { sumColumn, sumColumns } from '../../business/sum-columns.ts'
import { ownOfOrder } from './carts.ts'

/**
 * What is counted of drawn orders, by whole sets instead of order for order: the rows that the product makes of them,
 * which a test compares.
 */
export async function countOrders(database: Querying): Promise<void> {
  await database.query(guests)
  await database.query(facts)
  await database.query(naming)
  await database.query(ofCarts)
  await database.query(ofOrders)
  await database.query(`
    insert into order_counts (span, start, by, branch_id, type, origin, key, ${sumColumns.join(', ')})
    select 'day', start, by, branch, type, origin, key, ${sumColumns.join(', ')} from drawn_sums
    union all
    select 'month', date_trunc('month', start)::date, by, branch, type, origin, key,
           ${sumColumns.map((column) => `sum(${column})`).join(', ')}
      from drawn_sums group by 2, 3, 4, 5, 6, 7 order by 2, 1`)
  await database.query(orderWholesUp)
  await database.query(hours)
}

/** Whoever has bought before comes again; of some nobody knows who they are. */
const guests = `
  create temporary table drawn_counted as
  select o.*, case when guest is null then 'unknown'
                   when bool_or(is_sold) over (partition by guest order by placed_at, id
                                               rows between unbounded preceding and 1 preceding) then 'returning'
                   else 'new' end as guest_key
    from drawn_orders o order by n;
  insert into order_guests (mark, placed_at, order_id, is_sold)
  select g.mark, o.placed_at, o.id, o.is_sold from drawn_orders o join drawn_guests g using (guest);
  analyze drawn_counted;`

/** What an order says itself, by the names of what is counted. */
const ownKeys: Readonly<Record<(typeof ownOfOrder)[number], string>> = {
  area: 'o.area_key',
  zip: 'o.zip_key',
  guest: 'o.guest_key',
  hour: 'o.hour_key',
  source: 'o.source',
  campaign: 'o.campaign',
  code: 'o.code',
}
const own = ownOfOrder.map((by) => [by, ownKeys[by]] as const)

const facts = `
  insert into order_facts (order_id, branch_id, day, hour, type, origin, method, channel, source, campaign, code, area,
                           guest, status, products, counts)
  select o.id, o.branch, o.day, o.hour, o.type, o.origin, c."paymentMethod", c.channel, o.source, o.campaign, o.code,
         o.area_key, o.guest_key, c.status, array(select jsonb_array_elements_text(c.products)),
         c.kept || jsonb_build_object(${own
           .map(([by, key]) => `'${by}', jsonb_build_array(c.own || jsonb_build_object('key', ${key}))`)
           .join(', ')})
    from drawn_counted o join drawn_carts c using (cart) where o.is_fact`

const naming = `
  insert into order_products (product, name, day)
  select i ->> 'product', max(i ->> 'name'), max(o.last)
    from (select cart, max(day) as last from drawn_counted where is_fact group by 1) o
    join drawn_carts c using (cart), jsonb_array_elements(c.items) as i group by 1`

const times = (table: string) =>
  sumNames.map((name) => `sum(n * ${table}."${name}")::bigint as ${sumColumn(name)}`).join(', ')

/** What is the same for all orders of the same goods. */
const ofCarts = `
  create temporary table drawn_sums as
  with alike as (
    select day as start, branch, type, origin, cart, count(*)::int as n from drawn_counted where is_fact
     group by 1, 2, 3, 4, 5)
  select a.start, s.by, a.branch, a.type, a.origin, s.key, ${times('s')}
    from alike a join drawn_cart_counts s using (cart) group by 1, 2, 3, 4, 5, 6`

const ofOrders = `
  insert into drawn_sums
  with alike as (
    select day as start, k.by, branch, type, origin, k.key, cart, count(*)::int as n
      from drawn_counted o,
           lateral (values ${own.map(([by, key]) => `('${by}', ${key})`).join(', ')}) as k (by, key)
     where is_fact group by 1, 2, 3, 4, 5, 6, 7)
  select a.start, a.by, a.branch, a.type, a.origin, a.key, ${times('w')}
    from alike a join drawn_cart_counts w on w.cart = a.cart and w.by = 'total' group by 1, 2, 3, 4, 5, 6`

const hours = `
  insert into order_hours (day, hour, by, branch_id, type, origin, ${sumColumns.join(', ')})
  with alike as (
    select day, hour, branch, type, origin, cart, count(*)::int as n from drawn_counted where is_fact
     group by 1, 2, 3, 4, 5, 6)
  select a.day, a.hour, s.by, a.branch, a.type, a.origin, ${times('s')}
    from alike a join drawn_cart_counts s on s.cart = a.cart and s.by in ('total', 'goods')
   group by 1, 2, 3, 4, 5, 6 order by 1, 2`
