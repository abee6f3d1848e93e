'use client'

import type { DatasetName } from '#domain/insight/statistics/datasets.data.ts'
import { type Grouping, groupings } from '#domain/insight/statistics/figure-terms.data.ts'

import { changeTo } from '../statistics-choice.ts'
import { useChosen } from '../statistics-context.ts'

type WayChoiceProps = { dataset: DatasetName; label: string; by: Grouping; ways: readonly Grouping[] }

/** By what the rows of a card are told apart, of the few that it offers. */
export function WayChoice({ dataset, label, by, ways }: WayChoiceProps) {
  const { change } = useChosen()

  return (
    <select
      aria-label={label}
      value={by}
      // The options are these groupings and no others.
      onChange={({ target }) => change(changeTo.by(dataset, target.value as Grouping))}
    >
      {ways.map((each) => (
        <option key={each} value={each}>{`nach ${groupings[each]}`}</option>
      ))}
    </select>
  )
}
