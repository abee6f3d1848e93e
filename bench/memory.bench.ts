import { createClient } from './harness/load.ts'
import { pronounce } from './harness/measure.ts'
import { residentMegabytes } from './harness/processor-time.ts'
import { createWorld, startProduct } from './harness/product.ts'

const budgetMegabytes = 700
const requests = 10_000
const paths = [
  '/store/grosse-karte',
  '/store',
  '/api/products?limit=20',
  '/api/branches/grosse-karte/shop',
  '/backend/login',
]

/** Resident memory of the server with its admin loaded: at rest, and after 10,000 mixed requests. */
export async function runMemory(): Promise<boolean> {
  const world = await createWorld()
  const product = await startProduct(world)
  const client = createClient(product.url, 10)
  await client.send({ path: '/backend/login' })
  await new Promise((wait) => setTimeout(wait, 5000))
  console.log(`  at rest ${residentMegabytes([product.pid])} MB`)
  await client.hammer(
    requests,
    (index) => ({ path: paths[index % 50 === 49 ? 4 : index % 4] ?? '/store' }),
    (answer) => answer.status === 200,
  )
  const loaded = residentMegabytes([product.pid])
  console.log(`  after ${requests} requests ${loaded} MB of ${budgetMegabytes} allowed`)
  client.close()
  await product.stop()
  await world.close()
  return pronounce('memory', { ratio: loaded / budgetMegabytes, goal: 1, bound: 'most' })
}
