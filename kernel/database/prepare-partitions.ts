import type { Pool, PoolClient } from 'pg'

import { type LogPartition, planPartitions } from '#domain/insight/log-partitions.ts'

const monthsAhead = 3

/** Personal data is not kept longer than comparisons with the year before need it. */
export const monthsOfLogs = 25

/** A log that is divided by month, by its table and the column that says when an entry was written. */
export type DividedLog = { table: string; at: string }

type Given = { pool: Pool; log: DividedLog; now: Temporal.Instant; monthsKept?: number }

/** Makes the partitions of the coming months and drops those whose time is over; safe to run anywhere, twice. */
export async function preparePartitions(given: Given): Promise<void> {
  const { pool, log, now, monthsKept = monthsOfLogs } = given
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [log.table])
    const existing = await existingPartitions(client, log)
    const plan = planPartitions({ log: log.table, now, existing, monthsAhead, monthsKept })
    for (const partition of plan.create) await createPartition(client, log, partition)
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

async function existingPartitions(client: PoolClient, { table }: DividedLog): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass',
    [table],
  )

  return rows.map(({ name }) => name)
}

/** Rows that came before their partition wait in the default one; attaching is refused while they do. */
async function createPartition(
  client: PoolClient,
  { table, at }: DividedLog,
  { name, from, to }: LogPartition,
): Promise<void> {
  await client.query(`create table ${name} (like ${table} including defaults)`)
  await client.query(
    `with moved as (
       delete from ${table}_default where ${at} >= $1 and ${at} < $2 returning *
     )
     insert into ${name} select * from moved`,
    [from, to],
  )
  await client.query(`alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`)
}
