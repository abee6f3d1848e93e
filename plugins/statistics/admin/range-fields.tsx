'use client'

import { movedRange, type RangePreset, rangeLabels } from '#domain/insight/statistics/range-presets.ts'
import type { Comparison } from '#domain/insight/statistics/statistics-range.ts'
import { Action, ChoiceField, DayField, Field } from '#plugins/desk/kit.port.ts'

import { addressNames, changeTo } from './statistics-choice.ts'
import { useChosen } from './statistics-context.ts'
import { comparisonLabels } from './statistics.texts.ts'
import type { ChosenFilters } from './use-chosen-filters.ts'
import styles from './statistics.module.css'

/** Which days, and what they are compared with. */
export function RangeFields({ filters, today }: { filters: ChosenFilters; today: string }) {
  const { choice, change } = useChosen()
  const { preset, range, compare } = choice
  const isLast = range.to >= today

  return (
    <>
      <div className={styles.moves}>
        <Action aria-label="Zeitraum davor" onClick={() => change(changeTo.range(movedRange(range, -1)))}>
          <span aria-hidden="true">‹</span>
        </Action>
        <Choice
          label="Zeitraum"
          value={preset}
          options={{ ...rangeLabels, ...(preset === 'free' && { free: 'Frei gewählt' }) }}
          // The options are these ranges and no others.
          onChoose={(value) => value !== 'free' && change(changeTo.preset(value as RangePreset))}
        />
        <Action
          aria-label="Zeitraum danach"
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && change(changeTo.range(movedRange(range, 1)))}
        >
          <span aria-hidden="true">›</span>
        </Action>
      </div>
      <Day label="Von" name={addressNames.from} filters={filters} />
      <Day label="Bis" name={addressNames.to} filters={filters} />
      <Choice
        label="Vergleich"
        value={compare ?? 'none'}
        options={comparisonLabels}
        // The options are these comparisons and no others.
        onChoose={(value) => change(changeTo.compare(value as Comparison | 'none'))}
      />
    </>
  )
}

const Day = ({ label, name, filters }: { label: string; name: string; filters: ChosenFilters }) => (
  <Field label={label}>{(id) => <DayField {...{ id, name, filters }} />}</Field>
)

type ChoiceProps = {
  label: string
  value: string
  options: Readonly<Record<string, string>>
  onChoose: (value: string) => void
}

/** One of what a table of terms knows. */
export const Choice = ({ options, ...field }: ChoiceProps) => (
  <ChoiceField {...field} choices={Object.entries(options)} />
)
