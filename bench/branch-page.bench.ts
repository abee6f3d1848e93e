import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createClient, type Answer } from './harness/load.ts'
import { measure, pronounce, runPairs } from './harness/measure.ts'
import { openHome, startProduct, startScript, withWorld, type World } from './harness/product.ts'

const requests = 12_000
const connections = 20
const headers = { 'accept-encoding': 'br' }

/** The cached branch page against an Express route that sends the very same bytes. */
export function runBranchPage(): Promise<boolean> {
  return withWorld(async (world) => {
    const path = `/store/${world.branch}`
    const product = await startProduct(world)
    const ours = createClient(product.url, connections)
    const sample = await ours.send({ path, headers })
    const bare = await startBareRoute(world, sample)
    const theirs = createClient(bare.url, connections)
    world.cleanups.add(ours.close)
    world.cleanups.add(theirs.close)

    // The page is rendered anew when its minute ends, and may then differ by some bytes.
    const isRight = (answer: Answer) =>
      answer.status === 200 &&
      answer.headers['content-encoding'] === 'br' &&
      Math.abs(answer.body.length - sample.body.length) < 200

    console.log(`  ${sample.body.length} bytes, ${String(sample.headers['content-encoding'])}`)
    const result = await runPairs(
      {
        name: 'Theke',
        run: () =>
          measure([product.pid, world.postgresPid], () =>
            ours.hammer(requests, () => ({ path, headers }), isRight),
          ),
      },
      {
        name: 'Express',
        run: () =>
          measure([bare.pid], () => theirs.hammer(requests, () => ({ path: '/page', headers }), isRight)),
      },
    )
    return pronounce('branch-page', { ratio: result.throughputRatio, goal: 0.8, bound: 'least' })
  })
}

async function startBareRoute(world: World, sample: Answer) {
  const file = join(await openHome(world.cleanups), 'page')
  await writeFile(file, sample.body)
  return startScript(world, 'bench/baselines/bare-express.ts', {
    BYTES_FILE: file,
    CONTENT_TYPE: String(sample.headers['content-type']),
    CONTENT_ENCODING: String(sample.headers['content-encoding'] ?? ''),
  })
}
