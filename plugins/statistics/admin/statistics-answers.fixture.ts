import { type DatasetName, datasets } from '#domain/insight/statistics/datasets.data.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'

import { answerOf, type MadeOf } from './chart/statistics.fixture.ts'

const root = '/api/statistics/'
const isDataset = (name: string): name is DatasetName => Object.hasOwn(datasets, name)

/** What a dataset answers to whatever it is asked; null to what asks for none. */
export function answerTo(
  { pathname, searchParams }: URL,
  madeOf: MadeOf = () => undefined,
): Statistics | null {
  const dataset = pathname.startsWith(root) ? pathname.slice(root.length) : ''

  return isDataset(dataset) ? answerOf(dataset, searchParams, madeOf) : null
}
