import { join } from 'node:path'

import { findFreePort } from '#scripts/database/embedded-postgres.ts'
import { runCommand } from '#scripts/quality/run-command.ts'

import { createClient, type Answer } from './harness/load.ts'
import { measure, pronounce, runPairs, type Side } from './harness/measure.ts'
import { type Running, root, startProduct, startProgram, withWorld, type World } from './harness/product.ts'

const requests = 600
const connections = 8
const path = '/api/products?limit=20&depth=0'

/**
 * A list of 20 products through our REST against the stock Next route of Payload, same database and answer.
 * The goal is for the server as it ships, with its data cache; the bare read beside it tells what hosting alone
 * gains, and what a caller pays whose list is not cached.
 */
export async function runRestList(): Promise<boolean> {
  const built = await runCommand(
    [join(root, 'node_modules/.bin/next'), 'build', 'bench/baselines/stock-next'],
    {
      env: { NODE_ENV: 'production' },
    },
  )
  if (!built.ok) throw new Error(built.output)

  return withWorld(async (world) => {
    const stock = await startStockNext(world)
    const expected = await (await fetch(stock.url + path)).text()
    const theirs = sideOf('Next', stock, world, expected)
    const compare = async (environment: Record<string, string>) => {
      const product = await startProduct(world, { ADMIN: 'off', ...environment })
      const result = await runPairs(sideOf('Theke', product, world, expected), theirs)
      return result.throughputRatio
    }
    console.log('  with the data cache:')
    const cached = await compare({})
    console.log('  without the data cache:')
    const bare = await compare({ DATA_CACHE: 'off' })
    console.log(`  throughput ratio with the data cache ${cached.toFixed(2)}, without ${bare.toFixed(2)}`)
    return pronounce('rest-list', { ratio: cached, goal: 2, bound: 'least' })
  })
}

function sideOf(name: string, server: Running, world: World, expected: string): Side {
  const client = createClient(server.url, connections)
  world.cleanups.add(client.close)
  const isRight = ({ status, body }: Answer) => status === 200 && body.toString() === expected
  return {
    name,
    run: () =>
      measure([server.pid, world.postgresPid], () => client.hammer(requests, () => ({ path }), isRight)),
  }
}

async function startStockNext(world: World): Promise<Running> {
  const port = String(await findFreePort())
  const command = [join(root, 'node_modules/.bin/next'), 'start', 'bench/baselines/stock-next', '-p', port]
  return startProgram(world, command, { url: `http://127.0.0.1:${port}`, path })
}
