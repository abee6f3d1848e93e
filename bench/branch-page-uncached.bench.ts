import { withWorld } from './harness/product.ts'
import { timeRenders } from './harness/uncached-page.ts'

/** Processor time of one render of the branch page with 150 products. */
export function runBranchPageUncached(): Promise<boolean> {
  return withWorld((world) =>
    timeRenders(world, {
      name: 'branch-page-uncached',
      path: `/store/${world.branch}`,
      leastBytes: 50_000,
      budgetMilliseconds: 4,
    }),
  )
}
