import type { Payload } from 'payload'

import type { Working } from '#kernel/workers/worker.ts'

const mostAtOnce = 50
/** No job takes as long, so one that began earlier was left by a process that died. */
const longestJob = '10 minutes'

/** Runs what is due, in one process at a time: Payload's own runners would each take the same job. */
export async function runDueJobs({ payload, ending }: Pick<Working, 'ending' | 'payload'>): Promise<void> {
  // Not the rest: who lost the lock with its connection is still at the job that it had begun.
  await payload.db.pool.query(
    'update payload_jobs set processing = false where processing and updated_at < now() - $1::interval',
    [longestJob],
  )
  // One by one, so that each is marked when it begins, and none begins once the lock is lost.
  for (let count = 0; count < mostAtOnce && !ending.aborted; count += 1) {
    if (!(await runNext(payload))) return
  }
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
