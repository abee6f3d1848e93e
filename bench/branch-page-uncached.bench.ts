import { createClient } from './harness/load.ts'
import { cpuPerOperation, measure, median, pronounce } from './harness/measure.ts'
import { startProduct, withWorld } from './harness/product.ts'

const budgetMilliseconds = 4
const renders = 600

/** Processor time of one render of the branch page with 150 products: HTML cache off, data cache warm. */
export function runBranchPageUncached(): Promise<boolean> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { HTML_CACHE: 'off' })
    const client = createClient(product.url, 4)
    world.cleanups.add(client.close)
    const round = () =>
      measure([product.pid, world.postgresPid], () =>
        client.hammer(
          renders,
          () => ({ path: `/store/${world.branch}` }),
          ({ status, body }) => status === 200 && body.length > 50_000 && body.includes('</html>'),
        ),
      )
    await round()
    const rounds: number[] = []
    for (let index = 1; index <= 5; index += 1) {
      rounds.push(cpuPerOperation(await round()))
      console.log(`  round ${index}: ${rounds.at(-1)?.toFixed(2)} CPU-ms per render`)
    }
    const cost = median(rounds)
    console.log(`  median ${cost.toFixed(2)} CPU-ms of ${budgetMilliseconds} allowed`)
    return pronounce('branch-page-uncached', { ratio: cost / budgetMilliseconds, goal: 1, bound: 'most' })
  })
}
