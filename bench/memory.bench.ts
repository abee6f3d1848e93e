import { createClient } from './harness/load.ts'
import { pronounce } from './harness/measure.ts'
import { residentMegabytes } from './harness/processor-time.ts'
import { startProduct, withWorld } from './harness/product.ts'

const budgetMegabytes = 700
const requests = 10_000

/** Resident memory of the server with its admin loaded: at rest, and after 10,000 mixed requests. */
export function runMemory(): Promise<boolean> {
  return withWorld(async (world) => {
    const product = await startProduct(world)
    const client = createClient(product.url, 10)
    world.cleanups.add(client.close)
    const admin = '/backend/login'
    const paths = [
      `/store/${world.branch}`,
      '/store',
      '/api/products?limit=20',
      `/api/branches/${world.branch}/shop`,
    ]
    await client.send({ path: admin })
    await new Promise((wait) => setTimeout(wait, 5000))
    console.log(`  at rest ${residentMegabytes([product.pid])} MB`)
    await client.hammer(
      requests,
      (index) => ({ path: (index % 50 === 49 ? admin : paths[index % paths.length]) ?? '/store' }),
      ({ status }) => status === 200,
    )
    const loaded = residentMegabytes([product.pid])
    console.log(`  after ${requests} requests ${loaded} MB of ${budgetMegabytes} allowed`)
    return pronounce('memory', { ratio: loaded / budgetMegabytes, goal: 1, bound: 'most' })
  })
}
