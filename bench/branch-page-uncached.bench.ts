import { withWorld } from './harness/product.ts'
import { compareRenders } from './harness/uncached-page.ts'
import type { Judged } from './harness/measure.ts'

/** The branch page with 150 products, made anew, against React alone. */
export function runBranchPageUncached(): Promise<Judged> {
  return withWorld((world) =>
    compareRenders(world, {
      name: 'branch-page-uncached',
      app: 'storefront',
      path: `/store/${world.branch}`,
      host: 'localhost',
      leastBytes: 50_000,
      goal: 3.5,
    }),
  )
}
