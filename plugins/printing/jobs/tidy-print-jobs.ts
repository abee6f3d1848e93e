import { mostOffers, offerSeconds, silenceSeconds } from '#domain/ordering/printing/print-job.ts'
import type { Working } from '#kernel/workers/worker.ts'

import { firstValue, moveJobs } from '../operations/print-job-record.ts'

const daysKept = 30
/** Short deletes, so that no printer has to wait. */
const atOnce = 5_000

/** Ends what printers left behind: jobs that they never came for, never spoke of, or that are too late for anything. */
export async function tidyPrintJobs({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<void> {
  const { pool } = payload.db
  const at = now.toString()
  const ago = (seconds: number) => now.subtract({ seconds }).toString()
  const first = `$${firstValue}`

  await moveJobs(pool, { move: 'lose', where: `fetched_at <= ${first}`, values: [ago(silenceSeconds)], at })
  const isIgnored = `fetched_at is null and offered_at <= ${first}`
  const ignored = {
    where: `${isIgnored} and attempts < $${firstValue + 1}`,
    values: [ago(offerSeconds), mostOffers],
  }
  await moveJobs(pool, { move: 'take-back', ...ignored, at })
  const often = `state = 'offered' and ${isIgnored}`
  await moveJobs(pool, {
    move: 'fail',
    where: often,
    values: [ago(offerSeconds)],
    at,
    failure: 'too-many-attempts',
  })
  const isLate = `state = 'queued' and expires_at <= ${first}`
  await moveJobs(pool, { move: 'fail', where: isLate, values: [at], at, failure: 'expired' })

  await pool.query(
    'delete from print_jobs where id in (select id from print_jobs where created_at < $1 limit $2)',
    [now.subtract({ hours: 24 * daysKept }).toString(), atOnce],
  )
}
