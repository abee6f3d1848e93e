import { auditPage, categories, openLighthouse } from './harness/lighthouse.ts'
import { pronounce } from './harness/measure.ts'
import { startProduct, withWorld } from './harness/product.ts'

const leastPerformance = 95
const longestLcpMilliseconds = 1800

/** Lighthouse on a telephone that is the same on every machine: at least 95 for performance and 100 for the rest. */
export function runLighthouse(): Promise<boolean> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const port = await openLighthouse(world)
    const address = `${product.url}/store/${world.branch}`
    const pages = [
      await auditPage(world, address, port, categories),
      // The checkout is not for search engines, so its page asks them to stay away.
      await auditPage(world, `${address}/checkout`, port, categories.slice(0, 3)),
    ]

    const performance = Math.min(...pages.map((page) => page.performance)) / leastPerformance
    const paint = Math.max(...pages.map(({ lcp }) => lcp)) / longestLcpMilliseconds
    const isFastEnough = pronounce(
      'lighthouse',
      { part: 'performance', ratio: performance, goal: 1, bound: 'least' },
      { part: 'LCP', ratio: paint, goal: 1, bound: 'most' },
    )
    return isFastEnough && pages.every(({ isGood }) => isGood)
  })
}
