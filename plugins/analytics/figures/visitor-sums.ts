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

export const nobodyCame: VisitorSums = { total: joinedSketch([]), points: new Map(), kinds: new Map() }

/**
 * With those of more rows of the range, since of five years nobody keeps all days at once. Unless it is told by the
 * hour, each row belongs to one point.
 */
export function withSketches(
  before: VisitorSums,
  rows: readonly KeptSketch[],
  { range, grain, by }: AskedFigures,
): VisitorSums {
  const points = grain === 'hour' ? null : joinedBy(rows, ({ start }) => bucketOf(start, grain, range))
  const kinds = by === 'device' || by === 'origin' ? joinedBy(rows, (row) => row[by]) : null

  return {
    total: joinedSketch([before.total, ...(points ? points.values() : rows.map(({ sketch }) => sketch))]),
    points: together(before.points, points),
    kinds: together(before.kinds, kinds),
  }
}

function joinedBy(rows: readonly KeptSketch[], keyOf: (row: KeptSketch) => string): Map<string, Sketch> {
  const groups = Map.groupBy(rows, keyOf)

  return new Map([...groups].map(([key, of]) => [key, joinedSketch(of.map(({ sketch }) => sketch))]))
}

function together(
  before: ReadonlyMap<string, Sketch>,
  more: ReadonlyMap<string, Sketch> | null,
): ReadonlyMap<string, Sketch> {
  const all = new Map(before)
  for (const [key, sketch] of more ?? []) {
    const known = all.get(key)
    all.set(key, known ? joinedSketch([known, sketch]) : sketch)
  }

  return all
}
