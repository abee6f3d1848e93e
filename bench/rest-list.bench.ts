import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { findFreePort } from '#scripts/database/embedded-postgres.ts'
import { runCommand } from '#scripts/quality/run-command.ts'

import { createClient, type Answer } from './harness/load.ts'
import { measure, pronounce, runPairs } from './harness/measure.ts'
import { createWorld, root, startProduct, type World } from './harness/product.ts'

const requests = 1500
const connections = 8
const path = '/api/products?limit=20&depth=0'

/** A list of 20 products through our REST against the stock Next route of Payload, same database and answer. */
export async function runRestList(): Promise<boolean> {
  const built = await runCommand(['next', 'build', 'bench/baselines/stock-next'], {
    env: { NODE_ENV: 'production' },
  })
  if (!built.ok) throw new Error(built.output)
  const world = await createWorld()
  const product = await startProduct(world, { ADMIN: 'off' })
  const stock = await startStockNext(world)
  const ours = createClient(product.url, connections)
  const theirs = createClient(stock.url, connections)
  const expected = (await theirs.send({ path })).body.toString()
  const isRight = (answer: Answer) => answer.status === 200 && answer.body.toString() === expected

  // Ours once without the data cache, to say honestly what it adds; the goal is measured without it.
  const uncached = { 'cache-control': 'no-cache' }
  const compare = (headers: Record<string, string>) =>
    runPairs(
      {
        name: 'Theke',
        run: () =>
          measure([product.pid, world.postgresPid], () =>
            ours.hammer(requests, () => ({ path, headers }), isRight),
          ),
      },
      {
        name: 'Next',
        run: () =>
          measure([stock.pid, world.postgresPid], () => theirs.hammer(requests, () => ({ path }), isRight)),
      },
    )
  console.log('  without the data cache:')
  const bare = await compare(uncached)
  console.log('  with the data cache:')
  const cached = await compare({})
  console.log(
    `  throughput ratio without the data cache ${bare.throughputRatio.toFixed(2)}, with it ${cached.throughputRatio.toFixed(2)}`,
  )
  ours.close()
  theirs.close()
  await Promise.all([product.stop(), stock.stop()])
  await world.close()
  return pronounce('rest-list', { ratio: bare.throughputRatio, goal: 2, bound: 'least' })
}

async function startStockNext(world: World) {
  const port = await findFreePort()
  const child = spawn(
    join(root, 'node_modules/.bin/next'),
    ['start', 'bench/baselines/stock-next', '-p', String(port)],
    {
      cwd: root,
      env: world.environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const url = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${url}${path}`).catch(() => null)
    if (answer?.ok) break
    await new Promise((wait) => setTimeout(wait, 200))
  }
  return {
    url,
    pid: child.pid ?? 0,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
