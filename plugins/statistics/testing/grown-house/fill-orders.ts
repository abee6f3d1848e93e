import { noneKey, unknownKey } from '#domain/insight/business/order-fact.ts'
import { noSums, sumNames } from '#domain/insight/business/order-sums.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { marksOf } from '../../business/order-guests.ts'
import { keptSums } from '../../business/sum-columns.ts'
import { type Cart, cartsOf, totalOf } from './carts.ts'
import { drawnInSql, favouredInSql } from './drawn.ts'
import { keepWays } from './fill-visits.ts'
import { daysOfHouse, type HouseSize, zoneOfHouse } from './house-sizes.ts'
import type { House } from './open-house.ts'
import { waysOf } from './walks.ts'

/** From eleven in the morning until ten at night, by the clock of the house. */
const firstSecond = 39_600
const openSeconds = 39_600
const ordersOfGuest = 6
const areas = 12
const zips = 30

/** Orders with their history and their payments, by a few statements; what they were drawn from stays, as of visits. */
export async function fillOrders(
  database: Querying,
  { house, size, firstDay, secret }: { house: House; size: HouseSize; firstDay: string; secret: string },
): Promise<void> {
  await keepWays(database, house)
  await keepCarts(database, cartsOf(house))
  await keepGuests(database, Math.ceil(size.orders / ordersOfGuest), secret)
  await database.query(drawing({ orders: size.orders, ways: waysOf(house).length, firstDay, house }))
  await database.query('analyze drawn_orders')
  await database.query(storing)
  await database.query(telling)
  await database.query(paying)
}

async function keepCarts(database: Querying, carts: readonly Cart[]): Promise<void> {
  const rows = carts.map(({ order, ledger, history, counts, isSold }, nth) => ({
    ...order,
    cart: nth,
    total: totalOf(order),
    ledger,
    history,
    is_sold: isSold,
    counts,
    kept: counts && keptOf(counts),
    own: keptSums(counts?.find(({ by }) => by === 'total') ?? noSums),
    products: counts?.flatMap(({ by, key }) => (by === 'product' ? [key] : [])),
  }))
  await database.query(
    `create temporary table drawn_carts as select * from jsonb_to_recordset($1::jsonb) as c
            (cart int, type text, status text, "isVoided" boolean, "promisedAt" bigint, "paymentMethod" text, channel text,
             items jsonb, taxes jsonb, tip int, discount int, total int, ledger jsonb, history jsonb, is_sold boolean,
             counts jsonb, kept jsonb, own jsonb, products jsonb)`,
    [JSON.stringify(rows)],
  )
  await database.query(`
    create temporary table drawn_cart_counts as
    select cart, s.* from drawn_carts, jsonb_to_recordset(counts) as s (by text, key text, ${sums})`)
  await database.query('analyze drawn_carts, drawn_cart_counts')
}

const sums = sumNames.map((name) => `"${name}" int`).join(', ')

/** As facts keep them. */
const keptOf = (counts: NonNullable<Cart['counts']>) =>
  Object.fromEntries(
    [...Map.groupBy(counts, ({ by }) => by)].map(([by, rows]) => [
      by,
      rows.map((row) => ({ key: row.key, ...keptSums(row) })),
    ]),
  )

/** Guests with a telephone number, by which they are known again, as the house marks it. */
async function keepGuests(database: Querying, count: number, secret: string): Promise<void> {
  await database.query('create temporary table drawn_guests (guest int, phone text, mark bytea)')
  const guests = Array.from({ length: count }, (_, guest) => {
    const phone = `+43664${String(guest).padStart(7, '0')}`
    return { guest, phone, mark: marksOf(secret, { phone, email: null })[0]?.toString('base64') }
  })
  await database.query(
    `insert into drawn_guests select guest, phone, decode(mark, 'base64')
       from jsonb_to_recordset($1::jsonb) as g (guest int, phone text, mark text)`,
    [JSON.stringify(guests)],
  )
  await database.query('analyze drawn_guests')
}

type Drawing = { orders: number; ways: number; firstDay: string; house: House }

const uuidOf = (words: string) => `md5(${words})::uuid`
const placeOf = ({ branches }: House, n: string) =>
  `(array[${branches.map(({ id }) => `'${id}'`).join(', ')}]::uuid[])[1 + ${favouredInSql(n, 14, branches.length)}]`

