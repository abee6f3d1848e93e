import { auditPage, categories, openLighthouse } from './harness/lighthouse.ts'
import { pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { heaviestPath, siteOf, withWebsite } from './harness/website.ts'

const leastPerformance = 97
const longestLcpMilliseconds = 1500

/** Lighthouse with its mobile throttling on the website's home page and its heaviest page. */
export function runSiteLighthouse(): Promise<boolean> {
  return withWebsite(async (world) => {
    const site = siteOf(await startProduct(world))
    const port = await openLighthouse(world)
    const pages = [
      await auditPage(`${site}/`, port, categories),
      await auditPage(site + heaviestPath, port, categories),
    ]

    // Both figures have a bar; the worse one tells.
    const performance = Math.min(...pages.map((page) => page.performance / leastPerformance))
    const paint = Math.min(...pages.map((page) => longestLcpMilliseconds / page.lcp))
    const ratio = Math.min(performance, paint)
    const isFastEnough = pronounce('site-lighthouse', { ratio, goal: 1, bound: 'least' })
    return isFastEnough && pages.every(({ isGood }) => isGood)
  })
}
