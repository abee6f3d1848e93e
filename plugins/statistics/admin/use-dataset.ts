'use client'

import { useState } from 'react'

import { addressOf, callOf, type Outcome } from '#domain/api/call-of.ts'
import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import type { datasetContract } from '#domain/insight/statistics/statistics-calls.contract.ts'
import type { Statistics } from '#domain/insight/statistics/statistics.contract.ts'
import { type Loaded, useLoaded } from '#plugins/desk/kit.port.ts'

import { datasetQuery, type More } from './dataset-query.ts'
import { keptAnswers } from './kept-answers.ts'
import type { Choice } from './statistics-choice.ts'
import { untilNow } from './until-now.ts'

type DatasetContract = ReturnType<typeof datasetContract<DatasetName>>

/** A dataset as it is asked for: how the call went, and whether its figures are those of the choice before. */
export type Dataset = { name: DatasetName; loaded: Loaded<Statistics>; isOld: boolean }

/** What a dataset answers to the choice; what was shown stays, as old, until the new figures are there. */
export function useDataset(name: DatasetName, choice: Choice, more: More = {}): Dataset {
  const query = datasetQuery(name, choice, more)
  const address = addressOf<DatasetContract>(`/api/statistics/${name}`, { query })
  const loaded = useLoaded<Statistics>(address, (signal) => ask(name, { address, query, signal }))
  const [last, setLast] = useState<Statistics | null>(null)
  const known = loaded.data ?? keptAnswers.get(address)
  if (known && known !== last) setLast(known)
  const isOld = known === null && loaded.problem === null && last !== null
  const reload = () => {
    keptAnswers.forget(address)
    loaded.reload()
  }

  return { name, isOld, loaded: { ...loaded, data: known ?? (isOld ? last : null), reload } }
}

type Asking = { address: string; query: ReturnType<typeof datasetQuery>; signal: AbortSignal }

async function ask(name: DatasetName, { address, query, signal }: Asking): Promise<Outcome<Statistics>> {
  const kept = keptAnswers.recent(address)
  if (kept) return { ok: true, status: 200, body: kept }
  const answer = await callOf<DatasetContract>('get', `/api/statistics/${name}`)(fetch, { query, signal })
  if (!answer.ok) return answer
  const body = untilNow(answer.body)
  keptAnswers.put(address, body)

  return { ...answer, body }
}
