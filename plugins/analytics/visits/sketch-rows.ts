import { countOfSketch, joinedSketch, type Sketch, sketchOf } from '#domain/insight/visits/sketch.ts'
import { beginOf } from '#domain/insight/statistics/statistics-range.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { hashOfVisitor } from './hash-of-visitor.ts'
import type { SketchRow, SketchSpan, Spanned } from './rollup-rows.ts'
import { asArrays, column, columnOf, columnsOf, isSame } from './row-columns.sql.ts'

const sketchKeys = ['span', 'start', 'division', 'branch', 'device', 'origin'] as const
const sketchTypes = ['text', 'date', 'uuid', 'uuid', 'text', 'text'] as const

/** Which sketch it is: of which days, where, and on what. */
export type SketchCell = Pick<Spanned<SketchRow, SketchSpan>, (typeof sketchKeys)[number]>

export const nameOfCell = (cell: SketchCell): string => sketchKeys.map((name) => cell[name]).join('|')

const keysOf = (cells: readonly SketchCell[]) => sketchKeys.map((name) => column(cells, name))

export async function addSketches(
  database: Querying,
  rows: readonly Spanned<SketchRow, SketchSpan>[],
): Promise<void> {
  const cells = Map.groupBy(rows, nameOfCell)
  const held = await beginSketches(
    database,
    [...cells.values()].flatMap(([first]) => first ?? []),
  )
  const changed = held.flatMap(({ sketch, ...cell }) => {
    const visitors = cells.get(nameOfCell(cell)) ?? []
    const joined = joinedSketch([sketch, sketchOf(visitors.map(({ visitor }) => hashOfVisitor(visitor)))])
    return Buffer.compare(joined, sketch) === 0 ? [] : [{ ...cell, sketch: joined }]
  })
  await saveSketches(database, changed)
}

/**
 * A row is there before it is read and held, so that two who bring its first visitors do not lose each other's; and one
 * that somebody has taken away meanwhile, because the only visitor in it is erased, is begun again.
 */
async function beginSketches(database: Querying, cells: readonly SketchCell[]): Promise<HeldSketch[]> {
  if (cells.length === 0) return []
  await database.query({
    name: 'begin-visit-sketches',
    text: `insert into visit_sketches (${columnsOf(sketchKeys)}, sketch)
           select *, '\\x01'::bytea from unnest(${asArrays(sketchTypes)}) on conflict do nothing`,
    values: keysOf(cells),
  })
  const held = await holdSketches(database, cells)
  const known = new Set(held.map(nameOfCell))
  const missing = cells.filter((cell) => !known.has(nameOfCell(cell)))

  return [...held, ...(await beginSketches(database, missing))]
}

export type HeldSketch = SketchCell & { sketch: Sketch }

/** In the order of their keys, whoever holds them; until the transaction ends. */
export async function holdSketches(database: Querying, cells: readonly SketchCell[]): Promise<HeldSketch[]> {
  const { rows } = await database.query<SketchCell & { sketch: Buffer }>({
    name: 'hold-visit-sketches',
    text: `select s.span, s.start::text as start, s.division_id as division, s.branch_id as branch, s.device, s.origin,
                  s.sketch
             from visit_sketches s join unnest(${asArrays(sketchTypes)}) as n (${columnsOf(sketchKeys)})
               on ${isSame('s', sketchKeys)}
            order by ${sketchKeys.map((name) => `s.${columnOf(name)}`).join(', ')} for update of s`,
    values: keysOf(cells),
  })

  return rows
}

async function saveSketches(database: Querying, changed: readonly HeldSketch[]): Promise<void> {
  if (changed.length === 0) return
  await database.query({
    name: 'save-visit-sketches',
    text: `update visit_sketches s set sketch = n.sketch
             from unnest(${asArrays([...sketchTypes, 'bytea'])}) as n (${columnsOf(sketchKeys)}, sketch)
            where ${isSame('s', sketchKeys)}`,
    values: [...keysOf(changed), changed.map(({ sketch }) => Buffer.from(sketch))],
  })
}

/** What is in them from now on; those that nobody is in any more go. */
export async function replaceSketches(database: Querying, anew: readonly HeldSketch[]): Promise<void> {
  const isEmpty = ({ sketch }: HeldSketch) => countOfSketch(sketch) === 0
  await removeSketches(database, anew.filter(isEmpty))
  await saveSketches(
    database,
    anew.filter((cell) => !isEmpty(cell)),
  )
}

async function removeSketches(database: Querying, cells: readonly SketchCell[]): Promise<void> {
  if (cells.length === 0) return
  await database.query({
    name: 'remove-visit-sketches',
    text: `delete from visit_sketches s using unnest(${asArrays(sketchTypes)}) as n (${columnsOf(sketchKeys)})
            where ${isSame('s', sketchKeys)}`,
    values: keysOf(cells),
  })
}

/** Nobody is kept who came before a day; the week that this day is in is made of those who came since. */
export async function forgetSketches(database: Querying, before: string): Promise<void> {
  const week = beginOf(before, 'week')
  await database.query(`delete from visit_sketches where start < $1 and not (span = 'week' and start = $2)`, [
    before,
    week,
  ])
  const { rows: held } = await database.query<SketchCell>(
    `select span, start::text as start, division_id as division, branch_id as branch, device, origin
       from visit_sketches where span = 'week' and start = $1
      order by ${sketchKeys.map(columnOf).join(', ')} for update`,
    [week],
  )
  await replaceSketches(database, await sketchesOfDays(database, held))
}

/** Sketches of months and weeks by those of their days, which come to the same bytes as all who are in them. */
export async function sketchesOfDays(
  database: Querying,
  cells: readonly SketchCell[],
): Promise<HeldSketch[]> {
  if (cells.length === 0) return []
  const alike = sketchKeys.filter((name) => name !== 'span' && name !== 'start')
  const { rows } = await database.query<{ nth: number; sketch: Buffer }>({
    name: 'days-of-visit-sketches',
    text: `select n.nth::int as nth, s.sketch
             from unnest(${asArrays(sketchTypes)}) with ordinality as n (${columnsOf(sketchKeys)}, nth)
             join visit_sketches s on s.span = 'day' and s.start >= n.start and s.start < n.start + ('1 ' || n.span)::interval
                                  and ${isSame('s', alike)}`,
    values: keysOf(cells),
  })
  const days = Map.groupBy(rows, ({ nth }) => nth)

  return cells.map((cell, index) => ({
    ...cell,
    sketch: joinedSketch((days.get(index + 1) ?? []).map(({ sketch }) => sketch)),
  }))
}
