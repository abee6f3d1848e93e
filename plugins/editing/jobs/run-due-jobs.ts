import type { Payload } from 'payload'
import type { Pool } from 'pg'

import { unlessAtIt } from '#collections/shared/database/one-at-a-time.ts'

/** Runs what is due, unless another process is doing so: Payload's own runners would each take the same job. */
export async function runDueJobs(payload: Payload): Promise<void> {
  // Payload types `db` for any database; this installation runs on PostgreSQL only.
  const { pool } = payload.db as unknown as { pool: Pool }
  await unlessAtIt(pool, 'jobs', async () => {
    // Nobody else runs jobs now, so whatever seems to be running was left by a process that died.
    await pool.query('update payload_jobs set processing = false where processing')
    await payload.jobs.run({
      allQueues: true,
      limit: 50,
      sequential: true,
      // What was planned for earlier happens first, also when the server was down at both times.
      processingOrder: 'waitUntil',
      // Who runs the server hears of a plan that failed as well as whoever opens the record.
      silent: { info: true, error: false },
    })
  })
}
