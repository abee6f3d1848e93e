import { stat } from 'node:fs/promises'

import {
  filesHeldBy,
  heldFolder,
  heldTransactions,
  putBack,
  settleFiles,
} from '#collections/shared/media/held-files.ts'
import type { Working } from '#kernel/workers/worker.ts'

/** Longer than any transaction lasts. */
const patienceHours = 1

/**
 * Changes of files of which nobody has seen the end, because the process was killed or the database was away. What
 * was removed comes back at once; what no record names goes when nobody can be at it any more. Answers how many
 * changes were settled.
 */
export async function settleChanges({ payload, now }: Pick<Working, 'now' | 'payload'>): Promise<number> {
  const before = now.subtract({ hours: patienceHours }).epochMilliseconds
  let settled = 0
  for (const transaction of await heldTransactions()) {
    const files = await filesHeldBy(transaction)
    await putBack(transaction, files)
    // Another process may have finished with it meanwhile.
    const found = await stat(heldFolder(transaction)).catch(() => null)
    if (!found || found.mtimeMs >= before) continue
    await settleFiles(payload.db.pool, transaction, files)
    settled += 1
  }

  return settled
}
