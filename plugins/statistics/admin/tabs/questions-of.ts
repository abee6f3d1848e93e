import { addressOf } from '#domain/api/call-of.ts'
import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { Grouping } from '#domain/insight/statistics/figure-terms.data.ts'
import type { datasetContract } from '#domain/insight/statistics/statistics-calls.contract.ts'

import { datasetQuery, type More } from '../dataset-query.ts'
import { type Choice, groupingOf } from '../statistics-choice.ts'
import { type Asking, tabParts } from './tab-parts.data.ts'

type DatasetContract = ReturnType<typeof datasetContract<DatasetName>>

/** What is asked of a dataset; the same question has the same key, which is the address of its own call. */
export type Question = { key: string; dataset: DatasetName; query: ReturnType<typeof datasetQuery> }

export function question(dataset: DatasetName, choice: Choice, more: More = {}): Question {
  const query = datasetQuery(dataset, choice, more)

  return { key: addressOf<DatasetContract>(`/api/statistics/${dataset}`, { query }), dataset, query }
}

/** What a part of the tab asks. */
export function questionOf({ dataset, by, isFixed, only, limit }: Asking, choice: Choice): Question {
  const own = isFixed ? { ...choice, by: {} } : choice
  const narrowed = only ? { ...own, filters: { ...own.filters, ...only } } : own

  return question(dataset, narrowed, { by: by === 'way' ? wayOf(choice) : by, limit })
}

/** By what the rows of the tab are told apart, of the few ways that it knows. */
export function wayOf(choice: Choice): Grouping | undefined {
  const { ways } = tabParts[choice.tab]
  if (!ways) return undefined
  const [usual] = ways.known
  const wanted = groupingOf(ways.dataset, choice, usual)

  return ways.known.find((way) => way === wanted) ?? usual
}

/** All that a tab asks, each question once. */
export function questionsOf(choice: Choice): Question[] {
  const { tiles, cards } = tabParts[choice.tab]
  const parts = [
    ...tiles,
    ...cards.flatMap((card): readonly Asking[] => (card.kind === 'wide' ? card.columns : [card])),
  ]

  return eachOnce(parts.map((part) => questionOf(part, choice)))
}

export const eachOnce = (questions: readonly Question[]): Question[] => [
  ...new Map(questions.map((question) => [question.key, question])).values(),
]
