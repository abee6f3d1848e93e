import type { Working } from '#kernel/workers/worker.ts'

/** Codes whose time is over. Answers how many went. */
export async function forgetPairings({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<number> {
  const { rowCount } = await payload.db.pool.query('delete from device_pairings where expires_at <= $1', [
    now.toString(),
  ])
  return rowCount ?? 0
}
