import { LRUCache } from 'lru-cache'

import { GaveUp } from '#kernel/apart/gave-up.ts'

const shortestMs = 60_000
const longestMs = 3_600_000
const mostRemembered = 10_000

/** Thrown for what is left alone for a while, and for what would be made of it. */
export class Resting extends GaveUp {
  override name = 'Resting'
  readonly untilMs: number

  constructor(failure: GaveUp, untilMs: number) {
    super(failure.reason, failure)
    this.untilMs = untilMs
  }
}

/** For the operator, who hears nothing of a picture that is missing otherwise. */
export type OnProblem = (problem: GaveUp) => void
type Rest = { resting: Resting; lengthMs: number }

/**
 * What took too long or ended its process would do so again, while others wait for their pictures. It is left alone
 * for a minute and, as long as it fails, for twice as long each time, up to an hour. What failed around it is no such
 * failure; that the whole machine was slow cannot be told from a picture that takes long. Who is insistent, as somebody
 * who tries each picture once, tries it all the same. The operator is told of each rest that begins, and once a minute
 * of what fails for everybody.
 */
export function createRests(nowMs: () => number, onProblem: OnProblem) {
  const rests = new LRUCache<string, Rest>({ max: mostRemembered })
  const tellSeldom = seldom(nowMs, onProblem)

  const tellOfPassing = (error: unknown) => {
    if (error instanceof GaveUp && error.reason === 'passing') tellSeldom(error)
  }

  return async <Result>(name: string, work: () => Promise<Result>, insistent = false): Promise<Result> => {
    const rest = rests.get(name)
    if (!insistent && rest && nowMs() < rest.resting.untilMs) throw rest.resting
    try {
      const result = await work()
      rests.delete(name)
      return result
    } catch (error) {
      // What it would be made of rests already, so nobody has tried this one.
      if (!(error instanceof GaveUp) || error instanceof Resting || !error.isOfFile) {
        tellOfPassing(error)
        throw error
      }
      const lengthMs = Math.min(rest ? rest.lengthMs * 2 : shortestMs, longestMs)
      const resting = new Resting(error, nowMs() + lengthMs)
      rests.set(name, { resting, lengthMs })
      onProblem(error)
      throw resting
    }
  }
}

/** Tells at most once a minute of what fails for everybody. */
export function seldom(nowMs: () => number, onProblem: OnProblem): OnProblem {
  let toldAtMs = Number.NEGATIVE_INFINITY

  return (problem) => {
    if (nowMs() < toldAtMs + shortestMs) return
    toldAtMs = nowMs()
    onProblem(problem)
  }
}
