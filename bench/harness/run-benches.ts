import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

import { type Bench, benches } from '../registry.ts'
import { codeOf, type Outcome, outcomeOf, summaryLine } from './outcome.ts'

/** A bench that hangs is broken; even on a part of the processor none takes so long. */
const longestMinutes = 75
const script = join(import.meta.dirname, '../../scripts/bench.ts')

/** Runs one bench and answers the exit code: 0 when it ended as it should, which for a slowed product is to fail. */
export async function runOne(bench: Bench, isSlowed: boolean): Promise<number> {
  // Everything that starts the product reads it, in this process and in its children.
  if (isSlowed) process.env.BENCH_SLOW = 'on'
  console.log(`${bench.name}: ${bench.goal}${isSlowed ? ', with the product twice as slow' : ''}`)
  const run = await bench.load()
  const judged = await run()
  const code = codeOf(judged, isSlowed)
  if (isSlowed)
    console.log(code === 0 ? '  noticed: it fails as it should' : '  NOT noticed, or not for its slowness')
  for (const { part, reachedSlowed } of isSlowed ? judged.verdicts : []) {
    if (reachedSlowed !== undefined) console.log(`  ${part} does not have to miss: ${reachedSlowed}`)
  }
  return code
}

/** Each bench in a process of its own, so that one that breaks leaves the others alone; a line for each at the end. */
export async function runAll(isSlowed: boolean): Promise<number> {
  const ended: { bench: Bench; outcome: Outcome }[] = []
  for (const bench of benches) ended.push({ bench, outcome: await runApart(bench, isSlowed) })
  console.log('')
  for (const { bench, outcome } of ended) console.log(summaryLine(bench.name, outcome, isSlowed))
  return ended.every(({ outcome }) => outcome.isAsWanted) ? 0 : 1
}

async function runApart({ name }: Bench, isSlowed: boolean): Promise<Outcome> {
  const started = performance.now()
  const child = spawn(process.execPath, [script, name, ...(isSlowed ? ['--slow'] : [])], {
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: longestMinutes * 60_000,
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    process.stdout.write(text)
  })
  const [code] = await once(child, 'close')
  return outcomeOf({ code, output, seconds: (performance.now() - started) / 1000 })
}
