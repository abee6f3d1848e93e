import { LRUCache } from 'lru-cache'

import { GaveUp } from '#collections/shared/apart/gave-up.ts'

const shortestMs = 60_000
const longestMs = 3_600_000
const mostRemembered = 10_000

type Rest = { error: GaveUp; untilMs: number; lengthMs: number }

/**
 * What took too long or ended its process would do so again, while others wait for their pictures. It is left alone
 * for a minute and, as long as it fails, for twice as long each time, up to an hour. A busy machine is no such failure.
 */
export function createRests(nowMs: () => number) {
  const rests = new LRUCache<string, Rest>({ max: mostRemembered })

  return async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const rest = rests.get(name)
    if (rest && nowMs() < rest.untilMs) throw rest.error
    try {
      const result = await work()
      rests.delete(name)
      return result
    } catch (error) {
      if (error instanceof GaveUp && error.reason !== 'busy') {
        const lengthMs = Math.min(rest ? rest.lengthMs * 2 : shortestMs, longestMs)
        rests.set(name, { error, untilMs: nowMs() + lengthMs, lengthMs })
      }
      throw error
    }
  }
}
