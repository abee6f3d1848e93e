import type { PayloadRequest } from 'payload'

import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import { type Statistics, statisticsQuery } from '#domain/insight/statistics/statistics.contract.ts'

import { readSeveral } from './read-several.ts'

type Asked = { dataset: DatasetName; query: object }

/** What a view asks, read where the view is made: null is what cannot be asked, or has no answer. */
export async function readAsked(
  req: PayloadRequest,
  asked: readonly Asked[],
): Promise<(Statistics | null)[]> {
  const sound = asked.map(({ dataset, query }) => ({ dataset, parsed: statisticsQuery.safeParse(query) }))
  const questions = sound.flatMap(({ dataset, parsed }) =>
    parsed.success ? [{ ...parsed.data, dataset }] : [],
  )
  const outcomes = (await readSeveral(req, questions)).values()

  return sound.map(({ parsed }) => {
    const outcome = parsed.success ? outcomes.next().value : undefined

    return outcome && 'statistics' in outcome ? outcome.statistics : null
  })
}
