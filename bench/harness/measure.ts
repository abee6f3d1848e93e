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

/**
 * Both sides in turn, A B A B …, after some uncounted rounds of each, so that a drifting machine hits both. Many
 * short pairs are better than few long ones: what others do on the machine then falls on both sides of a pair.
 */
export async function runPairs(ours: Side, theirs: Side, { pairs = 9, warmUps = 2 } = {}) {
  for (let round = 0; round < warmUps; round += 1) {
    await ours.run()
    await theirs.run()
  }
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
  /** Which of several figures of one bench it is. */
  part?: string
  /** Why a product that is twice as slow may reach this goal all the same. Without a reason it has to miss it. */
  reachedSlowed?: string
}

/** What a bench found. */
export interface Judged {
  verdicts: Verdict[]
  /** Whether all that is not a matter of speed held, such as that no order is missing. It has to hold slowed as well. */
  isSound: boolean
}

export const isReached = ({ ratio, goal, bound }: Verdict): boolean =>
  bound === 'least' ? ratio >= goal : ratio <= goal

/** Says the closing lines that a script can read. */
export function pronounce(name: string, verdicts: Verdict[], { isSound = true } = {}): Judged {
  for (const { ratio, goal, bound, part } of verdicts) {
    const title = part === undefined ? name : `${name}, ${part}`
    console.log(`${title}: ratio ${ratio.toFixed(2)} (goal ${bound === 'least' ? '≥' : '≤'} ${goal})`)
  }
  if (!isSound) console.log(`${name}: something that is not a matter of speed does not hold`)
  return { verdicts, isSound: isSound && verdicts.every(({ ratio }) => Number.isFinite(ratio)) }
}
