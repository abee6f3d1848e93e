import type { AskedFigures } from '#domain/insight/statistics/figures.ts'
import { bucketOf } from '#domain/insight/statistics/statistics-range.ts'
import { joinedSketch, type Sketch } from '#domain/insight/visits/sketch.ts'

/** Who came in a day or a month, on one kind of device and from one kind of place. */
export type KeptSketch = { start: string; device: string; origin: string; sketch: Sketch }

/** Who came, as sketches of the range and of its parts. There are none by the hour. */
export type VisitorSums = {
  total: Sketch
  points: ReadonlyMap<string, Sketch>
  /** By the kinds that are asked for, if any. */
  kinds: ReadonlyMap<string, Sketch>
}

/** `rows` make up the range; unless it is told by the hour, each of them belongs to one point. */
export function putTogether({ range, grain, by }: AskedFigures, rows: readonly KeptSketch[]): VisitorSums {
  const points =
    grain === 'hour'
      ? new Map<string, Sketch>()
      : joinedBy(rows, ({ start }) => bucketOf(start, grain, range))

  return {
    total: joinedSketch(grain === 'hour' ? rows.map(({ sketch }) => sketch) : points.values()),
    points,
    kinds: by === 'device' || by === 'origin' ? joinedBy(rows, (row) => row[by]) : new Map(),
  }
}

function joinedBy(rows: readonly KeptSketch[], keyOf: (row: KeptSketch) => string): Map<string, Sketch> {
  const groups = Map.groupBy(rows, keyOf)

  return new Map([...groups].map(([key, of]) => [key, joinedSketch(of.map(({ sketch }) => sketch))]))
}
