import { compareCachedPage } from './harness/cached-page.ts'
import { withWorld } from './harness/product.ts'

/** The cached branch page against `res.end` of the very same bytes. */
export function runBranchPage(): Promise<boolean> {
  return withWorld((world) =>
    compareCachedPage(world, { name: 'branch-page', path: `/store/${world.branch}`, goal: 2.2 }),
  )
}
