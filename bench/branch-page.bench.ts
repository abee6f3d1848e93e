import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createClient, type Answer } from './harness/load.ts'
import { measure, pronounce, runPairs } from './harness/measure.ts'
import { createWorld, startProduct, startScript } from './harness/product.ts'

const requests = 12_000
const connections = 20
const headers = { 'accept-encoding': 'br' }
const page = '/store/grosse-karte'

/** The cached branch page against an Express route that sends the very same bytes. */
export async function runBranchPage(): Promise<boolean> {
  const world = await createWorld()
  const product = await startProduct(world)
  const ours = createClient(product.url, connections)
  const sample = await ours.send({ path: page, headers })
  const file = join(tmpdir(), `theke-bench-${process.pid}.bin`)
  await writeFile(file, sample.body)
  const bare = await startScript('bench/baselines/bare-express.ts', {
    ...process.env,
    NODE_ENV: 'production',
    BYTES_FILE: file,
    CONTENT_TYPE: String(sample.headers['content-type']),
    CONTENT_ENCODING: String(sample.headers['content-encoding'] ?? ''),
  })
  const theirs = createClient(bare.url, connections)
  // The page is rendered anew when its minute ends, and may then differ by a byte or two.
  const isRight = (answer: Answer) =>
    answer.status === 200 &&
    answer.headers['content-encoding'] === sample.headers['content-encoding'] &&
    Math.abs(answer.body.length - sample.body.length) < 200

  console.log(`  ${sample.body.length} bytes, ${String(sample.headers['content-encoding'])}`)
  const result = await runPairs(
    {
      name: 'Theke',
      run: () =>
        measure([product.pid, world.postgresPid], () =>
          ours.hammer(requests, () => ({ path: page, headers }), isRight),
        ),
    },
    {
      name: 'Express',
      run: () =>
        measure([bare.pid], () => theirs.hammer(requests, () => ({ path: '/page', headers }), isRight)),
    },
  )
  ours.close()
  theirs.close()
  await Promise.all([product.stop(), bare.stop()])
  await world.close()
  return pronounce('branch-page', { ratio: result.throughputRatio, goal: 0.8, bound: 'least' })
}
