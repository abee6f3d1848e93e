import { auditPage, categories, openLighthouse } from './harness/lighthouse.ts'
import { pronounce } from './harness/measure.ts'
import { startProduct, withWorld } from './harness/product.ts'

/** Lighthouse with its mobile throttling: at least 95 for performance and 100 for the rest. */
export function runLighthouse(): Promise<boolean> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const port = await openLighthouse(world)
    const address = `${product.url}/store/${world.branch}`
    const branchPage = await auditPage(address, port, categories)
    // The checkout is not for search engines, so its page asks them to stay away.
    const checkout = await auditPage(`${address}/checkout`, port, categories.slice(0, 3))

    const performance = Math.min(branchPage.performance, checkout.performance)
    const isFastEnough = pronounce('lighthouse', { ratio: performance / 95, goal: 1, bound: 'least' })
    return isFastEnough && [branchPage, checkout].every(({ isGood, lcp }) => isGood && lcp < 1800)
  })
}
