import { createLocalReq } from 'payload'

import { asSystem } from '#kernel/access/on-behalf.ts'
import type { Working } from '#kernel/workers/worker.ts'
import { retentionBegin } from '#domain/operations/log-retention.ts'

/** Short deletes, so that nobody who writes into the log has to wait. */
const atOnce = 5_000

/** Entries that are older than the settings allow; they name people. Answers how many went. */
export async function removeOldLogs({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<number> {
  const req = await createLocalReq({}, payload)
  const { logRetentionDays } = await payload.findGlobal({ slug: 'config', depth: 0, ...asSystem(req) })
  const begin = retentionBegin(now, logRetentionDays).toString()

  for (let removed = 0; ; ) {
    const { rowCount } = await payload.db.pool.query(
      'delete from logs where id in (select id from logs where at < $1 limit $2)',
      [begin, atOnce],
    )
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < atOnce) return removed
  }
}
