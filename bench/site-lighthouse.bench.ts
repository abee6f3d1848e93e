import { type Audited, auditPage, categories, openTelephone, type Telephone } from './harness/lighthouse.ts'
import { type Judged, pronounce } from './harness/measure.ts'
import { startProduct } from './harness/product.ts'
import { pagesOfWebsites, withWebsite } from './harness/website.ts'

const leastPerformance = 97
const longestLcpMilliseconds = 1500

/** Lighthouse with the same telephone on every page of both websites of the demo; the worst page counts. */
export function runSiteLighthouse(): Promise<Judged> {
  return withWebsite(async (world) => {
    const product = await startProduct(world)
    const telephone = await openTelephone(world)
    const pages: Audited[] = []
    for (const address of await pagesOfWebsites(product)) pages.push(await auditUntilSure(address, telephone))

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

/** A page that one audit finds good is; of any other the median of three is told. */
async function auditUntilSure(address: string, telephone: Telephone): Promise<Audited> {
  const first = await auditPage(address, telephone, categories, 1)
  const isSure = first.isGood && first.performance >= leastPerformance && first.lcp < longestLcpMilliseconds

  return isSure ? first : auditPage(address, telephone, categories)
}
