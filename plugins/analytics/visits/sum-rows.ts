import { beginOf } from '#domain/insight/statistics/statistics-range.ts'

import {
  type CountRow,
  type HourRow,
  rowsOfChange,
  type SketchRow,
  type SketchSpan,
  type Spanned,
} from './rollup-rows.ts'
import type { VisitRecord } from './visit-record.ts'

export type Changed = { before: VisitRecord; after: VisitRecord }

type SpannedSketch = Spanned<SketchRow, SketchSpan>
type Sums = { counts: Spanned<CountRow>[]; hours: HourRow[]; sketches: SpannedSketch[] }

/** What changes of visits do to rollups: for each row what is new less what was there, in the order of the keys. */
export function sumRows(changes: readonly Changed[]): Sums {
  const counts = new Map<string, CountRow>()
  const hours = new Map<string, HourRow>()
  const sketches: SketchRow[] = []

  for (const change of changes) {
    const rows = rowsOfChange(change)
    for (const row of rows.counts) addTo(counts, keyOfCount(row), row)
    for (const row of rows.hours) addTo(hours, keyOfHour(row), row)
    sketches.push(...rows.sketches)
  }
  const months = new Map<string, CountRow>()
  for (const row of counts.values()) {
    const ofMonth = { ...row, start: beginOf(row.start, 'month') }
    addTo(months, keyOfCount(ofMonth), ofMonth)
  }

  return {
    counts: [
      ...spanned('day', inOrder(counts).filter(isChange)),
      ...spanned('month', inOrder(months).filter(isChange)),
    ],
    hours: inOrder(hours).filter(isChange),
    sketches: inSpans(sketches),
  }
}

/** The day that a row is of, its month and its week, each once. */
export const inSpans = (rows: readonly SketchRow[]): SpannedSketch[] => [
  ...spanned('day', eachOnce(rows)),
  ...(['month', 'week'] as const).flatMap((span) =>
    spanned(span, eachOnce(rows.map((row) => ({ ...row, start: beginOf(row.start, span) })))),
  ),
]

const eachOnce = (rows: readonly SketchRow[]): SketchRow[] =>
  inOrder(new Map(rows.map((row) => [keyOfSketch(row), row])))

const spanned = <Row, Span extends SketchSpan>(span: Span, rows: readonly Row[]): Spanned<Row, Span>[] =>
  rows.map((row) => ({ span, ...row }))

type Summed = { visits: number; amount: number }

/** Adds a row to the one of its key. */
export function addTo<Row extends Summed>(into: Map<string, Row>, key: string, row: Row): void {
  const known = into.get(key)
  if (!known) return void into.set(key, { ...row })
  known.visits += row.visits
  known.amount += row.amount
}

const isChange = ({ visits, amount }: Summed): boolean => visits !== 0 || amount !== 0

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)

type Placed = { division: string; branch: string; device: string; origin: string }
const cellOf = ({ division, branch, device, origin }: Placed) => `${division}|${branch}|${device}|${origin}`
const keyOfCount = (row: CountRow) => `${row.by}|${row.start}|${cellOf(row)}|${row.key}`
const keyOfHour = (row: HourRow) => `${row.hour}|${cellOf(row)}`
const keyOfSketch = (row: SketchRow) => `${row.start}|${cellOf(row)}|${row.visitor}`
