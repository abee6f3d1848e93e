import { createClient } from './load.ts'
import { cpuPerOperation, measure, median, pronounce } from './measure.ts'
import { startProduct, type World } from './product.ts'

const renders = 600

type Page = { name: string; path: string; host?: string; leastBytes: number; budgetMilliseconds: number }

/** Processor time of one render of a page: HTML cache off, data cache warm. */
export async function timeRenders(world: World, page: Page): Promise<boolean> {
  const { name, path, host, leastBytes, budgetMilliseconds } = page
  const headers: Record<string, string> = host === undefined ? {} : { host }
  const product = await startProduct(world, { HTML_CACHE: 'off' })
  const client = createClient(product.url, 4)
  world.cleanups.add(client.close)
  const round = () =>
    measure([product.pid, world.postgresPid], () =>
      client.hammer(
        renders,
        () => ({ path, headers }),
        ({ status, body }) => status === 200 && body.length > leastBytes && body.includes('</html>'),
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

  return pronounce(name, { ratio: cost / budgetMilliseconds, goal: 1, bound: 'most' })
}
