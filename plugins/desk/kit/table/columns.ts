import type { ReactNode } from 'react'

import type { ShownData } from '#domain/people/shown-data.ts'
import { type CellKind, writeCell } from '#domain/operations/import-export/sheet-cell.ts'

export type CellValue = string | number | boolean | null

export type Column<Row> = {
  name: string
  title: string
  /** What rows are sorted by, and what leaves in a CSV. */
  value: (row: Row) => CellValue
  /** Shown instead of the value in words. */
  cell?: (row: Row) => ReactNode
  kind?: CellKind
  /** Its share of the width, as a track of a CSS grid. */
  width?: string
  isHiddenAtFirst?: boolean
  /** Whether long words go on in a second line, where others end in dots. */
  wraps?: boolean
  /** What it shows of dishes or guests, which somebody may put out of sight. */
  data?: ShownData
}

const figures: ReadonlySet<CellKind> = new Set(['number', 'cents', 'percent'])

/** Stands at the end of its column, digit below digit. */
export const isFigure = ({ kind }: { kind?: CellKind }): boolean => kind !== undefined && figures.has(kind)

/** A value in words, as it is shown and written; moments are told in the given zone. */
export function textOf<Row>(column: Column<Row>, row: Row, timeZone: string): string {
  const { name, title, kind = 'text' } = column

  return writeCell({ name, title, kind }, column.value(row), timeZone)
}

/** The room of a column, as a track of a CSS grid. */
export const trackOf = ({ width }: { width?: string }): string => width ?? 'minmax(7rem, 1fr)'

/** How narrow rows get before a table scrolls sideways: a row ends where its last column does. */
export function leastOf(tracks: readonly string[]): string {
  const least = tracks.map((track) => Number(/[\d.]+(?=rem)/.exec(track)?.[0] ?? 0))

  return `${least.reduce((sum, each) => sum + each, 0)}rem`
}
