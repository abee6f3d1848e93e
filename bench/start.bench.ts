import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { buildChanged } from '#scripts/build/build-changed.ts'
import { findFreePort } from '#scripts/database/embedded-postgres.ts'

import { median, pronounce } from './harness/measure.ts'
import { root } from './harness/product.ts'

const budgetSeconds = 4

/** `npm start` on a built and filled installation, to the first 200 of the shop. */
export async function runStart(): Promise<boolean> {
  await buildChanged(root)
  const home = await mkdtemp('/var/tmp/theke-bench-start-')
  console.log(`  first start with the demo: ${(await startOnce(home)).toFixed(2)} s`)
  const rounds: number[] = []
  for (let index = 1; index <= 5; index += 1) {
    rounds.push(await startOnce(home))
    console.log(`  start ${index}: ${rounds.at(-1)?.toFixed(2)} s`)
  }
  await rm(home, { recursive: true, force: true })
  return pronounce('start', { ratio: median(rounds) / budgetSeconds, goal: 1, bound: 'most' })
}

async function startOnce(home: string): Promise<number> {
  const port = await findFreePort()
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'scripts/bootstrap.mjs'), 'start'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), THEKE_DATA_DIR: home, NODE_ENV: 'production' },
  })
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/store`).catch(() => null)
    if (answer?.status === 200) break
    if (child.exitCode !== null) throw new Error('npm start ended before it served a page')
    await new Promise((wait) => setTimeout(wait, 20))
  }
  const seconds = (performance.now() - started) / 1000
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return seconds
}
