import type { PayloadRequest } from 'payload'

import type {
  StatisticsOutcome,
  StatisticsQuestion,
} from '#domain/insight/statistics/several-statistics.contract.ts'
import { toApiErrors } from '#domain/refusals/refusals.ts'
import { rightTo } from '#kernel/access/rights.ts'
import { Refused, refusalIn } from '#kernel/refused.ts'

import { askerOf } from './asker-of.ts'
import { readStatistics } from './read-statistics.ts'

/** So many are read at a time: whoever asks much leaves connections to others. */
const mostAtOnce = 4

/** Several datasets for one who asks; whatever cannot be told says so in its own place. */
export async function readSeveral(
  req: PayloadRequest,
  questions: readonly StatisticsQuestion[],
): Promise<StatisticsOutcome[]> {
  const rights = await Promise.all(['analytics-logs', 'statistics'].map((slug) => rightTo(req, 'read', slug)))
  if (!rights.some(Boolean)) throw new Refused('not-allowed')
  const asker = askerOf(req)

  return inLanes(questions, async ({ dataset, ...query }): Promise<StatisticsOutcome> => {
    try {
      return { statistics: await readStatistics(req, dataset, query, asker) }
    } catch (error) {
      const refusal = refusalIn(error)
      if (refusal) return toApiErrors(refusal)
      req.payload.logger.error({ err: error, dataset }, 'Figures could not be read')
      return toApiErrors({ code: 'internal' })
    }
  })
}

async function inLanes<Given, Result>(
  given: readonly Given[],
  work: (one: Given) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...given.entries()]
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: mostAtOnce }, lane))

  return results
}
