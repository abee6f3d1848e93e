import { createClient } from './harness/load.ts'
import { cpuPerOperation, measure, median, pronounce } from './harness/measure.ts'
import { createWorld, startProduct } from './harness/product.ts'

const budgetMilliseconds = 4
const renders = 600

/** Processor time of one render of the branch page with 150 products: HTML cache off, data cache warm. */
export async function runBranchPageUncached(): Promise<boolean> {
  const world = await createWorld()
  const product = await startProduct(world, { HTML_CACHE: 'off' })
  const client = createClient(product.url, 4)
  const round = () =>
    measure([product.pid, world.postgresPid], () =>
      client.hammer(
        renders,
        () => ({ path: '/store/grosse-karte' }),
        (answer) => answer.status === 200 && answer.body.length > 50_000,
      ),
    )
  await round()
  const rounds: number[] = []
  for (let index = 1; index <= 5; index += 1) {
    rounds.push(cpuPerOperation(await round()))
    console.log(`  round ${index}: ${rounds.at(-1)?.toFixed(2)} CPU-ms per render`)
  }
  client.close()
  await product.stop()
  await world.close()
  const cost = median(rounds)
  console.log(`  median ${cost.toFixed(2)} CPU-ms of ${budgetMilliseconds} allowed`)
  return pronounce('branch-page-uncached', { ratio: cost / budgetMilliseconds, goal: 1, bound: 'most' })
}
