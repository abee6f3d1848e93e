import type { Pool } from 'pg'

import { type LateAnswers, mostLateAnswers } from '#domain/ordering/staff-orders.contract.ts'

import { isAnswerLate } from './is-missed.sql.ts'
import { hasStatus, instantText } from './order-record.ts'

type Asked = { pool: Pool; branches: readonly string[]; now: Temporal.Instant }
type Row = LateAnswers['docs'][number] & { all: number }

/** Orders whose guests wait longer for an answer than their branch wants that, the oldest first. */
export async function listLateAnswers({ pool, branches, now }: Asked): Promise<LateAnswers> {
  const { rows } = await pool.query<Row>({
    name: 'late-answers',
    text: `select o.id, o.ticket_number::int as "ticketNumber", ${instantText('o.placed_at')} as "placedAt",
                  count(*) over ()::int as "all"
             from orders o join branches b on b.id = o.branch_id
            where o.branch_id = any($1::uuid[]) and ${hasStatus(['awaiting'], 'o')} and o.voided_at is null
              and ${isAnswerLate({ order: 'o', branch: 'b', now: '$2' })}
            order by o.placed_at, o.id limit ${mostLateAnswers}`,
    values: [branches, now.toString()],
  })

  return {
    docs: rows.map(({ all: _all, ...order }) => order),
    more: Math.max(0, (rows[0]?.all ?? 0) - rows.length),
  }
}
