'use client'

import type { ReactNode } from 'react'

import { ChoiceField, Field } from '../fields/field.tsx'
import { Action } from '../frame/action.tsx'
import { DayField } from './day-field.tsx'
import type { Filter } from './filter-url.ts'
import { SearchField } from './search-field.tsx'
import styles from './toolbar.module.css'
import type { Filters } from './use-filters.ts'

type ToolbarProps = {
  filters: Filters
  /** What the search looks at, such as „Name oder Telefon“; without it there is none. */
  searched?: string
  children?: ReactNode
}

/** Search and filters of a list, with what narrows it just now, each to be taken away. */
export function Toolbar({ filters, searched, children }: ToolbarProps) {
  const { active, clear, set } = filters

  return (
    <div role="search" aria-label="Liste eingrenzen" className={styles.toolbar}>
      <div className={styles.fields}>
        {searched && <SearchField filters={filters} searched={searched} />}
        {filters.filters.map((filter) => (
          <FilterField key={filter.name} filter={filter} filters={filters} />
        ))}
        {children}
      </div>
      <ul className={styles.chips} aria-label="Eingegrenzt durch">
        {active.map(({ name, label, text }) => (
          <li key={name}>
            <button
              type="button"
              className={styles.chip}
              aria-label={`${label}: ${text}, entfernen`}
              onClick={() => set(name, null)}
            >
              <span>
                {label}: <strong>{text}</strong>
              </span>
              <span aria-hidden="true">×</span>
            </button>
          </li>
        ))}
        {active.length > 1 && (
          <li>
            <Action look="quiet" onClick={clear}>
              Alle entfernen
            </Action>
          </li>
        )}
      </ul>
    </div>
  )
}

function FilterField({ filter, filters }: { filter: Filter; filters: Filters }) {
  const { values, set } = filters
  const { name, label } = filter
  if (filter.kind !== 'choice')
    return <Field label={label}>{(id) => <DayField {...{ id, name, filters }} />}</Field>

  return (
    <ChoiceField
      label={label}
      value={values[name] ?? ''}
      choices={[['', 'Alle'], ...filter.choices.map(({ value, label }) => [value, label] as const)]}
      onChoose={(value) => set(name, value)}
    />
  )
}
