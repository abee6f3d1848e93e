import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Days } from '#domain/time/month-around.ts'
import { dayMs } from '#domain/time/zone-clock.ts'
import type { ClockMark } from '#domain/workforce/ledger/judge-clock.ts'
import { transactionOf } from '#kernel/database/hold-until-commit.ts'

/** What was odd about the clocks by which somebody pressed, by the activity, of those that began about these days. */
export async function readMarks(
  req: PayloadRequest,
  user: string,
  { from, to }: Days,
): Promise<Map<string, ClockMark[]>> {
  const isoOf = (day: number) => new Date(day * dayMs).toISOString()
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string; marks: ClockMark[] }>(sql`
    select a.id, json_agg(distinct e.clock) as marks
      from working_activities a
      cross join jsonb_array_elements_text(a.made_of) made (id)
      join working_time_events e on e.id = made.id::uuid
     where a.user_id = ${user} and a.started_at >= ${isoOf(from - 1)} and a.started_at < ${isoOf(to + 1)}
       and e.clock is not null
     group by a.id`)

  return new Map(rows.map(({ id, marks }) => [id, marks]))
}
