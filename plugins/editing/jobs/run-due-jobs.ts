import type { Payload } from 'payload'
import type { Pool, PoolClient } from 'pg'

/** Any number that nothing else of the product locks. */
const lockKey = 7_340_011

/** Runs what is due, unless another process is doing so: Payload's own runners would each take the same job. */
export async function runDueJobs(payload: Payload): Promise<void> {
  // Payload types `db` for any database; this installation runs on PostgreSQL only.
  const { pool } = payload.db as unknown as { pool: Pool }
  const client = await pool.connect()
  try {
    if (!(await isLocked(client))) return
    try {
      await takeBackLostJobs(client)
      await payload.jobs.run({
        allQueues: true,
        limit: 50,
        sequential: true,
        // What was planned for earlier happens first, also when the server was down at both times.
        processingOrder: 'waitUntil',
        // Who runs the server hears of a plan that failed as well as whoever opens the record.
        silent: { info: true, error: false },
      })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lockKey])
    }
  } finally {
    client.release()
  }
}

async function isLocked(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey])

  return rows[0]?.held ?? false
}

/** Nobody else runs jobs now, so whatever seems to be running was left by a process that died. */
async function takeBackLostJobs(client: PoolClient): Promise<void> {
  await client.query('update payload_jobs set processing = false where processing')
}
