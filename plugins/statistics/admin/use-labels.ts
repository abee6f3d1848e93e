'use client'

import { useSyncExternalStore } from 'react'

import type { Filter } from '#domain/insight/statistics/figure-terms.data.ts'
import {
  browserLabels,
  deviceLabels,
  originLabels,
  schemeLabels,
  systemLabels,
} from '#domain/insight/visits/visit-terms.texts.ts'

import type { KeptAnswers } from './kept-answers.ts'

const words: Readonly<Partial<Record<Filter, Readonly<Record<string, string>>>>> = {
  device: deviceLabels,
  origin: originLabels,
  browser: browserLabels,
  system: systemLabels,
  scheme: schemeLabels,
}

const isId = (key: string): boolean => /^[\da-f]{8}-[\da-f-]{27}$/.test(key)

/** What the key of a filter is called, as rows that have come call it. */
export function useLabels(answers: KeptAnswers): (filter: Filter, key: string) => string {
  useSyncExternalStore(answers.subscribe, answers.version, () => 0)

  return (filter, key) =>
    words[filter]?.[key] ?? answers.labelOf(filter, key) ?? (isId(key) ? 'eine Auswahl' : key)
}
