import type { Pool } from 'pg'

import { kitchenActions } from '#domain/ordering/kitchen-lines.ts'

import type { OrderRecord } from './order-record.ts'

/**
 * Whether an order still is what somebody saw in a version of it. What the kitchen has said since changes nothing that
 * anybody enters, and it says something every minute.
 */
export async function isAsSeen(
  pool: Pool,
  order: Pick<OrderRecord, 'id' | 'version'>,
  version: number,
): Promise<boolean> {
  if (version >= order.version) return version === order.version
  const { rowCount } = await pool.query({
    name: 'is-as-seen',
    text: `select from order_events
            where order_id = $1 and version > $2 and version <= $3 and ${isNoWordOfKitchen} limit 1`,
    values: [order.id, version, order.version],
  })
  return rowCount === 0
}

/** An SQL condition on an event of an order. */
export const isNoWordOfKitchen = `action not in (${kitchenActions.map((action) => `'${action}'`).join(', ')})`
