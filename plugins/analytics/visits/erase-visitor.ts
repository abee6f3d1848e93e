import type { Pool } from 'pg'

import { sketchOf } from '#domain/insight/visits/sketch.ts'
import { isoDayOf } from '#domain/time/calendar-day.ts'
import { dayMs, wallClockAt } from '#domain/time/zone-clock.ts'
import { inOneTransaction, type Querying } from '#kernel/database/in-turn.ts'

import { addRows } from './add-rows.ts'
import { hashOfVisitor } from './hash-of-visitor.ts'
import { type SketchedVisit, sketchesOf, type SketchRow } from './rollup-rows.ts'
import {
  type HeldSketch,
  holdSketches,
  nameOfCell,
  replaceSketches,
  type SketchCell,
  sketchesOfDays,
} from './sketch-rows.ts'
import { inSpans, sumRows } from './sum-rows.ts'
import { branchesSeen, toVisit, visitColumns, type VisitRecord, type VisitRow } from './visit-record.ts'

/** So many at a time, and of no more days, that whoever tells of visits meanwhile waits no longer than a moment. */
const visitsAtOnce = 500
const daysAtOnce = 2

/**
 * Takes a visitor out of the log and out of all that is counted, as if they had never come: a rebuild makes the same
 * rows. Answers how many visits they had. Orders know nothing of visitors, and scans nothing of anybody.
 */
export async function eraseVisitor(pool: Pool, visitor: string): Promise<number> {
  let erased = 0
  for (;;) {
    const some = await inOneTransaction(pool, (connection) => eraseSome(connection, visitor))
    erased += some
    // Of those of the first days others may have taken all meanwhile: then there are the later days.
    if (some === 0 && !(await isKnown(pool, visitor))) return erased
  }
}

async function isKnown(database: Querying, visitor: string): Promise<boolean> {
  const { rows } = await database.query({
    name: 'visitor-is-known',
    text: 'select from analytics_visits where visitor = $1 limit 1',
    values: [visitor],
  })

  return rows.length > 0
}

async function eraseSome(database: Querying, visitor: string): Promise<number> {
  const visits = await takeVisits(database, visitor)
  if (visits.length === 0) return 0
  await removeEvents(database, visits)
  await addRows(database, sumRows(visits.map((before) => ({ before, after: { ...before, steps: [] } }))))
  await sketchAnew(database, visits)

  return visits.length
}

/** The first of them, in the order of their ids, as whoever writes holds them. */
async function takeVisits(database: Querying, visitor: string): Promise<VisitRecord[]> {
  const { rows } = await database.query<VisitRow>({
    name: 'visits-to-erase',
    text: `with held as (
             select id, started_at from analytics_visits
              where visitor = $1 and started_at < ${daysAtOnce} * interval '1 day' +
                    (select min(started_at) from analytics_visits where visitor = $1)
              order by id limit ${visitsAtOnce} for update),
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

/**
 * Nobody can be taken out of a sketch. So that of a day is made of all others who came on it, and that of a month or
 * a week of its days: reading a whole month would hold up everybody who comes meanwhile.
 */
async function sketchAnew(database: Querying, erased: readonly VisitRecord[]): Promise<void> {
  const rows = inSpans(erased.flatMap((visit) => sketchesOf(visit, branchesSeen(visit))))
  const cells = new Map(rows.map((row): [string, SketchCell] => [nameOfCell(row), row]))
  const held = await holdSketches(database, [...cells.values()])
  const [days, longer] = [
    held.filter(({ span }) => span === 'day'),
    held.filter(({ span }) => span !== 'day'),
  ]
  await replaceSketches(database, await daysAnew(database, days, erased))
  // Whoever brings another day of them somebody new has written both, or waits for the longer one, which is held.
  await replaceSketches(database, await sketchesOfDays(database, longer))
}

async function daysAnew(
  database: Querying,
  days: readonly SketchCell[],
  erased: readonly VisitRecord[],
): Promise<HeldSketch[]> {
  const others = new Map(days.map((cell) => [nameOfCell(cell), new Set<number>()]))
  for (const alike of Map.groupBy(erased, kindOf).values()) {
    for (const { visitor, ...row } of await sketchesBeside(database, alike)) {
      others.get(nameOfCell({ span: 'day', ...row }))?.add(hashOfVisitor(visitor))
    }
  }

  return days.map((cell) => ({ ...cell, sketch: sketchOf(others.get(nameOfCell(cell)) ?? []) }))
}

const kindOf = ({ division, device, origin }: VisitRecord): string => [division, device, origin].join('|')

/** By the clock by which it is counted. */
const dayOfVisit = ({ startedAt, timeZone }: VisitRecord): string =>
  isoDayOf(wallClockAt(startedAt, timeZone).day)

/** In which sketches others are who came on the days of some visits, alike in division, kind of device and origin. */
async function sketchesBeside(database: Querying, alike: readonly VisitRecord[]): Promise<SketchRow[]> {
  const [one] = alike
  const { rows } = await database.query<SketchedVisit & { branches: string[] }>({
    name: 'visits-beside-erased',
    // A day begins 14 hours before that of UTC in the first of zones, and ends 12 after it in the last.
    text: `select id, visitor, (extract(epoch from started_at) * 1000)::float8 as "startedAt", time_zone as "timeZone",
                  division_id as division, device, origin, branches::text[] as branches
             from unnest($1::date[]) as d (day)
             join analytics_visits on started_at >= d.day::timestamp at time zone 'UTC' - interval '14 hours'
                                  and started_at < d.day::timestamp at time zone 'UTC' + interval '36 hours'
            where (started_at at time zone time_zone)::date = d.day and steps <> '[]'
              and division_id is not distinct from $2 and device = $3 and origin = $4`,
    values: [[...new Set(alike.map(dayOfVisit))], one?.division, one?.device, one?.origin],
  })

  return rows.flatMap(({ branches, ...visit }) => sketchesOf(visit, branches))
}

/** All of them, with so much time around. */
function edgesOf(visits: readonly VisitRecord[], aroundMs: number): [first: Date, last: Date] {
  const starts = visits.map(({ startedAt }) => startedAt)

  return [new Date(Math.min(...starts) - aroundMs), new Date(Math.max(...starts) + aroundMs)]
}