/** One in three guests agrees to be counted, and so has an origin; one in ten says no telephone number. */
const drawing = ({ orders, ways, firstDay, house }: Drawing) => `
  create temporary table drawn_orders as
  select d.*, date_trunc('hour', d.placed_at, 'UTC') as hour, c.type, c.is_sold, c.counts is not null as is_fact,
         coalesce(w.origin, '${unknownKey}') as origin,
         coalesce(w.source, case when w.way is null then '${unknownKey}' else '${noneKey}' end) as source,
         coalesce(w.campaign, case when w.way is null then '${unknownKey}' else '${noneKey}' end) as campaign,
         coalesce(w.code, case when w.way is null then '${unknownKey}' else '${noneKey}' end) as code,
         case when c.type <> 'delivery' then '${noneKey}' else 'Bezirk ' || d.zip % ${areas} end as area_key,
         case when c.type <> 'delivery' then '${noneKey}' else (1000 + d.zip * 10)::text end as zip_key,
         (extract(isodow from d.day)::int - 1) || '-' || d.second / 3600 as hour_key
    from (select n, ${uuidOf("'order ' || n")} as id, s.day, s.second,
                 (s.day + s.second * interval '1 second') at time zone '${zoneOfHouse}' as placed_at,
                 ${favouredInSql('n', 12, 600)} as cart,
                 case when ${drawnInSql('n', 13)} < 0.33 then ${favouredInSql('n', 17, ways)} end as way,
                 ${placeOf(house, 'n')} as branch,
                 case when ${drawnInSql('n', 15)} < 0.9
                      then floor(${Math.ceil(orders / ordersOfGuest)} * ${drawnInSql('n', 16)})::int end as guest,
                 ${favouredInSql('n', 18, zips)} as zip
            from generate_series(1, ${orders}) as n,
                 lateral (select date '${firstDay}' + ((n - 1) * ${daysOfHouse}::bigint / ${orders})::int as day,
                                 ${firstSecond} + floor(${openSeconds} * ${drawnInSql('n', 11)})::int as second) s) d
    join drawn_carts c using (cart) left join drawn_ways w using (way)`

const storing = `
  insert into orders
         (id, branch_id, type, status, payment_method, payment_status, placed_at, promised_at, ticket_number, items, taxes,
          goods_gross, total, tip, discount, first_name, last_name, phone, delivery_area, zip_code, uid, hash,
          business_day, voided_at, channel, origin, created_at, updated_at)
  select o.id, o.branch, o.type::enum_orders_type, c.status::enum_orders_status,
         c."paymentMethod"::enum_orders_payment_method, 'none', o.placed_at,
         o.placed_at + c."promisedAt" * interval '1 millisecond', o.n, c.items, c.taxes, c.total - c.tip, c.total, c.tip,
         c.discount, 'Gast', 'Nummer ' || o.guest, g.phone, case when o.type = 'delivery' then o.area_key end,
         case when o.type = 'delivery' then o.zip_key end, 'haus-' || o.n, md5(o.n::text), o.day::text,
         case when c."isVoided" then o.placed_at end, c.channel::enum_orders_channel,
         case when w.way is not null then jsonb_build_object('first', t.touch, 'last', t.touch) end, o.placed_at, o.placed_at
    from drawn_orders o join drawn_carts c using (cart) left join drawn_guests g using (guest)
    left join drawn_ways w using (way),
         lateral (select jsonb_build_object('origin', w.origin, 'source', w.source, 'campaign', w.campaign,
                                            'code', w.code) as touch) t`

const telling = `
  insert into order_events (order_id, version, action, from_status, to_status, actor_kind, at)
  select o.id, e.version, 'probe', e.change ->> 'from', e.change ->> 'to', e.change ->> 'by',
         o.placed_at + (e.change ->> 'at')::int * interval '1 millisecond'
    from drawn_orders o join drawn_carts c using (cart),
         jsonb_array_elements(c.history) with ordinality as e (change, version)`

const paying = `
  insert into payments (id, at, kind, amount, method, order_id, branch_id)
  select ${uuidOf("'payment ' || o.n || ' ' || l.nth")}, o.placed_at, (l.line ->> 'kind')::enum_payments_kind,
         (l.line ->> 'amount')::numeric, c."paymentMethod"::text::enum_payments_method, o.id, o.branch
    from drawn_orders o join drawn_carts c using (cart),
         jsonb_array_elements(c.ledger) with ordinality as l (line, nth)`
