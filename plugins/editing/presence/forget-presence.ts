import type { Working } from '#kernel/workers/worker.ts'

/** Who has closed the browser has said nothing of it. Answers how many went. */
export async function forgetPresence({ payload }: Pick<Working, 'payload'>): Promise<number> {
  const { rowCount } = await payload.db.pool.query(
    `delete from editors_present where seen_at < now() - interval '1 hour'`,
  )

  return rowCount ?? 0
}
