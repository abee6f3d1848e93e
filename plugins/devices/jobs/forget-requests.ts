import type { Working } from '#kernel/workers/worker.ts'

const daysKept = 7

/** What was asked of devices a week ago, with the logs that they sent. Answers how many went. */
export async function forgetRequests({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<number> {
  const { rowCount } = await payload.db.pool.query('delete from device_requests where asked_at < $1', [
    now.subtract({ hours: 24 * daysKept }).toString(),
  ])
  return rowCount ?? 0
}
