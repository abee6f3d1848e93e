'use client'

import { usePreferences } from '@payloadcms/ui'
import { useState } from 'react'

import { useKeptColumns } from '../frame/desk-shell.tsx'
import type { Column } from './columns.ts'
import { keptColumnsPrefix } from './kept-columns-key.ts'

export type ColumnChoice<Row> = {
  all: readonly Column<Row>[]
  shown: readonly Column<Row>[]
  toggle: (name: string) => void
}

/** Which columns are shown, as the person has chosen; the first tells what a row is about, and stays. */
export function useColumns<Row>(table: string, all: readonly Column<Row>[]): ColumnChoice<Row> {
  const kept = useKeptColumns(table)
  const { setPreference } = usePreferences()
  const [hidden, setHidden] = useState<readonly string[]>(
    () => kept ?? all.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ name }) => name),
  )
  const toggle = (name: string) => {
    const next = hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name]
    setHidden(next)
    void setPreference(`${keptColumnsPrefix}${table}`, next)
  }

  return { all, shown: all.filter(({ name }, index) => index === 0 || !hidden.includes(name)), toggle }
}
