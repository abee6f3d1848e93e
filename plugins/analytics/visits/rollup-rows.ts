import { countsOfVisit, type VisitCount } from '#domain/insight/visits/visit-counts.ts'
import { isoDayOf, weekdayIndexOf } from '#domain/time/calendar-day.ts'
import { wallClockAt } from '#domain/time/zone-clock.ts'

import { branchesSeen, type VisitRecord } from './visit-record.ts'

/** Stands for no division, and for whatever branch, in rollups, whose keys cannot be empty. */
export const nobody = '00000000-0000-0000-0000-000000000000'

export type Cell = { division: string; branch: string; device: string; origin: string }
/** Of a day. */
export type CountRow = Cell & { start: string; by: string; key: string; visits: number; amount: number }
export type HourRow = Cell & { hour: number; weekday: number; clock: number; visits: number; amount: number }
export type SketchRow = Cell & { start: string; visitor: string }
export type Spanned<Row, Span extends string = 'day' | 'month'> = Row & { span: Span }
/** Whoever came twice is one in each of them, so that weeks and months are kept as such. */
export type SketchSpan = 'day' | 'month' | 'week'

const hourMs = 3_600_000

/** What a visit adds, and to which cells; all of it at the hour in which it began. One that nothing was told of adds nothing. */
type Added = {
  start: string
  cells: Cell[]
  counts: VisitCount[]
  hour: Omit<HourRow, keyof Cell>
  visitor: string
}

function addedBy(visit: VisitRecord): Added {
  const { startedAt, timeZone } = visit
  const { day, minute } = wallClockAt(startedAt, timeZone)
  const counts = isTold(visit) ? countsOfVisit(visit) : []

  return {
    start: isoDayOf(day),
    cells: cellsOf(visit),
    counts,
    hour: {
      hour: Math.floor(startedAt / hourMs) * hourMs,
      weekday: weekdayIndexOf(day),
      clock: Math.floor(minute / 60),
      visits: 1,
      amount: counts.find(({ by }) => by === 'total')?.amount ?? 0,
    },
    visitor: visitorOf(visit),
  }
}

const isTold = ({ steps }: VisitRecord): boolean => steps.length > 0

/** A visit counts for every branch whose shop it saw, and once for whoever asks for all of them. */
const cellsOf = (visit: VisitRecord): Cell[] => (isTold(visit) ? cellsIn(visit, branchesSeen(visit)) : [])

const cellsIn = (
  { division, device, origin }: Pick<VisitRecord, 'division' | 'device' | 'origin'>,
  branches: readonly string[],
): Cell[] => [nobody, ...branches].map((branch) => ({ division: division ?? nobody, branch, device, origin }))

/** Whom no browser knows from before is somebody else each time. */
const visitorOf = ({ visitor, id }: Pick<VisitRecord, 'visitor' | 'id'>): string => visitor ?? id

/** In which sketches the visitor of a visit is of which something was told, and which saw the shops of these branches. */
export function sketchesOf(visit: SketchedVisit, branches: readonly string[]): SketchRow[] {
  const start = isoDayOf(wallClockAt(visit.startedAt, visit.timeZone).day)

  return cellsIn(visit, branches).map((cell) => ({ start, ...cell, visitor: visitorOf(visit) }))
}

/** What of a visit sketches depend on. */
export type SketchedVisit = Pick<
  VisitRecord,
  'id' | 'visitor' | 'startedAt' | 'timeZone' | 'division' | 'device' | 'origin'
>

export type Rows = { counts: CountRow[]; hours: HourRow[]; sketches: SketchRow[] }

/** The rows that a visit adds to; of one branch alone, or whatever branch, where it is said. */
export function rowsOfVisit(visit: VisitRecord, branch?: string): Rows {
  const { start, cells: all, counts, hour, visitor } = addedBy(visit)
  const cells = branch === undefined ? all : all.filter((cell) => cell.branch === branch)

  return {
    counts: cells.flatMap((cell) => counts.map((count) => ({ start, ...cell, ...count }))),
    hours: cells.map((cell) => ({ ...cell, ...hour })),
    sketches: cells.map((cell) => ({ start, ...cell, visitor })),
  }
}

/**
 * What a change of a visit does to rows: of cells that it was in before only what has changed, which is little of a long
 * visit, and whoever is in a sketch stays there.
 */
export function rowsOfChange({ before, after }: { before: VisitRecord; after: VisitRecord }): Rows {
  const [was, is] = [addedBy(before), addedBy(after)]
  const changed = differenceOf(is.counts, was.counts)
  const isIn = ({ cells }: Added, { branch }: Cell) => cells.some((cell) => cell.branch === branch)
  const stays = is.cells.filter((cell) => isIn(was, cell))
  const comes = is.cells.filter((cell) => !isIn(was, cell))
  const goes = was.cells.filter((cell) => !isIn(is, cell))
  const { start, visitor } = is
  const countsIn = (cells: readonly Cell[], counts: readonly VisitCount[]) =>
    cells.flatMap((cell) => counts.map((count) => ({ start, ...cell, ...count })))

  return {
    counts: [
      ...countsIn(stays, changed),
      ...countsIn(comes, is.counts),
      ...countsIn(goes, differenceOf([], was.counts)),
    ],
    hours: [
      ...stays.map((cell) => ({ ...cell, ...is.hour, visits: 0, amount: is.hour.amount - was.hour.amount })),
      ...comes.map((cell) => ({ ...cell, ...is.hour })),
      ...goes.map((cell) => ({ ...cell, ...was.hour, visits: -1, amount: -was.hour.amount })),
    ],
    sketches: comes.map((cell) => ({ start, ...cell, visitor })),
  }
}

/** One less the other, without what is the same in both. */
function differenceOf(counts: readonly VisitCount[], less: readonly VisitCount[]): VisitCount[] {
  const left = new Map(counts.map((count) => [`${count.by}|${count.key}`, { ...count }]))
  for (const { by, key, visits, amount } of less) {
    const name = `${by}|${key}`
    const known = left.get(name) ?? { by, key, visits: 0, amount: 0 }
    left.set(name, { by, key, visits: known.visits - visits, amount: known.amount - amount })
  }

  return [...left.values()].filter(({ visits, amount }) => visits !== 0 || amount !== 0)
}
