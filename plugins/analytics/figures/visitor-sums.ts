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

/** `whole` has the range in as few rows as there are, `points` who came in each part of it. */
export function putTogether(whole: readonly KeptSketch[], points: ReadonlyMap<string, Sketch>): VisitorSums {
  return {
    total: joinedSketch(whole.map(({ sketch }) => sketch)),
    points,
    byDevice: joinedBy(whole, ({ device }) => device),
    byOrigin: joinedBy(whole, ({ origin }) => origin),
  }
}

/** Who came in each point, with those of more rows: of five years nobody keeps all days at once. */
export function withPoints(
  points: ReadonlyMap<string, Sketch>,
  rows: readonly KeptSketch[],
  { range, grain }: AskedFigures,
): ReadonlyMap<string, Sketch> {
  if (grain === 'hour') return points
  const groups = Map.groupBy(rows, ({ start }) => bucketOf(start, grain, range))
  const joined = [...groups].map(([at, of]): [string, Sketch] => {
    const known = points.get(at)
    return [at, joinedSketch([...(known ? [known] : []), ...of.map(({ sketch }) => sketch)])]
  })

  return new Map([...points, ...joined])
}

function joinedBy(rows: readonly KeptSketch[], keyOf: (row: KeptSketch) => string): Map<string, Sketch> {
  const groups = Map.groupBy(rows, keyOf)

  return new Map([...groups].map(([key, of]) => [key, joinedSketch(of.map(({ sketch }) => sketch))]))
}
