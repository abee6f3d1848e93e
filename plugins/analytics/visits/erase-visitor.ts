import type { Pool } from 'pg'

import { sketchOf } from '#domain/insight/visits/sketch.ts'
import { dayMs } from '#domain/time/zone-clock.ts'
import { inOneTransaction, type Querying } from '#kernel/database/in-turn.ts'

import { addRows } from './add-rows.ts'
import { hashOfVisitor } from './hash-of-visitor.ts'
import { nobody, sketchesOfVisit } from './rollup-rows.ts'
import { holdSketches, nameOfCell, removeSketches, saveSketches, type SketchCell } from './sketch-rows.ts'
import { inSpans, sumRows } from './sum-rows.ts'
import { toVisit, visitColumns, type VisitRecord, type VisitRow } from './visit-record.ts'

/**
 * Takes a visitor out of the log and out of all that is counted, as if they had never come: a rebuild makes the same
 * rows. Answers how many visits they had. Orders know nothing of visitors, and scans nothing of anybody.
 */
export function eraseVisitor(pool: Pool, visitor: string): Promise<number> {
  return inOneTransaction(pool, async (connection) => {
    const visits = await takeVisits(connection, visitor)
    if (visits.length === 0) return 0
    await removeEvents(connection, visits)
    await addRows(connection, sumRows(visits.map((before) => ({ before, after: { ...before, steps: [] } }))))
    await sketchAnew(connection, visits)

    return visits.length
  })
}

/** In the order of their ids, as whoever writes holds them. */
async function takeVisits(database: Querying, visitor: string): Promise<VisitRecord[]> {
  const { rows } = await database.query<VisitRow>({
    name: 'visits-to-erase',
    text: `with held as (select id, started_at from analytics_visits where visitor = $1 order by id for update),
           gone as (delete from analytics_visits v using held h
                     where v.id = h.id and v.started_at = h.started_at returning v.*)
           select ${visitColumns} from gone`,
    values: [visitor],
  })

  return rows.map(toVisit)
}

/** No visit is longer than a day. */
async function removeEvents(database: Querying, visits: readonly VisitRecord[]): Promise<void> {
  await database.query({
    name: 'remove-visit-events',
    text: `delete from analytics_logs l using unnest($1::uuid[], $2::timestamptz[]) as v (id, started_at)
            where l.visit = v.id and l.created_at between v.started_at and v.started_at + interval '1 day'
              and l.created_at between $3 and $4`,
    values: [
      visits.map(({ id }) => id),
      visits.map(({ startedAt }) => new Date(startedAt)),
      ...edgesOf(visits, dayMs),
    ],
  })
}

/** Nobody can be taken out of a sketch, so those that the visitor was in are made of all others who were. */
async function sketchAnew(database: Querying, erased: readonly VisitRecord[]): Promise<void> {
  const cells = new Map<string, SketchCell>(
    inSpans(erased.flatMap(sketchesOfVisit)).map((row) => [nameOfCell(row), row]),
  )
  const held = await holdSketches(database, [...cells.values()])
  const others = new Map(held.map((cell) => [nameOfCell(cell), new Set<number>()]))
  for (const alike of Map.groupBy(erased, kindAndMonthOf).values())
    for await (const visits of visitsLike(database, alike))
      for (const { visitor, ...cell } of inSpans(visits.flatMap(sketchesOfVisit)))
        others.get(nameOfCell(cell))?.add(hashOfVisitor(visitor))

  const anew = held.map((cell) => ({ ...cell, sketch: sketchOf(others.get(nameOfCell(cell)) ?? []) }))
  const isEmpty = (cell: SketchCell) => others.get(nameOfCell(cell))?.size === 0
  await removeSketches(database, anew.filter(isEmpty))
  await saveSketches(
    database,
    anew.filter((cell) => !isEmpty(cell)),
  )
}

const kindAndMonthOf = ({ division, device, origin, startedAt }: VisitRecord): string =>
  [division, device, origin, new Date(startedAt).toISOString().slice(0, 7)].join('|')

const visitsAtOnce = 1000
const mostDaysOfMonth = 31

/** All visits around some that began within a month, of the same division and on the same kind of device and origin. */
async function* visitsLike(database: Querying, alike: readonly VisitRecord[]): AsyncGenerator<VisitRecord[]> {
  const { division, device, origin } = alike[0] ?? { division: null, device: '', origin: '' }
  // More than the month by the clock of any zone.
  const [first, last] = edgesOf(alike, (mostDaysOfMonth + 1) * dayMs)
  let after = { startedAt: first.getTime(), id: nobody }
  for (;;) {
    const { rows } = await database.query<VisitRow>({
      name: 'visits-beside-erased',
      text: `select ${visitColumns} from analytics_visits
              where (started_at, id) > ($1, $2) and started_at <= $3
                and division_id is not distinct from $4 and device = $5 and origin = $6
              order by started_at, id limit ${visitsAtOnce}`,
      values: [new Date(after.startedAt), after.id, last, division, device, origin],
    })
    yield rows.map(toVisit)
    const latest = rows.at(-1)
    if (!latest || rows.length < visitsAtOnce) return
    after = latest
  }
}

/** All of them, with so much time around. */
function edgesOf(visits: readonly VisitRecord[], aroundMs: number): [first: Date, last: Date] {
  const starts = visits.map(({ startedAt }) => startedAt)

  return [new Date(Math.min(...starts) - aroundMs), new Date(Math.max(...starts) + aroundMs)]
}
