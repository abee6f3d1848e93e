import { processorTime } from './processor-time.ts'

export interface Measure {
  operations: number
  seconds: number
  cpuMilliseconds: number
}

/** Runs `work`, which answers how many operations it did, and reads the processor time of `pids` around it. */
export async function measure(pids: number[], work: () => Promise<number>): Promise<Measure> {
  const cpu = processorTime(pids)
  const started = performance.now()
  const operations = await work()
  return {
    operations,
    seconds: (performance.now() - started) / 1000,
    cpuMilliseconds: processorTime(pids) - cpu,
  }
}

export const throughputOf = (result: Measure) => result.operations / result.seconds
export const cpuPerOperation = (result: Measure) => result.cpuMilliseconds / result.operations

export interface Side {
  name: string
  run: () => Promise<Measure>
}

/** Both sides in turn, A B A B …, after one uncounted round each, so that a drifting machine hits both. */
export async function runPairs(ours: Side, theirs: Side, pairs = 5) {
  await ours.run()
  await theirs.run()
  const results: { ours: Measure; theirs: Measure }[] = []
  for (let pair = 1; pair <= pairs; pair += 1) {
    const result = { ours: await ours.run(), theirs: await theirs.run() }
    results.push(result)
    console.log(
      `  pair ${pair}:  ${describe(ours.name, result.ours)}   ${describe(theirs.name, result.theirs)}`,
    )
  }
  return {
    throughputRatio: median(results.map((pair) => throughputOf(pair.ours) / throughputOf(pair.theirs))),
    cpuRatio: median(results.map((pair) => cpuPerOperation(pair.ours) / cpuPerOperation(pair.theirs))),
    oursCpu: median(results.map((pair) => cpuPerOperation(pair.ours))),
    theirsCpu: median(results.map((pair) => cpuPerOperation(pair.theirs))),
  }
}

function describe(name: string, result: Measure) {
  return `${name} ${cpuPerOperation(result).toFixed(3)} CPU-ms/op ${throughputOf(result).toFixed(0)}/s`
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

export interface Verdict {
  ratio: number
  goal: number
  /** `most`: the ratio must not exceed the goal. */
  bound: 'least' | 'most'
}

/** The closing line that a script can read; false when the goal is missed. */
export function pronounce(name: string, { ratio, goal, bound }: Verdict): boolean {
  console.log(`${name}: ratio ${ratio.toFixed(2)} (goal ${bound === 'least' ? '≥' : '≤'} ${goal})`)
  return bound === 'least' ? ratio >= goal : ratio <= goal
}
