import type { Working } from '#kernel/workers/worker.ts'

import { findOrder } from '../operations/find-order.ts'
import { judgeQuotationExpiry } from '../operations/judge-quotation.ts'
import { moveOrder } from '../operations/move-order.ts'

const mostAtOnce = 100

/**
 * Writes down which offers are over, so that their guests and the house are told. Nothing depends on it: an offer is over
 * by its time. Each is judged as it stands when it is moved, so several processes end it once.
 */
export async function expireQuotations({ payload, now, ending }: Working): Promise<void> {
  const { pool } = payload.db
  const { rows } = await pool.query<{ id: string }>({
    name: 'expired-quotations',
    text: `select id from orders
            where status = 'awaiting' and quotation_status = 'offered' and quotation_valid_until <= $1::timestamptz
            order by quotation_valid_until limit ${mostAtOnce}`,
    values: [now.toString()],
  })
  for (const { id } of rows) {
    if (ending.aborted) return
    try {
      const order = await findOrder(pool, id)
      if (!order) continue
      await moveOrder({
        payload,
        order,
        now,
        mover: { kind: 'system', id: null },
        judge: (current) => judgeQuotationExpiry(current, now),
      })
    } catch (err) {
      // One order must not keep the others waiting; it is tried again with the next run.
      payload.logger.error({ err, order: id }, 'An offer that is over could not be ended')
    }
  }
}
