import 'temporal-polyfill/global'

import { once } from 'node:events'

import { type HistoryFilters, historyFilters, queryOf } from './harness/history-filters.ts'
import { type Call, createClient } from './harness/load.ts'
import { type Judged, measure, median, pronounce, runPairs, type Side } from './harness/measure.ts'
import { type House, openHouse } from './harness/past-orders.ts'
import { type Running, startProduct, startScript, withWorld, type World } from './harness/product.ts'

const orders = 100_000
const statements = { amount: 60, pairs: 5 }
const calls = { amount: 20, pairs: 3 }
const goalOfStatement = 1.5
/** Of the whole call, most of which is finding out who asks: today's, and so much more. */
const goalOfCall = 4.7

type Asked = { name: string; branches: string[]; filters: HistoryFilters }
type Sides = { world: World; product: Running; bare: Running; house: House }

/**
 * A page of 50 out of 100,000 orders, with each filter alone and several together, of one branch and of three: the
 * product's statement in processor time against the one that somebody would write by hand for these filters, and the
 * whole call against the same. All have to find the same orders.
 */
export function runOrdersList(): Promise<Judged> {
  return withWorld(async (world) => {
    const product = await startProduct(world, { ADMIN: 'off' })
    const house = await openHouse(world, product, orders)
    const bare = await startScript(world, 'bench/baselines/bare-list.ts')
    const sides = { world, product, bare, house }
    const found: { name: string; statement: number; call: number }[] = []
    let areAlike = true
    for (const asked of questions(house)) {
      areAlike = (await findTheSame(sides, asked)) && areAlike
      const byHand = sideOfSql(sides, asked, { isOurs: false, amount: statements.amount })
      const ours = sideOfSql(sides, asked, { isOurs: true, amount: statements.amount })
      const statement = await runPairs(ours, byHand, { pairs: statements.pairs, warmUps: 1 })
      const beside = sideOfSql(sides, asked, { isOurs: false, amount: calls.amount })
      const call = await runPairs(sideOfProduct(sides, asked), beside, { pairs: calls.pairs, warmUps: 1 })
      found.push({ name: asked.name, statement: statement.cpuRatio, call: call.cpuRatio })
    }
    for (const { name, statement, call } of found) {
      console.log(`  ${name}: statement ${statement.toFixed(2)}, whole call ${call.toFixed(2)}`)
    }

    return pronounce(
      'orders-list',
      [
        {
          part: 'dearest statement',
          ratio: Math.max(...found.map(({ statement }) => statement)),
          goal: goalOfStatement,
          bound: 'most',
          reachedSlowed: 'the database is asked without the product in between',
        },
        { part: 'whole call', ratio: median(found.map(({ call }) => call)), goal: goalOfCall, bound: 'most' },
      ],
      { isSound: areAlike },
    )
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
    name: 'call',
    run: () =>
      measure([product.pid, world.postgresPid], () =>
        client.hammer(
          calls.amount,
          () => call,
          ({ status }) => status === 200,
        ),
      ),
  }
}

type Statement = { isOurs: boolean; amount: number }

const sideOfSql = ({ bare, world }: Sides, asked: Asked, { isOurs, amount }: Statement): Side => ({
  name: isOurs ? 'statement' : 'by hand',
  run: () =>
    measure([bare.pid, world.postgresPid], async () => {
      await askBare(bare, asked, { isOurs, amount })
      return amount
    }),
})

async function askBare({ child }: Running, asked: Asked, statement: Statement): Promise<string[]> {
  child.send({ ...asked, ...statement })
  const [{ ids }] = (await once(child, 'message')) as [{ ids: string[] }] // the script is ours
  return ids
}

async function findTheSame(sides: Sides, asked: Asked): Promise<boolean> {
  const client = createClient(sides.product.url, 1)
  const { body } = await client.send(callOfPage(sides, asked))
  client.close()
  const { docs } = JSON.parse(body.toString()) as { docs: { id: string }[] } // our own contract
  const found = [
    docs.map(({ id }) => id),
    await askBare(sides.bare, asked, { isOurs: true, amount: 1 }),
    await askBare(sides.bare, asked, { isOurs: false, amount: 1 }),
  ]
  const areSame = docs.length > 0 && new Set(found.map(String)).size === 1
  if (!areSame)
    console.log(`  ✗ ${asked.name}: ${found.map(({ length }) => length).join(', ')} orders, or others`)

  return areSame
}
