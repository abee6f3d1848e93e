import { join } from 'node:path'

import { findFreePort } from '#scripts/database/embedded-postgres.ts'
import { runCommand } from '#scripts/quality/run-command.ts'

import { type Answer, type Call, createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs, type Side } from './harness/measure.ts'
import { type Running, root, startProduct, startProgram, withWorld, type World } from './harness/product.ts'

const requests = 672
const connections = 8
/** Different pages, orders and conditions: no answer is asked for twice in a row, none is hot. */
const addresses = [1, 2, 3, 4, 5, 6, 7].flatMap((page) =>
  ['id', '-id', 'name,id', '-name,id'].flatMap((sort) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (price) => `/api/products?limit=20&depth=0&page=${page}&sort=${sort}&where[price][not_equals]=${price}`,
    ),
  ),
)

/**
 * Lists of 20 products through our REST against the stock Next route of Payload, same database and answers. First
 * what a caller pays whose list is not kept, then the server as it ships, which keeps lists until a record changes.
 */
export async function runRestList(): Promise<Judged> {
  const built = await runCommand(
    [join(root, 'node_modules/.bin/next'), 'build', 'bench/baselines/stock-next'],
    { env: { NODE_ENV: 'production' } },
  )
  if (!built.ok) throw new Error(built.output)

  return withWorld(async (world) => {
    const stock = await startStockNext(world)
    const expected = await readAll(stock.url)
    const theirs = sideOf('Next', stock, world, expected)
    const compare = async (environment: Record<string, string>) => {
      const product = await startProduct(world, { ADMIN: 'off', ...environment })
      const { cpuRatio, throughputRatio } = await runPairs(sideOf('Theke', product, world, expected), theirs)
      console.log(`  throughput ratio ${throughputRatio.toFixed(2)}`)
      return { cpuRatio, throughputRatio }
    }
    console.log(`  ${addresses.length} addresses without the data cache:`)
    const bare = await compare({ DATA_CACHE: 'off' })
    console.log('  with the data cache:')
    const cached = await compare({})
    return pronounce('rest-list', [
      { part: 'not cached', ratio: bare.cpuRatio, goal: 1.2, bound: 'most' },
      {
        part: 'cached, throughput',
        ratio: cached.throughputRatio,
        goal: 2,
        bound: 'least',
        reachedSlowed:
          'a promise far below what a kept list reaches; what a kept answer costs is bound by branch-page',
      },
    ])
  })
}

async function readAll(origin: string): Promise<Map<string, string>> {
  const answers = new Map<string, string>()
  for (const path of addresses) answers.set(path, await (await fetch(origin + path)).text())
  return answers
}

function sideOf(name: string, server: Running, world: World, expected: Map<string, string>): Side {
  const client = createClient(server.url, connections)
  world.cleanups.add(client.close)
  const call = (index: number): Call => ({ path: addresses[index % addresses.length] ?? '' })
  const isRight = ({ status, body }: Answer, { path }: Call) =>
    status === 200 && body.toString() === expected.get(path)
  return {
    name,
    run: () => measure([server.pid, world.postgresPid], () => client.hammer(requests, call, isRight)),
  }
}

async function startStockNext(world: World): Promise<Running> {
  const port = String(await findFreePort())
  const command = [join(root, 'node_modules/.bin/next'), 'start', 'bench/baselines/stock-next', '-p', port]
  return startProgram(world, command, { url: `http://127.0.0.1:${port}`, path: addresses[0] ?? '' })
}
