import { createLocalReq, type Payload } from 'payload'

import { zoneOfHouse } from '#collections/shared/zone-of-house.ts'
import { weekDueAt } from '#domain/insight/statistics/weekly-figures.ts'
import { promised, promiseTogether } from '#kernel/outbox/promise.ts'

import { weekMail } from './week-effect.ts'

/**
 * Promises the mails of the week that is over, once it is Monday morning in the house: to each person once, whoever
 * promises it and however often.
 */
export async function promiseWeek(payload: Payload, now: Temporal.Instant): Promise<void> {
  const due = weekDueAt(now, await zoneOfHouse(await createLocalReq({}, payload)))
  if (!due) return
  const { week, dueAt } = due
  const { pool } = payload.db
  const { rows } = await pool.query<{ person: string }>({
    name: 'find-weekly-wishes',
    text: 'select user_id as person from weekly_figures where wished_at < $1 order by user_id',
    values: [dueAt.toString()],
  })
  await promiseTogether(
    pool,
    rows.map(({ person }) => promised(weekMail, { person, ...week }, `${week.from}:${person}`)),
  )
}
