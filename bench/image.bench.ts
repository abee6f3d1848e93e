import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { withCleanups } from './harness/cleanups.ts'
import { createClient } from './harness/load.ts'
import { type Judged, measure, pronounce, runPairs } from './harness/measure.ts'
import { photo } from './harness/photo.ts'
import { startScript } from './harness/product.ts'
import { burden } from './harness/twice.ts'

const goal = 1.25
const pictures = 4

/** Processor time of one new variant in AVIF, which browsers ask for, through the media service beside the same steps with bare sharp. */
export function runImage(): Promise<Judged> {
  return withCleanups(async (cleanups) => {
    const folder = await mkdtemp(join(tmpdir(), 'theke-image-bench-'))
    cleanups.add(() => rm(folder, { recursive: true, force: true }))
    await mkdir(join(folder, 'images'))
    await writeFile(join(folder, 'images', 'photo.jpg'), await photo())

    const environment = { ...process.env, MEDIA_DIR: folder }
    const served = await startScript(
      { environment, cleanups },
      'bench/baselines/media-service.ts',
      {},
      burden(),
    )
    const bare = await startScript({ environment, cleanups }, 'bench/baselines/bare-sharp.ts')
    const result = await runPairs(
      { name: 'ours', run: () => round(served) },
      { name: 'sharp', run: () => round(bare) },
      { pairs: 7, warmUps: 1 },
    )
    return pronounce('image', [{ ratio: result.cpuRatio, goal, bound: 'most' }])
  })
}

let asked = 0

/** Each call names a picture that nobody has asked for yet. */
async function round({ url, pid }: { url: string; pid: number }) {
  const client = createClient(url, 2)
  const result = await measure([pid], () =>
    client.hammer(
      pictures,
      () => ({ path: `/image/medium/${newId()}-v1.jpg`, headers: { accept: 'image/avif,image/webp' } }),
      ({ status, headers, body }) =>
        status === 200 && headers['content-type'] === 'image/avif' && body.length > 10_000,
    ),
  )
  client.close()
  return result
}

function newId(): string {
  asked += 1
  return `0197a1b2-0000-7000-8000-${String(asked).padStart(12, '0')}`
}
