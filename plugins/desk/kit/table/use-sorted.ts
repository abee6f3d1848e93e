'use client'

import { useMemo } from 'react'

import { useUrl } from '../frame/use-url.ts'
import type { Column } from './columns.ts'
import { readSort, sortRows } from './sort-rows.ts'

const sortName = 'sort'

/** The rows as the address says that they are sorted. */
export function useSorted<Row>(given: readonly Row[], columns: readonly Column<Row>[]) {
  const { params, change } = useUrl()
  const text = params.get(sortName)
  const sort = useMemo(() => readSort(text, columns), [text, columns])

  return {
    sort,
    rows: useMemo(() => sortRows(given, columns, sort), [given, columns, sort]),
    onSort: (sort: string | null) => change({ [sortName]: sort }, 'replace'),
  }
}
