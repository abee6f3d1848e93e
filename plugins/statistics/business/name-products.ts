import type { Querying } from '#kernel/database/in-turn.ts'

import type { ReadOrder } from './order-record.ts'

/** Keeps what products were called when they were sold last: a row is called so once there is no such product any more. */
export async function nameProducts(database: Querying, read: readonly ReadOrder[]): Promise<void> {
  const names = new Map<string, { product: string; name: string; day: string }>()
  for (const { order } of read) {
    for (const { product, name } of order.items) {
      const known = names.get(product)
      const day = order.businessDay
      if (!known || `${known.day} ${known.name}` < `${day} ${name}`)
        names.set(product, { product, name, day })
    }
  }
  const rows = [...names.values()]
  await database.query({
    name: 'name-sold-products',
    text: `insert into order_products as p (product, name, day)
           select * from unnest($1::text[], $2::text[], $3::date[])
           on conflict (product) do update set name = excluded.name, day = excluded.day
            where (excluded.day, excluded.name) > (p.day, p.name)`,
    values: [rows.map(({ product }) => product), rows.map(({ name }) => name), rows.map(({ day }) => day)],
  })
}
