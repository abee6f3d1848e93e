import type { Pool } from 'pg'

import type { Working } from '#kernel/workers/worker.ts'

import { isAnswerLate } from '../operations/is-missed.sql.ts'
import { orderMail } from './order-effects.ts'
import { promiseNotices } from './promise-notices.ts'

const mostAtOnce = 100
const occasion = 'unanswered'

/** Calls whoever can answer an order whose guest waits too long, once for each order, by every way that they wish. */
export async function callForAnswers({ payload, now, ending }: Working): Promise<void> {
  for (const { id, version } of await findUnanswered(payload.db.pool, now)) {
    if (ending.aborted) return
    await promiseNotices(payload, { order: id, version, action: 'unanswered' }, { occasion })
  }
}

async function findUnanswered(pool: Pool, now: Temporal.Instant): Promise<{ id: string; version: number }[]> {
  const { rows } = await pool.query<{ id: string; version: number }>({
    name: 'orders-to-call-for',
    // After a day nobody is woken any more, and the promise by which one is known may be forgotten.
    text: `select o.id, o.version::int as version
             from orders o join branches b on b.id = o.branch_id
            where o.status = 'awaiting' and o.voided_at is null
              and o.placed_at > $1::timestamptz - interval '1 day'
              and ${isAnswerLate({ order: 'o', branch: 'b', now: '$1' })}
              and not exists (select from outbox
                               where dedupe_key = '${orderMail.name}:' || o.id || ':${occasion}:branch')
            order by o.placed_at
            limit ${mostAtOnce}`,
    values: [now.toString()],
  })
  return rows
}
