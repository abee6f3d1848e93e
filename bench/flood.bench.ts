import { createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs, type Side } from './harness/measure.ts'
import { type Running, startProduct, withWorld, type World } from './harness/product.ts'

const requests = 300
const connections = 8

/**
 * Searches of which none is asked for twice, so that all that is done to keep them is in vain: against the same build
 * that keeps no pages. Both keep what pages are made of.
 */
export function runFlood(): Promise<Judged> {
  return withWorld(async (world) => {
    const keeping = await startProduct(world)
    const making = await startProduct(world, { HTML_CACHE: 'off' }, [])
    const { cpuRatio } = await runPairs(
      sideOf('Theke', keeping, world),
      sideOf('keeping no page', making, world),
      {
        pairs: 15,
        warmUps: 4,
      },
    )
    return pronounce('flood', [{ ratio: cpuRatio, goal: 1.2, bound: 'most' }])
  }, 'bench/harness/seed-traffic.ts')
}

function sideOf(name: string, product: Running, world: World): Side {
  const client = createClient(product.url, connections)
  world.cleanups.add(client.close)
  let searches = 0
  const search = () => {
    searches += 1
    return { path: `/store?q=${searches}`, headers: { host: 'localhost', 'accept-encoding': 'br' } }
  }

  return {
    name,
    run: () =>
      measure([product.pid, world.postgresPid], () =>
        client.hammer(requests, search, ({ status, body }) => status === 200 && body.length > 0),
      ),
  }
}
