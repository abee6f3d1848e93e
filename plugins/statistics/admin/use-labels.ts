'use client'

import { useSyncExternalStore } from 'react'

import type { Filter } from '#domain/insight/statistics/figure-terms.data.ts'
import { wordOfKey } from '#domain/insight/statistics/key-words.ts'

import type { KeptAnswers } from './kept-answers.ts'

const isId = (key: string): boolean => /^[\da-f]{8}-[\da-f-]{27}$/.test(key)

/** What the key of a filter is called, as rows that have come call it. */
export function useLabels(answers: KeptAnswers): (filter: Filter, key: string) => string {
  useSyncExternalStore(answers.subscribe, answers.version, () => 0)

  return (filter, key) =>
    wordOfKey(filter, key) ?? answers.labelOf(filter, key) ?? (isId(key) ? 'eine Auswahl' : key)
}
