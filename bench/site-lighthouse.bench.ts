import { auditPage, categories, openLighthouse } from './harness/lighthouse.ts'
import { pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { heaviestPath, siteOf, withWebsite } from './harness/website.ts'

const leastPerformance = 97
const longestLcpMilliseconds = 1500

/** Lighthouse with the same telephone on the website's home page and its heaviest page. */
export function runSiteLighthouse(): Promise<boolean> {
  return withWebsite(async (world) => {
    const site = siteOf(await startProduct(world))
    const port = await openLighthouse(world)
    const pages = [
      await auditPage(world, `${site}/`, port, categories),
      await auditPage(world, site + heaviestPath, port, categories),
    ]

    const performance = Math.min(...pages.map((page) => page.performance)) / leastPerformance
    const paint = Math.max(...pages.map(({ lcp }) => lcp)) / longestLcpMilliseconds
    const isFastEnough = pronounce(
      'site-lighthouse',
      { part: 'performance', ratio: performance, goal: 1, bound: 'least' },
      { part: 'LCP', ratio: paint, goal: 1, bound: 'most' },
    )
    return isFastEnough && pages.every(({ isGood }) => isGood)
  })
}
