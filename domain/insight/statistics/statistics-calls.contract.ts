import type { ApiContract } from '../../api/api-contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { type DatasetName, datasetOf } from './datasets.data.ts'
import { statistics, statisticsQuery } from './statistics.contract.ts'

export const statisticsArea = 'Statistik'

/** `GET /api/statistics/{dataset}`. Source: back office 7. */
export function datasetContract<Name extends DatasetName>(name: Name) {
  const { title, layer } = datasetOf(name)

  return {
    method: 'get',
    path: `/api/statistics/${name}`,
    area: statisticsArea,
    summary: `${title}: Verlauf, Summen und Zeilen eines Zeitraums`,
    query: statisticsQuery,
    responses: { 200: { description: 'Was gezählt wurde, und wie', body: statistics } },
    errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch'],
    rights: rightsSentence(insightRights[layer === 'visits' ? 'analytics-logs' : 'statistics'], 'read'),
  } as const satisfies ApiContract
}
