import type { ApiContract } from '../../api/api-contract.ts'
import { rightsSentence } from '../../people/rights-texts.ts'
import { insightRights } from '../../people/rights/insight.data.ts'
import { readers } from '../../workforce/time-sheets.contract.ts'
import { type DatasetName, datasetOf, type ProfileName } from './datasets.data.ts'
import { profileQuery, statistics, statisticsQuery } from './statistics.contract.ts'

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

/** `GET /api/statistics/user-profile…`: of whom, and who may ask, is as with time sheets. Source: back office 7. */
export function profileContract<Name extends ProfileName>(name: Name) {
  return {
    method: 'get',
    path: `/api/statistics/${name}`,
    area: statisticsArea,
    summary: `${datasetOf(name).title}: Verlauf, Summen und Zeilen eines Zeitraums`,
    query: profileQuery,
    responses: { 200: { description: 'Was gezählt wurde, und wie', body: statistics } },
    errors: ['validation', 'unauthenticated', 'not-allowed', 'unknown-branch', 'unknown-record'],
    rights: readers,
  } as const satisfies ApiContract
}
