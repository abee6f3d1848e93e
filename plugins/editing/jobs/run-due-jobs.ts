import type { Payload } from 'payload'

import { unlessAtIt } from '#kernel/database/one-at-a-time.ts'

const mostAtOnce = 50
/** No job takes as long, so one that began earlier was left by a process that died. */
const longestJob = '10 minutes'

/** Runs what is due, unless another process is doing so: Payload's own runners would each take the same job. */
export async function runDueJobs(payload: Payload): Promise<void> {
  const { pool } = payload.db
  await unlessAtIt(pool, 'jobs', async (lost) => {
    // Not the rest: who lost the lock with its connection is still at the job that it had begun.
    await pool.query(
      'update payload_jobs set processing = false where processing and updated_at < now() - $1::interval',
      [longestJob],
    )
    // One by one, so that each is marked when it begins, and none begins once the lock is lost.
    for (let count = 0; count < mostAtOnce && !lost.aborted; count += 1) {
      if (!(await runNext(payload))) return
    }
  })
}

/** False when nothing is due. */
async function runNext(payload: Payload): Promise<boolean> {
  const { jobStatus } = await payload.jobs.run({
    allQueues: true,
    limit: 1,
    sequential: true,
    // What was planned for earlier happens first, also when the server was down at both times.
    processingOrder: 'waitUntil',
    // Who runs the server hears of a plan that failed as well as whoever opens the record.
    silent: { info: true, error: false },
  })
  return jobStatus !== undefined
}
