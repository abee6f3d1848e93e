import { type CountRow, type HourRow, rowsOfVisit, type SketchRow, type Spanned } from './rollup-rows.ts'
import type { VisitRecord } from './visit-record.ts'

export type Changed = { before: VisitRecord; after: VisitRecord }

type Sums = { counts: Spanned<CountRow>[]; hours: HourRow[]; sketches: Spanned<SketchRow>[] }

/** What changes of visits do to rollups: for each row what is new less what was there, in the order of the keys. */
export function sumRows(changes: readonly Changed[]): Sums {
  const counts = new Map<string, CountRow>()
  const hours = new Map<string, HourRow>()
  const sketches = new Map<string, SketchRow>()

  for (const { before, after } of changes) {
    const was = rowsOfVisit(before)
    const is = rowsOfVisit(after)
    for (const [rows, sign] of [
      [was, -1],
      [is, 1],
    ] as const) {
      for (const row of rows.counts) add(counts, keyOfCount(row), row, sign)
      for (const row of rows.hours) add(hours, keyOfHour(row), row, sign)
    }
    for (const row of is.sketches) sketches.set(keyOfSketch(row), row)
    // Who is in a sketch stays there.
    for (const row of was.sketches) sketches.delete(keyOfSketch(row))
  }
  const months = new Map<string, CountRow>()
  for (const row of counts.values()) {
    const ofMonth = { ...row, start: monthOf(row) }
    add(months, keyOfCount(ofMonth), ofMonth, 1)
  }
  const ofMonths = new Map(
    [...sketches.values()].map((row) => {
      const ofMonth = { ...row, start: monthOf(row) }
      return [keyOfSketch(ofMonth), ofMonth]
    }),
  )

  return {
    counts: [
      ...spanned('day', inOrder(counts).filter(isChange)),
      ...spanned('month', inOrder(months).filter(isChange)),
    ],
    hours: inOrder(hours).filter(isChange),
    sketches: [...spanned('day', inOrder(sketches)), ...spanned('month', inOrder(ofMonths))],
  }
}

const monthOf = ({ start }: { start: string }): string => `${start.slice(0, 7)}-01`

const spanned = <Row>(span: 'day' | 'month', rows: readonly Row[]): Spanned<Row>[] =>
  rows.map((row) => ({ span, ...row }))

type Summed = { visits: number; amount: number }

function add<Row extends Summed>(into: Map<string, Row>, key: string, row: Row, sign: 1 | -1): void {
  const known = into.get(key)
  if (!known) return void into.set(key, { ...row, visits: sign * row.visits, amount: sign * row.amount })
  known.visits += sign * row.visits
  known.amount += sign * row.amount
}

const isChange = ({ visits, amount }: Summed): boolean => visits !== 0 || amount !== 0

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)

type Placed = { division: string; branch: string; device: string; origin: string }
const cellOf = ({ division, branch, device, origin }: Placed) => `${division}|${branch}|${device}|${origin}`
const keyOfCount = (row: CountRow) => `${row.by}|${row.start}|${cellOf(row)}|${row.key}`
const keyOfHour = (row: HourRow) => `${row.hour}|${cellOf(row)}`
const keyOfSketch = (row: SketchRow) => `${row.start}|${cellOf(row)}|${row.visitor}`
