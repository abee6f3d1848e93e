import type { Pool } from 'pg'

import type { FoundOrder } from './find-order.ts'

/** Where mails about an order go to; null where nobody has said. */
export async function mailAddress(
  pool: Pool,
  order: FoundOrder,
  reader: 'guest' | 'branch',
): Promise<string | null> {
  if (reader === 'guest') return order.email || null

  const { rows } = await pool.query<{ email: string | null }>(
    `select coalesce(nullif(order_notification_email, ''), nullif(email, '')) as email from branches where id = $1`,
    [order.branch],
  )
  return rows[0]?.email ?? null
}
