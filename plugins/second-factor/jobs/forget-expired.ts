import type { Working } from '#kernel/workers/worker.ts'

/** Short deletes, so that nobody who signs in has to wait. */
const atOnce = 5_000

/** Steps that nobody went on with, and devices whose time is over. Answers how many went. */
export async function forgetExpired({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<number> {
  let forgotten = 0
  for (const [table, key] of [
    ['second_factor_challenges', 'mark'],
    ['second_factor_devices', 'id'],
  ]) {
    for (;;) {
      const { rowCount } = await payload.db.pool.query(
        `delete from ${table} where ${key} in (select ${key} from ${table} where expires_at <= $1 limit $2)`,
        [now.toString(), atOnce],
      )
      forgotten += rowCount ?? 0
      if ((rowCount ?? 0) < atOnce) break
    }
  }

  return forgotten
}
