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

/** What is told beside the datasets: that requests are not counted, and of what goes on just now nothing yet. */
export function answerBeside({ pathname }: URL): Promise<Response> | null {
  if (pathname === '/api/statistics-now') return new Promise(() => undefined)
  if (pathname !== '/api/page-requests') return null

  return Promise.resolve(Response.json({ isOn: false, total: 0, days: [], pages: [] }))
}
