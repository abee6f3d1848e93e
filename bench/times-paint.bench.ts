import 'temporal-polyfill/global'

import { deskOf, openBrowser, openDesk } from './harness/desk-board.ts'
import { type Judged, median, pronounce } from './harness/measure.ts'
import { paintOften } from './harness/paint-often.ts'
import { startProduct, withWorld } from './harness/product.ts'
import { year } from './harness/year-of-work.ts'

const longestMs = 1000

/** The time sheets of 50 people: until the first of them is seen, whoever looks having looked before. */
export function runTimesPaint(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const browser = await openBrowser(world)
    const { slowedBy, counted } = await deskOf(world, browser)
    const context = await openDesk(browser, product)
    const address = `${product.url}/backend/zeiten?monat=${year}-06&filiale=${world.branch}`
    const shown = '[role="grid"] [role="gridcell"]'
    const paints = await paintOften(context, { address, shown, slowedBy })

    return pronounce('times-paint', [
      { ratio: (median(paints) * counted) / longestMs, goal: 1, bound: 'most' },
    ])
  }, 'bench/harness/seed-team.ts')
}
