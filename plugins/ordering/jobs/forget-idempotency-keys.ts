import type { Working } from '#kernel/workers/worker.ts'

/** Nobody sends an order or a message again a week later, and an answer that is kept for that holds traces of a guest. */
export async function forgetIdempotencyKeys({ payload }: Pick<Working, 'payload'>): Promise<void> {
  await payload.db.pool.query(`delete from idempotency_keys where created_at < now() - interval '7 days'`)
}
