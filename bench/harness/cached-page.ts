import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Answer, createClient } from './load.ts'
import { packedPage } from './packed-page.ts'
import { type Judged, measure, pronounce, runPairs } from './measure.ts'
import { openHome, startProduct, startScript, type World } from './product.ts'

const requests = 6000
const connections = 20

type Page = { name: string; path: string; host?: string; goal: number }

/**
 * Processor time of a page from the cache against `res.end` of the very same bytes in a plain server of Node,
 * brotli on both sides. Throughput is only told: both are busy with copying, so it hides what is added.
 */
export async function compareCachedPage(world: World, { name, path, host, goal }: Page): Promise<Judged> {
  const headers = { 'accept-encoding': 'br', ...(host === undefined ? {} : { host }) }
  const product = await startProduct(world)
  const ours = createClient(product.url, connections)
  const sample = await packedPage(ours.send, { path, headers })
  const bare = await startBareRoute(world, sample)
  const theirs = createClient(bare.url, connections)
  world.cleanups.add(ours.close)
  world.cleanups.add(theirs.close)

  // A page may be rendered anew meanwhile, such as when its day ends, and then differ by some bytes.
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
      name: 'res.end',
      run: () =>
        measure([bare.pid], () => theirs.hammer(requests, () => ({ path: '/page', headers }), isRight)),
    },
  )
  console.log(`  throughput ratio ${result.throughputRatio.toFixed(2)}`)
  return pronounce(name, [{ ratio: result.cpuRatio, goal, bound: 'most' }])
}

async function startBareRoute(world: World, sample: Answer) {
  const file = join(await openHome(world.cleanups), 'page')
  await writeFile(file, sample.body)
  return startScript(world, 'bench/baselines/bare-bytes.ts', {
    BYTES_FILE: file,
    CONTENT_TYPE: String(sample.headers['content-type']),
    CONTENT_ENCODING: String(sample.headers['content-encoding'] ?? ''),
  })
}
