import type { Pool } from 'pg'

import type { PublicOrder, Quotation } from '#domain/ordering/order.contract.ts'
import { isSameSecret } from '#kernel/is-same-secret.ts'
import { Refused } from '#kernel/refused.ts'
import { keptNames } from '#domain/ordering/order-fields.ts'
import { type NoticeSettings, noticeSettingsOf } from './notice-settings.ts'
import { instantText, type OrderRecord, orderSelection } from './order-record.ts'
import { newestQuotation } from './quotation-record.ts'

/** An order with what its readers see beside the row itself. */
export type FoundOrder = OrderRecord & {
  history: PublicOrder['history']
  branchView: PublicOrder['branch']
  /** The newest offer, whatever has become of it. */
  quotation: Quotation | null
}

/**
 * The order that a guest's link names. A wrong hash is answered like an order that does not exist, and takes as
 * long: nothing of the order is read before its hash is known to be right.
 */
export async function findPublicOrder(pool: Pool, link: { uid: string; hash: string }): Promise<FoundOrder> {
  const { rows } = await pool.query<{ id: string | null; hash: string }>({
    name: 'find-order-key',
    text: `select o.id, coalesce(o.hash, $2) as hash from (values (1)) as asked left join orders o on o.uid = $1`,
    values: [link.uid, noHash],
  })
  const [key] = rows
  const isRight = isSameSecret(key?.hash ?? noHash, link.hash)
  const order = isRight && key?.id ? await findOrder(pool, key.id) : null
  if (!order) throw new Refused('unknown-order')

  return order
}

/** As long as the hash of an order, and that of none. */
const noHash = '-'.repeat(32)

export async function findOrder(pool: Pool, id: string): Promise<FoundOrder | null> {
  const { rows } = await pool.query<FoundOrder>({
    name: 'find-order-by-id',
    text: `${selection} where o.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

/** An order with what its branch says to whom. */
export async function findOrderToTell(
  pool: Pool,
  id: string,
): Promise<(FoundOrder & { settings: NoticeSettings }) | null> {
  const { rows } = await pool.query<FoundOrder & { settings: NoticeSettings }>({
    name: 'find-order-to-tell',
    text: `select ${selected}, ${noticeSettingsOf('b')} as settings ${source} where o.id = $1`,
    values: [id],
  })
  return rows[0] ?? null
}

const selected = `
         ${keptNames.map((field) => orderSelection(field, 'o')).join(', ')},
         (select coalesce(json_agg(json_build_object('to', e.to_status, 'at', ${instantText('e.at')})
                                   order by e.version), '[]'::json)
            from order_events e
           where e.order_id = o.id and e.to_status is distinct from e.from_status) as history,
         json_build_object('id', b.id, 'identifier', b.identifier, 'name', b.name, 'phone', b.phone,
                           'email', b.email, 'street', b.street, 'zipCode', b.zip_code, 'city', b.city,
                           'timeZone', b.time_zone) as "branchView",
         ${newestQuotation('o')} as quotation`

const source = 'from orders o join branches b on b.id = o.branch_id'

const selection = `select ${selected} ${source}`

/** By both parts of a link at once, for what compares itself with nothing but the row. */
export const orderByLink = `${selection} where o.uid = $1 and o.hash = $2`
