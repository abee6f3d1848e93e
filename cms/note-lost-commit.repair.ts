import type { Asking } from '#kernel/database/asking.ts'
import { noteOutage } from '#kernel/database/tell-failure.ts'

/**
 * Repairs `@payloadcms/drizzle`, `dist/transactions/commitTransaction.js`: a commit that failed is taken for one that
 * succeeded. So the request is marked, and whoever answers it says that nothing was stored.
 */
export function noteLostCommit(text: string, asking: Asking | undefined): void {
  if (/^\s*commit\b/i.test(text)) noteOutage(asking)
}
