import type { CountRow, HourRow, SketchRow } from './rollup-rows.ts'
import { rowsOfVisit } from './rollup-rows.ts'
import type { VisitRecord } from './visit-record.ts'

export type Changed = { before: VisitRecord; after: VisitRecord }

/** What changes of visits do to rollups: for each row what is new less what was there, in the order of the keys. */
export function sumRows(changes: readonly Changed[]): {
  counts: CountRow[]
  hours: HourRow[]
  sketches: SketchRow[]
} {
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
    for (const row of was.sketches) sketches.delete(keyOfSketch(row))
  }

  return {
    counts: inOrder(counts).filter(isChange),
    hours: inOrder(hours).filter(isChange),
    sketches: inOrder(sketches),
  }
}

type Summed = { visits: number; amount: number }

function add<Row extends Summed>(into: Map<string, Row>, key: string, row: Row, sign: 1 | -1): void {
  const known = into.get(key) ?? { ...row, visits: 0, amount: 0 }
  known.visits += sign * row.visits
  known.amount += sign * row.amount
  into.set(key, known)
}

const isChange = ({ visits, amount }: Summed): boolean => visits !== 0 || amount !== 0

const inOrder = <Row>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)

type Placed = { division: string; branch: string; device: string; origin: string }
const cellOf = ({ division, branch, device, origin }: Placed) => `${division}|${branch}|${device}|${origin}`
const keyOfCount = (row: CountRow) => `${row.span}|${row.by}|${row.start}|${cellOf(row)}|${row.key}`
const keyOfHour = (row: HourRow) => `${row.hour}|${cellOf(row)}`
const keyOfSketch = (row: SketchRow) => `${row.span}|${row.start}|${cellOf(row)}|${row.visitor}`
