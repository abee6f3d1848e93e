import 'temporal-polyfill/global'

import { once } from 'node:events'

import { type HistoryFilters, historyFilters, queryOf } from './harness/history-filters.ts'
import { type Call, createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs, type Side } from './harness/measure.ts'
import { type House, openHouse } from './harness/past-orders.ts'
import { type Running, startProduct, startScript, withWorld, type World } from './harness/product.ts'

const orders = 100_000
const pages = 40
const pairs = 7
const goal = 1.5

type Asked = { name: string; branches: string[]; filters: HistoryFilters }
type Sides = { world: World; product: Running; bare: Running; house: House }

/**
 * A page of 50 out of 100,000 orders, with each filter alone and several together, of one branch and of three: in
 * processor time against its bare SQL. Both have to find the same orders.
 */
export function runOrdersList(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { ADMIN: 'off' })
    const house = await openHouse(world, product, orders)
    const bare = await startScript(world, 'bench/baselines/bare-list.ts')
    const sides = { world, product, bare, house }
    const verdicts: Parameters<typeof pronounce>[1] = []
    let areAlike = true
    for (const asked of questions(house)) {
      console.log(`  ${asked.name}:`)
      areAlike &&= await findsTheSame(sides, asked)
      const { cpuRatio } = await runPairs(sideOfProduct(sides, asked), sideOfSql(sides, asked), {
        pairs,
        warmUps: 1,
      })
      verdicts.push({ part: asked.name, ratio: cpuRatio, goal, bound: 'most' })
    }

    return pronounce('orders-list', verdicts, { isSound: areAlike })
  })
}

const questions = ({ branches }: House): Asked[] =>
  [branches.slice(0, 1), branches].flatMap((some) =>
    Object.entries(historyFilters()).map(([name, filters]) => ({
      name: `${name} at ${some.length === 1 ? 'one branch' : 'three'}`,
      branches: some,
      filters,
    })),
  )

/** All branches are those of the house, which is asked for by leaving them out. */
function callOfPage({ house }: Sides, { branches, filters }: Asked): Call {
  const branch = branches.length === 1 ? `branch=${branches[0]}&` : ''

  return {
    path: `/api/orders/history?${branch}${queryOf(filters)}`,
    headers: { authorization: `JWT ${house.staff.token}` },
  }
}

function sideOfProduct(sides: Sides, asked: Asked): Side {
  const { product, world } = sides
  const client = createClient(product.url, 1)
  world.cleanups.add(client.close)
  const call = callOfPage(sides, asked)

  return {
    name: 'Theke',
    run: () =>
      measure([product.pid, world.postgresPid], () =>
        client.hammer(
          pages,
          () => call,
          ({ status }) => status === 200,
        ),
      ),
  }
}

const sideOfSql = ({ bare, world }: Sides, asked: Asked): Side => ({
  name: 'SQL',
  run: () =>
    measure([bare.pid, world.postgresPid], async () => {
      await askBare(bare, asked, pages)
      return pages
    }),
})

async function askBare({ child }: Running, asked: Asked, amount: number): Promise<string[]> {
  child.send({ ...asked, amount })
  const [{ ids }] = (await once(child, 'message')) as [{ ids: string[] }] // the script is ours
  return ids
}

async function findsTheSame(sides: Sides, asked: Asked): Promise<boolean> {
  const client = createClient(sides.product.url, 1)
  const { body } = await client.send(callOfPage(sides, asked))
  client.close()
  const { docs } = JSON.parse(body.toString()) as { docs: { id: string }[] }
  const theirs = await askBare(sides.bare, asked, 1)
  const isSame = docs.map(({ id }) => id).join() === theirs.join()
  if (!isSame) console.log(`  ✗ ${docs.length} orders, by SQL ${theirs.length}, and not the same`)

  return isSame && docs.length > 0
}
