import type { Pool } from 'pg'

import { endOfUnanswered, type UnansweredRule } from '#domain/ordering/unanswered-orders.ts'
import type { Working } from '#kernel/workers/worker.ts'

import { findOrder } from '../operations/find-order.ts'
import { judgeOrderAction } from '../operations/judge-move.ts'
import { moveOrder } from '../operations/move-order.ts'

const mostAtOnce = 100

type Due = UnansweredRule & { id: string }

/**
 * Ends the orders that nobody has answered as their branch wants it, the oldest first. Each is judged once more as it
 * stands when it is moved, so an answer that comes at the same moment wins or loses as a whole, and several processes
 * at it end each order once.
 */
export async function endUnanswered({ payload, now, ending }: Working): Promise<void> {
  const { pool } = payload.db
  for (const { id, ...rule } of await findDue(pool, now)) {
    if (ending.aborted) return
    try {
      const order = await findOrder(pool, id)
      if (!order) continue
      await moveOrder({
        payload,
        order,
        now,
        mover: { kind: 'system', id: null },
        judge: (current) => {
          const action = endOfUnanswered(current, rule, now)

          return action ? judgeOrderAction(current, { action, actor: 'system', now }) : { isNoop: true }
        },
      })
    } catch (err) {
      // One order must not keep the others waiting; it is tried again with the next run.
      payload.logger.error({ err, order: id }, 'An unanswered order could not be ended')
    }
  }
}

export async function findDue(pool: Pool, now: Temporal.Instant): Promise<Due[]> {
  const { rows } = await pool.query<Due>({
    name: 'unanswered-orders',
    text: dueQuery,
    values: [now.toString()],
  })
  return rows
}

/**
 * `endOfUnanswered` in SQL: the test of this file asks both the same. Reads what waits for an answer, by its status. A
 * branch that leaves one of the two fields empty waits.
 */
const dueQuery = `
  select o.id, rule.ending as "unansweredEnd", rule.minutes as "unansweredMinutes"
    from orders o join branches b on b.id = o.branch_id,
 lateral (select case when b.unanswered_minutes is null then 'wait'
                      else coalesce(b.unanswered_end::text, 'wait') end as ending,
                 coalesce(b.unanswered_minutes, 0)::float8 as minutes) rule,
 lateral (select o.placed_at + rule.minutes * interval '1 minute' <= $1::timestamptz as is_over,
                 o.appointment_date <= $1::timestamptz as is_due) time
   where o.status = 'awaiting'
     and case when o.counter_appointment_status = 'open' then o.counter_appointment <= $1::timestamptz
              when o.is_quotation or rule.ending = 'wait' then false
              when rule.ending = 'accept' then time.is_over or coalesce(time.is_due, false)
              else time.is_over and coalesce(time.is_due, true) end
   order by o.placed_at
   limit ${mostAtOnce}`
