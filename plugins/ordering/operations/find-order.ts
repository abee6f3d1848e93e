import { createHash, timingSafeEqual } from 'node:crypto'

import type { Pool } from 'pg'

import type { PublicOrder } from '#domain/ordering/order.contract.ts'
import { Refused } from '#collections/shared/refused.ts'
import { instantText, type OrderRecord, orderFields, orderSelection } from './order-record.ts'

/** An order with what its readers see beside the row itself. */
export type FoundOrder = OrderRecord & {
  history: PublicOrder['history']
  branchView: PublicOrder['branch']
}

/** The order that a guest's link names; a wrong hash is answered like an order that does not exist. */
export async function findPublicOrder(pool: Pool, link: { uid: string; hash: string }): Promise<FoundOrder> {
  const order = await findOrder(pool, 'uid', link.uid)
  if (!order || !isSameSecret(order.hash, link.hash)) throw new Refused('unknown-order')
  return order
}

export async function findOrder(pool: Pool, key: 'id' | 'uid', value: string): Promise<FoundOrder | null> {
  const { rows } = await pool.query<FoundOrder>({
    name: `find-order-by-${key}`,
    text: `${selection} where o.${key} = $1`,
    values: [value],
  })
  return rows[0] ?? null
}

/** In constant time, also for secrets of different length. */
function isSameSecret(known: string, given: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(known), digest(given))
}

const selection = `
  select ${orderFields.map((field) => orderSelection(field, 'o')).join(', ')},
         (select coalesce(json_agg(json_build_object('to', e.to_status, 'at', ${instantText('e.at')})
                                   order by e.version), '[]'::json)
            from order_events e
           where e.order_id = o.id and e.to_status is distinct from e.from_status) as history,
         json_build_object('id', b.id, 'identifier', b.identifier, 'name', b.name, 'phone', b.phone,
                           'email', b.email, 'street', b.street, 'zipCode', b.zip_code, 'city', b.city,
                           'timeZone', b.time_zone) as "branchView"
    from orders o join branches b on b.id = o.branch_id`
