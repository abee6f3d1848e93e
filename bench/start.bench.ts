import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { buildChanged } from '#scripts/build/build-changed.ts'
import { findFreePort } from '#scripts/database/embedded-postgres.ts'

import { type Cleanups, withCleanups } from './harness/cleanups.ts'
import { median, pronounce } from './harness/measure.ts'
import { openHome, root, stopProcess, waitForPage } from './harness/product.ts'

const budgetSeconds = 4

/** `npm start` on a built and filled installation, to the first 200 of the shop. */
export async function runStart(): Promise<boolean> {
  await buildChanged(root)
  return withCleanups(async (cleanups) => {
    const home = await openHome(cleanups)
    console.log(`  first start with the demo: ${(await startOnce(home, cleanups)).toFixed(2)} s`)
    const rounds: number[] = []
    for (let index = 1; index <= 5; index += 1) {
      rounds.push(await startOnce(home, cleanups))
      console.log(`  start ${index}: ${rounds.at(-1)?.toFixed(2)} s`)
    }
    return pronounce('start', { ratio: median(rounds) / budgetSeconds, goal: 1, bound: 'most' })
  })
}

async function startOnce(home: string, cleanups: Cleanups): Promise<number> {
  const port = await findFreePort()
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), THEKE_DATA_DIR: home, NODE_ENV: 'production' },
  })
  cleanups.add(() => stopProcess(child))
  await waitForPage(child, `http://127.0.0.1:${port}/store`, 20)
  const seconds = (performance.now() - started) / 1000
  await stopProcess(child)
  return seconds
}
