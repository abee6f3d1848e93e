import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { bucketOf } from '#domain/insight/statistics/statistics-range.ts'
import { joinedSketch, type Sketch } from '#domain/insight/visits/sketch.ts'

/** Who came in a day or a month, on one kind of device and from one kind of place. */
export type KeptSketch = { start: string; device: string; origin: string; sketch: Sketch }

/** Who came, as sketches of the range and of its parts. There are none by the hour. */
export type VisitorSums = {
  total: Sketch
  points: ReadonlyMap<string, Sketch>
  byDevice: ReadonlyMap<string, Sketch>
  byOrigin: ReadonlyMap<string, Sketch>
}

/** `whole` has the range in as few rows as there are, `parts` in rows that each belong to one point. */
export function putTogether(
  { range, grain }: AskedFigures,
  whole: readonly KeptSketch[],
  parts: readonly KeptSketch[],
): VisitorSums {
  return {
    total: joinedSketch(whole.map(({ sketch }) => sketch)),
    points: grain === 'hour' ? new Map() : joinedBy(parts, ({ start }) => bucketOf(start, grain, range)),
    byDevice: joinedBy(whole, ({ device }) => device),
    byOrigin: joinedBy(whole, ({ origin }) => origin),
  }
}

function joinedBy(rows: readonly KeptSketch[], keyOf: (row: KeptSketch) => string): Map<string, Sketch> {
  const groups = Map.groupBy(rows, keyOf)

  return new Map([...groups].map(([key, of]) => [key, joinedSketch(of.map(({ sketch }) => sketch))]))
}
