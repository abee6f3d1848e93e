import { groupings, type Measure } from '#domain/insight/statistics/figure-terms.data.ts'
import type { Statistics, StatisticsRow } from '#domain/insight/statistics/statistics.contract.ts'

import { type AnswerTable, type Cell, cellOf } from './answer-table.ts'
import { rowsByMeasure } from './rows-by-measure.ts'

/** Some measures of an answer, which stand beside those of others about the same keys, under a heading of their own. */
export type Columns = { answer: Statistics; heading: string; measures: readonly Measure[] }

export type WideRow = {
  key: string
  label: string
  /** In the order of the columns; null where an answer has no such row. */
  of: readonly (StatisticsRow | null)[]
}

/** The rows of several answers by their keys: the greatest of the first figure first, then what only the others have. */
export function wideRows(columns: readonly Columns[]): WideRow[] {
  const rows = columns.flatMap(({ answer, measures: [first] }) =>
    first ? rowsByMeasure(answer, first) : answer.rows,
  )
  const keys = [...new Set(rows.map(({ key }) => key))]

  return keys.map((key) => ({
    key,
    label: rows.find((row) => row.key === key)?.label ?? key,
    of: columns.map(({ answer }) => answer.rows.find((row) => row.key === key) ?? null),
  }))
}

export type WideTitle = { heading: string; label: string }

/** What stands above each figure: whose it is, and what it counts. */
export const wideTitles = (columns: readonly Columns[]): WideTitle[] =>
  columns.flatMap(({ answer, heading, measures }) =>
    termsOf(answer, measures).map(({ label }) => ({ heading, label })),
  )

/** The figures of a row; what an answer knows nothing of is a dash and never nothing. */
export const wideCells = (columns: readonly Columns[], { of }: WideRow): Cell[] =>
  columns.flatMap(({ answer, measures }, index) =>
    termsOf(answer, measures).map((term): Cell => {
      const row = of[index]
      return row ? cellOf(row.values, term, answer) : { text: '–', plain: null }
    }),
  )

const termsOf = ({ measures }: Statistics, wanted: readonly Measure[]): Statistics['measures'] =>
  wanted.flatMap((key) => measures.find((term) => term.key === key) ?? [])

/** All of it as it is saved. */
export function wideTable(columns: readonly Columns[]): AnswerTable {
  const by = columns[0]?.answer.by ?? 'none'

  return {
    titles: [groupings[by], ...wideTitles(columns).map(({ heading, label }) => `${heading}: ${label}`)],
    rows: wideRows(columns).map((row) => [{ text: row.label, plain: null }, ...wideCells(columns, row)]),
  }
}
