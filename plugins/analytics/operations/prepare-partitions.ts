import type { Pool, PoolClient } from 'pg'

import { type LogPartition, planPartitions } from '#domain/insight/log-partitions.ts'

const monthsAhead = 3

/** Personal data is not kept longer than comparisons with the year before need it. */
const defaultMonthsKept = 25

type Given = { pool: Pool; now: Temporal.Instant; monthsKept?: number }

/** Makes the partitions of the coming months and drops those whose time is over; safe to run anywhere, twice. */
export async function preparePartitions({ pool, now, monthsKept = defaultMonthsKept }: Given): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('analytics_logs'))`)
    const plan = planPartitions({ now, existing: await existingPartitions(client), monthsAhead, monthsKept })
    for (const partition of plan.create) await createPartition(client, partition)
    // Names come from the pattern of the plan, so they need no quoting.
    for (const name of plan.drop) await client.query(`drop table ${name}`)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function existingPartitions(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'analytics_logs'::regclass`,
  )

  return rows.map(({ name }) => name)
}

/** Rows that came before their partition wait in the default one; attaching is refused while they do. */
async function createPartition(client: PoolClient, { name, from, to }: LogPartition): Promise<void> {
  await client.query(`create table ${name} (like analytics_logs including defaults)`)
  await client.query(
    `with moved as (
       delete from analytics_logs_default where created_at >= $1 and created_at < $2 returning *
     )
     insert into ${name} select * from moved`,
    [from, to],
  )
  await client.query(
    `alter table analytics_logs attach partition ${name} for values from ('${from}') to ('${to}')`,
  )
}
