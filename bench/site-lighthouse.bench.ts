import { auditPage, categories, openTelephone } from './harness/lighthouse.ts'
import { type Judged, pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { heaviestPath, siteOf, withWebsite } from './harness/website.ts'

const leastPerformance = 97
const longestLcpMilliseconds = 1500

/** Lighthouse with the same telephone on the website's home page and its heaviest page. */
export function runSiteLighthouse(): Promise<Judged> {
  return withWebsite(async (world) => {
    const site = siteOf(await startProduct(world))
    const telephone = await openTelephone(world)
    const pages = [
      await auditPage(`${site}/`, telephone, categories),
      await auditPage(site + heaviestPath, telephone, categories),
    ]

    const performance = Math.min(...pages.map((page) => page.performance)) / leastPerformance
    const paint = Math.max(...pages.map(({ lcp }) => lcp)) / longestLcpMilliseconds
    return pronounce(
      'site-lighthouse',
      [
        { part: 'performance', ratio: performance, goal: 1, bound: 'least' },
        { part: 'LCP', ratio: paint, goal: 1, bound: 'most' },
      ],
      { isSound: pages.every(({ isGood }) => isGood) },
    )
  })
}
