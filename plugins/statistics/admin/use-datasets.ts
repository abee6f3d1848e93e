'use client'

import { createContext, use, useState } from 'react'

import { callOf, type Outcome } from '#domain/api/call-of.ts'
import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { severalStatisticsContract } from '#domain/insight/statistics/several-statistics.contract.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { type Loaded, type Shown, useLoaded } from '#plugins/desk/kit.port.ts'

import type { KeptAnswers } from './kept-answers.ts'
import { eachOnce, type Question } from './tabs/questions-of.ts'
import { untilNow } from './until-now.ts'

const readSeveral = callOf<typeof severalStatisticsContract>('post', '/api/statistics')

/** Why some of the questions have no answer, by their keys. */
type Problems = Readonly<Record<string, string>>
type Figures = { answers: KeptAnswers; loaded: Loaded<Problems> }

/** A dataset as it is asked for: how the call went, and whether its figures are those of the choice before. */
export type Dataset = { name: DatasetName; loaded: Shown<Statistics>; isOld: boolean }

export const FiguresContext = createContext<Figures | null>(null)

/** Asks all that is looked at in one call, but for what was answered just now. */
export function useFigures(questions: readonly Question[], answers: KeptAnswers): Figures {
  const asked = eachOnce(questions)
  const loaded = useLoaded<Problems>(asked.map(({ key }) => key).join(' '), (signal) =>
    ask(asked, { answers, signal }),
  )

  return { answers, loaded }
}

/** What of it a part shows; what was shown stays, as old, until the new figures are there. */
export function useDatasets(questions: readonly Question[]): Dataset[] {
  const figures = use(FiguresContext)
  if (!figures) throw new Error('Parts of the statistics stand within their view')
  const { answers, loaded } = figures
  const [last, setLast] = useState<readonly (Statistics | null)[]>([])
  const shown = questions.map(({ key }, index) => answers.get(key) ?? last[index] ?? null)
  if (shown.some((answer, index) => answer !== (last[index] ?? null))) setLast(shown)

  return questions.map(({ key, dataset }, index) => {
    const known = answers.get(key)
    const problem = loaded.problem ?? loaded.data?.[key] ?? null
    const isOld = known === null && problem === null && shown[index] !== null
    return {
      name: dataset,
      isOld,
      loaded: {
        ...loaded,
        problem,
        data: known ?? (isOld ? (shown[index] ?? null) : null),
        isLoading: loaded.isLoading && known === null,
        reload: () => {
          answers.forget(key)
          loaded.reload()
        },
      },
    }
  })
}

export function useDataset(question: Question): Dataset {
  const [dataset] = useDatasets([question])
  if (!dataset) throw new RangeError('Each question has its answer')

  return dataset
}

type Asking = { answers: KeptAnswers; signal: AbortSignal }

async function ask(questions: readonly Question[], { answers, signal }: Asking): Promise<Outcome<Problems>> {
  const missing = questions.filter(({ key }) => !answers.isRecent(key))
  if (missing.length === 0) return { ok: true, status: 200, body: {} }
  const body = { questions: missing.map(({ dataset, query }) => ({ dataset, ...query })) }
  const answer = await readSeveral(fetch, { body, signal })
  if (!answer.ok) return answer
  const outcomes = missing.map(({ key }, index) => ({ key, outcome: answer.body.answers[index] }))
  answers.put(
    outcomes.flatMap(({ key, outcome }) =>
      outcome && 'statistics' in outcome ? [[key, untilNow(outcome.statistics)] as const] : [],
    ),
  )
  const problems = outcomes.flatMap(({ key, outcome }) =>
    outcome && 'errors' in outcome ? [[key, outcome.errors.map(({ message }) => message).join(' ')]] : [],
  )

  return { ...answer, body: Object.fromEntries(problems) }
}
