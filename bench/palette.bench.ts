import { type Answer, type Call, createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs, type Side } from './harness/measure.ts'
import { type Running, runScript, startProduct, withWorld, type World } from './harness/product.ts'

type Seeded = { order: string; email: string; password: string }

const searches = 90
const goalOfLookups = 14
/** By the beginning of a name, by whole names, number, telephone from both ends, e-mail, and what nobody is called. */
const terms = [
  'hu',
  'huber',
  'mueller anna',
  '12',
  '0664 12',
  '4567',
  'suppe 77',
  'gast99999@example.com',
  'xyzxyz',
]

/**
 * What is found by typing, among 10,000 products, 100,000 orders and 10,000 customers, by an admin, who searches all
 * kinds: in processor time against the lookup of one order by its key. How long one waits is told beside it.
 */
export function runPalette(): Promise<Judged> {
  return withWorld(async (world) => {
    const { order, ...admin } = await runScript<Seeded>(world, 'bench/harness/seed-palette.ts')
    const product = await startProduct(world, { ADMIN: 'off' })
    const headers = { authorization: `Bearer ${await signIn(product.url, admin)}` }
    const search = (index: number): Call => ({
      method: 'POST',
      path: '/api/desk/search',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ term: terms[index % terms.length] }),
    })
    await tellWaits(product, search)
    const { cpuRatio } = await runPairs(
      sideOf(world, product, 'search', search),
      sideOf(world, product, 'lookup', () => ({ path: `/api/orders/${order}?depth=0`, headers })),
    )

    return pronounce('palette', [{ ratio: cpuRatio, goal: goalOfLookups, bound: 'most' }])
  })
}

function sideOf(world: World, { url, pid }: Running, name: string, call: (index: number) => Call): Side {
  const client = createClient(url, 1)
  world.cleanups.add(client.close)
  const isRight = ({ status }: Answer) => status === 200

  return { name, run: () => measure([pid, world.postgresPid], () => client.hammer(searches, call, isRight)) }
}

async function tellWaits({ url }: Running, search: (index: number) => Call): Promise<void> {
  const client = createClient(url, 1)
  const waits: number[] = []
  for (let index = 0; index < searches; index += 1) {
    const began = performance.now()
    await client.send(search(index))
    // The first ones prepare their statements.
    if (index >= terms.length * 3) waits.push(performance.now() - began)
  }
  client.close()
  const sorted = waits.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0)
  console.log(`  one waits ${at(0.5)} ms, at most ${at(1)} ms (promised: 100 ms)`)
}

async function signIn(url: string, admin: Omit<Seeded, 'order'>): Promise<string> {
  const answer = await fetch(`${url}/api/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { token } = (await answer.json()) as { token: string }

  return token
}
