'use client'

import { useMemo } from 'react'

import { useUrl } from '../frame/use-url.ts'
import {
  type ActiveFilter,
  activeFilters,
  type Filter,
  type FilterValues,
  readFilters,
  searchName,
} from './filter-url.ts'

export type Filters = {
  filters: readonly Filter[]
  values: FilterValues
  /** What was typed into the search. */
  search: string
  active: ActiveFilter[]
  /** `replace` for what changes with every key. */
  set: (name: string, value: string | null, how?: 'push' | 'replace') => void
  type: (search: string) => void
  clear: () => void
}

/** What a list is narrowed by, kept in the address. `filters` are written once, beside the view. */
export function useFilters(filters: readonly Filter[]): Filters {
  const { params, change } = useUrl()
  const values = useMemo(() => readFilters(params, filters), [params, filters])

  return {
    filters,
    values,
    search: values[searchName] ?? '',
    active: activeFilters(values, filters),
    set: (name, value, how) => change({ [name]: value }, how),
    type: (search) => change({ [searchName]: search }, 'replace'),
    clear: () =>
      change(
        Object.fromEntries([searchName, ...filters.map(({ name }) => name)].map((name) => [name, null])),
      ),
  }
}
