'use client'

import { type Filter, groupings } from '#domain/insight/statistics/figure-terms.data.ts'
import { rangeProblem } from '#domain/insight/statistics/statistics-range.ts'
import { tellProblem } from '#plugins/desk/kit.port.ts'

import type { KeptAnswers } from './kept-answers.ts'
import { addressNames, allFilters, changeTo, type Choice } from './statistics-choice.ts'
import type { Places } from './use-places.ts'
import { useLabels } from './use-labels.ts'

type Change = (changes: Record<string, string | null>, how?: 'push' | 'replace') => void
type Chosen = { choice: Choice; change: Change; narrowedOf: NarrowedOf }
export type ChosenFilters = ReturnType<typeof useChosenFilters>

type NarrowedOf = (choice: Choice) => { name: string; label: string; text: string }[]

/** What any choice is narrowed by, and to what, as far as anybody here knows what keys are called. */
export function useNarrowedOf(places: Places, answers: KeptAnswers): NarrowedOf {
  const labelOf = useLabels(answers)

  return ({ places: { branch, division }, filters }) => [
    ...[
      { name: addressNames.branch, label: 'Filiale', id: branch, names: places.branches },
      { name: addressNames.division, label: 'Organisation', id: division, names: places.divisions },
    ].flatMap(({ name, label, id, names }) =>
      id === undefined ? [] : [{ name, label, text: names[id] ?? 'eine Auswahl' }],
    ),
    ...allFilters.flatMap((name: Filter) => {
      const key = filters[name]
      return key === undefined ? [] : [{ name, label: groupings[name], text: labelOf(name, key) }]
    }),
  ]
}

/** What narrows the figures, as the toolbar of the desk shows it: places and whatever row was pressed. */
export function useChosenFilters({ choice, change, narrowedOf }: Chosen) {
  const { range } = choice
  const setDay = (name: string, day: string, how?: 'push' | 'replace') => {
    const { from, to } =
      name === addressNames.from ? { from: day, to: range.to } : { from: range.from, to: day }
    // Whoever begins later than it ends means that one day.
    const next = from > to ? { from: day, to: day } : { from, to }
    const problem = rangeProblem(next)
    if (problem === null) change(changeTo.range(next), how)
    else tellProblem(problem)
  }

  return {
    filters: [],
    values: { [addressNames.from]: range.from, [addressNames.to]: range.to },
    search: '',
    active: narrowedOf(choice),
    set: (name: string, value: string | null, how?: 'push' | 'replace') => {
      if (name !== addressNames.from && name !== addressNames.to) change({ [name]: value }, how)
      else if (value) setDay(name, value, how)
    },
    type: () => undefined,
    clear: () => change(changeTo.nothing()),
  }
}
