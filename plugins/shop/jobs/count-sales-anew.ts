import { notifyTags } from '#kernel/live/notify-tags.ts'
import type { Working } from '#kernel/workers/worker.ts'
import { recentSalesTag } from '../operations/recent-sales.ts'

/** Ends the counts of every process; the next guest of each branch has them counted. */
export async function countSalesAnew({ payload }: Pick<Working, 'payload'>): Promise<void> {
  await notifyTags(payload.db.pool, [recentSalesTag])
}
