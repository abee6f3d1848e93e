import { compareCachedPage } from './harness/cached-page.ts'
import { withWorld } from './harness/product.ts'
import type { Judged } from './harness/measure.ts'

/** The cached branch page against `res.end` of the very same bytes. */
export function runBranchPage(): Promise<Judged> {
  return withWorld((world) =>
    compareCachedPage(world, { name: 'branch-page', path: `/store/${world.branch}`, goal: 2.2 }),
  )
}
