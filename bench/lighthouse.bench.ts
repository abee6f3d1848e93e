import { auditPage, categories, openTelephone } from './harness/lighthouse.ts'
import { type Judged, pronounce } from './harness/measure.ts'
import { startProduct, withWorld } from './harness/product.ts'

const leastPerformance = 95
const longestLcpMilliseconds = 1800

/** Lighthouse on a telephone that is the same on every machine: at least 95 for performance and 100 for the rest. */
export function runLighthouse(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const telephone = await openTelephone(world)
    const address = `${product.url}/store/${world.branch}`
    const pages = [
      await auditPage(address, telephone, categories),
      // The checkout is not for search engines, so its page asks them to stay away.
      await auditPage(`${address}/checkout`, telephone, categories.slice(0, 3)),
    ]

    const performance = Math.min(...pages.map((page) => page.performance)) / leastPerformance
    const paint = Math.max(...pages.map(({ lcp }) => lcp)) / longestLcpMilliseconds
    return pronounce(
      'lighthouse',
      [
        { part: 'performance', ratio: performance, goal: 1, bound: 'least' },
        { part: 'LCP', ratio: paint, goal: 1, bound: 'most' },
      ],
      { isSound: pages.every(({ isGood }) => isGood) },
    )
  })
}
