import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { buildChanged } from '#scripts/build/build-changed.ts'
import { findFreePort } from '#scripts/database/embedded-postgres.ts'

import { type Cleanups, withCleanups } from './harness/cleanups.ts'
import { type Judged, median, pronounce } from './harness/measure.ts'
import { openHome, root, stopProcess, waitForPage } from './harness/product.ts'
import { processorTime } from './harness/processor-time.ts'
import { burden } from './harness/twice.ts'

const pairs = 7

/**
 * `npm start` on a built and filled installation to the first 200 of the shop, against Payload alone with the same
 * collections, the same database and its own first 200. A B A B: in processor time, which tells what the start has
 * to do, and in seconds, which also tell what it waits for.
 */
export async function runStart(): Promise<Judged> {
  await buildChanged(root)
  return withCleanups(async (cleanups) => {
    const home = await openHome(cleanups)
    const options = burden().join('=')
    const product = () =>
      startOnce(cleanups, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
        path: '/store',
        environment: { THEKE_DATA_DIR: home, ...(options && { NODE_OPTIONS: options }) },
      })
    console.log(`  first start with the demo: ${(await product()).seconds.toFixed(2)} s`)
    const secret = readFileSync(join(home, 'secret'), 'utf8').trim()
    const bare = () =>
      startOnce(cleanups, [join(root, 'bench/baselines/bare-payload.ts')], {
        path: '/api/branches?limit=1',
        environment: { THEKE_DATA_DIR: home, PAYLOAD_SECRET: secret },
      })

    await bare()
    const starts: { ours: Started; theirs: Started }[] = []
    for (let pair = 1; pair <= pairs; pair += 1) {
      const { ours, theirs } = { ours: await product(), theirs: await bare() }
      starts.push({ ours, theirs })
      console.log(`  pair ${pair}:  Theke ${describe(ours)}   Payload alone ${describe(theirs)}`)
    }
    console.log(`  median ${median(starts.map(({ ours }) => ours.seconds)).toFixed(2)} s`)
    const ratioOf = (figure: keyof Started) =>
      median(starts.map(({ ours, theirs }) => ours[figure] / theirs[figure]))
    return pronounce('start', [
      { part: 'CPU', ratio: ratioOf('cpuMs'), goal: 1.9, bound: 'most' },
      { part: 'seconds', ratio: ratioOf('seconds'), goal: 2.3, bound: 'most' },
    ])
  })
}

const describe = ({ seconds, cpuMs }: Started): string => `${seconds.toFixed(2)} s, ${cpuMs} CPU-ms`

type Started = { seconds: number; cpuMs: number }
type Start = { path: string; environment: Record<string, string> }

async function startOnce(cleanups: Cleanups, args: string[], { path, environment }: Start): Promise<Started> {
  const port = await findFreePort()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), NODE_ENV: 'production', ...environment },
  })
  cleanups.add(() => stopProcess(child))
  await waitForPage(child, `http://127.0.0.1:${port}${path}`, 20)
  const seconds = (performance.now() - started) / 1000
  const cpuMs = processorTime([Number(child.pid)])
  await stopProcess(child)
  return { seconds, cpuMs }
}
