import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { StatisticsQuestion } from '#domain/insight/statistics/several-statistics.contract.ts'

import { answerOf, type MadeOf } from './chart/statistics.fixture.ts'

/** What one dataset was asked. */
export type AskedDataset = { dataset: DatasetName; query: URLSearchParams }

/** The datasets that a call asks for, in their order; null of a call that asks for none. */
export function questionsIn(url: URL, init: RequestInit | undefined): AskedDataset[] | null {
  if (url.pathname !== '/api/statistics') return null
  const { questions } = JSON.parse(String(init?.body)) as { questions: StatisticsQuestion[] }

  return questions.map(({ dataset, ...query }) => ({
    dataset,
    query: new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])),
  }))
}

type Answering = { madeOf?: MadeOf; fails?: (dataset: DatasetName) => boolean; total?: number | undefined }

/** What the server answers to them: the same figures of everything, but for what fails. */
export const answersTo = (
  questions: readonly AskedDataset[],
  { madeOf = () => undefined, fails = () => false, total }: Answering = {},
): Response =>
  Response.json({
    answers: questions.map(({ dataset, query }) =>
      fails(dataset)
        ? { errors: [{ message: 'Das geht noch nicht.', code: 'x' }] }
        : { statistics: answerOf(dataset, query, madeOf, total) },
    ),
  })

/** What is told beside the datasets: that requests are not counted, and of what goes on just now nothing yet. */
export function answerBeside({ pathname }: URL): Promise<Response> | null {
  if (pathname === '/api/statistics-now') return new Promise(() => undefined)
  if (pathname !== '/api/page-requests') return null

  return Promise.resolve(Response.json({ isOn: false, total: 0, days: [], pages: [] }))
}
