import { countsOfVisit } from '#domain/insight/visits/visit-counts.ts'
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
export type Spanned<Row> = Row & { span: 'day' | 'month' }

const hourMs = 3_600_000

/** The rows that a visit adds to, all of them at the hour in which it began. One that nothing was told of adds nothing. */
export function rowsOfVisit(visit: VisitRecord): {
  counts: CountRow[]
  hours: HourRow[]
  sketches: SketchRow[]
} {
  if (visit.steps.length === 0) return { counts: [], hours: [], sketches: [] }
  const { device, origin, startedAt, timeZone } = visit
  // A visit counts for every branch whose shop it saw, and once for whoever asks for all of them.
  const cells = [nobody, ...branchesSeen(visit)].map((branch) => ({
    division: visit.division ?? nobody,
    branch,
    device,
    origin,
  }))
  const { day, minute } = wallClockAt(startedAt, timeZone)
  const start = isoDayOf(day)
  const counts = countsOfVisit(visit)
  const views = counts.find(({ by }) => by === 'total')?.amount ?? 0

  const hour = {
    hour: Math.floor(startedAt / hourMs) * hourMs,
    weekday: weekdayIndexOf(day),
    clock: Math.floor(minute / 60),
    visits: 1,
    amount: views,
  }
  const visitor = visit.visitor ?? visit.id

  return {
    counts: cells.flatMap((cell) => counts.map((count) => ({ start, ...cell, ...count }))),
    hours: cells.map((cell) => ({ ...cell, ...hour })),
    sketches: cells.map((cell) => ({ start, ...cell, visitor })),
  }
}
