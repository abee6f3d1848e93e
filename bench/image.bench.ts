import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

import { withCleanups } from './harness/cleanups.ts'
import { createClient } from './harness/load.ts'
import { measure, pronounce, runPairs } from './harness/measure.ts'
import { startScript } from './harness/product.ts'

const goal = 1.25
const pictures = 12

/** Processor time of one new variant through the media service beside the same steps with bare sharp. */
export function runImage(): Promise<boolean> {
  return withCleanups(async (cleanups) => {
    const folder = await mkdtemp(join(tmpdir(), 'theke-image-bench-'))
    cleanups.add(() => rm(folder, { recursive: true, force: true }))
    await mkdir(join(folder, 'images'))
    await writeFile(join(folder, 'images', 'photo.jpg'), await photo())

    const environment = { ...process.env, MEDIA_DIR: folder }
    const served = await startScript({ environment, cleanups }, 'bench/baselines/media-service.ts')
    const bare = await startScript({ environment, cleanups }, 'bench/baselines/bare-sharp.ts')
    const result = await runPairs(
      { name: 'ours', run: () => round(served) },
      { name: 'sharp', run: () => round(bare) },
    )
    return pronounce('image', { ratio: result.cpuRatio, goal, bound: 'most' })
  })
}

let asked = 0

/** Each call names a picture that nobody has asked for yet. */
async function round({ url, pid }: { url: string; pid: number }) {
  const client = createClient(url, 2)
  const result = await measure([pid], () =>
    client.hammer(
      pictures,
      () => ({ path: `/image/medium/${newId()}-v1.jpg`, headers: { accept: 'image/webp' } }),
      ({ status, body }) => status === 200 && body.length > 10_000,
    ),
  )
  client.close()
  return result
}

function newId(): string {
  asked += 1
  return `0197a1b2-0000-7000-8000-${String(asked).padStart(12, '0')}`
}

/** As a telephone takes them: 12 million points, with grain, so that it compresses like a photograph. */
async function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
  return sharp(grain).resize(4000, 3000).jpeg({ quality: 90 }).toBuffer()
}
