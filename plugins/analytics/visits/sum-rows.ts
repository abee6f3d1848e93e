import { type CountRow, type HourRow, rowsOfChange, type SketchRow, type Spanned } from './rollup-rows.ts'
import type { VisitRecord } from './visit-record.ts'

export type Changed = { before: VisitRecord; after: VisitRecord }

type Sums = { counts: Spanned<CountRow>[]; hours: HourRow[]; sketches: Spanned<SketchRow>[] }

/** What changes of visits do to rollups: for each row what is new less what was there, in the order of the keys. */
export function sumRows(changes: readonly Changed[]): Sums {
  const counts = new Map<string, CountRow>()
  const hours = new Map<string, HourRow>()
  const sketches = new Map<string, SketchRow>()

  for (const change of changes) {
    const rows = rowsOfChange(change)
    for (const row of rows.counts) addTo(counts, keyOfCount(row), row)
    for (const row of rows.hours) addTo(hours, keyOfHour(row), row)
    for (const row of rows.sketches) sketches.set(keyOfSketch(row), row)
  }
  const months = new Map<string, CountRow>()
  for (const row of counts.values()) {
    const ofMonth = { ...row, start: monthOf(row) }
    addTo(months, keyOfCount(ofMonth), ofMonth)
  }
  const ofMonths = new Map([...sketches.values()].map(ofItsMonth).map((row) => [keyOfSketch(row), row]))

  return {
    counts: [
      ...spanned('day', inOrder(counts).filter(isChange)),
      ...spanned('month', inOrder(months).filter(isChange)),
    ],
    hours: inOrder(hours).filter(isChange),
    sketches: [...spanned('day', inOrder(sketches)), ...spanned('month', inOrder(ofMonths))],
  }
}

/** The day that a row is of, and its month. */
export const inSpans = (rows: readonly SketchRow[]): Spanned<SketchRow>[] => [
  ...spanned('day', rows),
  ...spanned('month', rows.map(ofItsMonth)),
]

const ofItsMonth = (row: SketchRow): SketchRow => ({ ...row, start: monthOf(row) })

const monthOf = ({ start }: { start: string }): string => `${start.slice(0, 7)}-01`

const spanned = <Row>(span: 'day' | 'month', rows: readonly Row[]): Spanned<Row>[] =>
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
