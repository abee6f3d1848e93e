import type { Pool } from 'pg'

import { type LogPartition, planPartitions } from '#domain/insight/log-partitions.ts'

import { inTurn, isHeldUp, type Querying } from './in-turn.ts'

const monthsAhead = 3

/** Personal data is not kept longer than comparisons with the year before need it. */
export const monthsOfLogs = 25

/** A log that is divided by month, by its table and the column that says when an entry was written. */
export type DividedLog = { table: string; at: string }

type Given = { pool: Pool; log: DividedLog; now: Temporal.Instant; monthsKept?: number }
type Plan = ReturnType<typeof planPartitions>

/** Makes the partitions of the coming months and drops those whose time is over; safe to run anywhere, twice. */
export async function preparePartitions(given: Given): Promise<void> {
  const { log } = given
  await byPlan(given, async (connection, { create }) => {
    if (create.length > 0) await holdDefault(connection, log)
    for (const partition of create) await createPartition(connection, log, partition)
  })
  // By itself: who holds the default partition and then waits for the whole log is waited for by who reads both.
  await byPlan(given, (connection, { drop }) => dropAll(connection, drop)).catch((error: unknown) => {
    if (!isHeldUp(error)) throw error
  })
}

/** Behind whoever waits to drop a month waits whoever writes, so a long read is not waited for: the next turn comes. */
const patienceMs = 1000

async function dropAll(connection: Querying, names: readonly string[]): Promise<void> {
  await connection.query(`set local lock_timeout = ${patienceMs}`)
  // Names come from the pattern of the plan, so they need no quoting.
  for (const name of names) await connection.query(`drop table ${name}`)
}

/** One after the other, whoever does it, each by what the one before has left. */
function byPlan(
  { pool, log, now, monthsKept = monthsOfLogs }: Given,
  work: (connection: Querying, plan: Plan) => Promise<void>,
): Promise<void> {
  return inTurn(pool, `partitions of ${log.table}`, async (connection) => {
    const existing = await existingPartitions(connection, log)
    await work(connection, planPartitions({ log: log.table, now, existing, monthsAhead, monthsKept }))
  })
}

async function existingPartitions(connection: Querying, { table }: DividedLog): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(
    'select inhrelid::regclass::text as name from pg_inherits where inhparent = $1::regclass',
    [table],
  )

  return rows.map(({ name }) => name)
}

/**
 * Whoever writes into the default partition is waited for, and waits: what came in between taking its rows over and
 * attaching the new one would refuse it, and on a busy log there is always somebody.
 */
async function holdDefault(connection: Querying, { table }: DividedLog): Promise<void> {
  await connection.query(`lock table ${table}_default in access exclusive mode`)
}

/** Rows that came before their partition wait in the default one; attaching is refused while they do. */
async function createPartition(
  connection: Querying,
  { table, at }: DividedLog,
  { name, from, to }: LogPartition,
): Promise<void> {
  await connection.query(`create table ${name} (like ${table} including defaults)`)
  await connection.query(
    `with moved as (
       delete from ${table}_default where ${at} >= $1 and ${at} < $2 returning *
     )
     insert into ${name} select * from moved`,
    [from, to],
  )
  await connection.query(
    `alter table ${table} attach partition ${name} for values from ('${from}') to ('${to}')`,
  )
}
