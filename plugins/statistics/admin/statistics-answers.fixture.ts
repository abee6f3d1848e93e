import {
  type DatasetName,
  datasetOf,
  datasets,
  measures as terms,
} from '#domain/insight/statistics/datasets.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { visitsOfThreeDays } from './chart/statistics.fixture.ts'

const root = '/api/statistics/'
const isDataset = (name: string): name is DatasetName => Object.hasOwn(datasets, name)

/** What a dataset answers to whatever it is asked; null to what asks for none. */
export function answerTo({ pathname, searchParams: query }: URL): Statistics | null {
  const dataset = pathname.startsWith(root) ? pathname.slice(root.length) : ''
  if (!isDataset(dataset)) return null
  const { title, layer, measures, by } = datasetOf(dataset)
  const values = (count = 0) => Object.fromEntries(measures.map((key) => [key, count]))
  return {
    ...visitsOfThreeDays,
    dataset,
    title,
    layer,
    by: (query.get('by') as Statistics['by']) ?? by[0], // As the view asks.
    range: { ...visitsOfThreeDays.range, from: String(query.get('from')), to: String(query.get('to')) },
    measures: measures.map((key) => ({ key, ...terms[key] })),
    total: values(2469),
    compared: { from: '2026-10-30', to: '2026-11-01', total: values(2000) },
    series: visitsOfThreeDays.series.map(({ at }) => ({ at, values: values(600) })),
    rows: visitsOfThreeDays.rows.map((row) => ({ ...row, values: values(row.values.visits ?? 0) })),
  }
}
