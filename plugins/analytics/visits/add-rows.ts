import { joinedSketch, sketchOf } from '#domain/insight/visits/sketch.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import { hashOfVisitor } from './hash-of-visitor.ts'
import type { CountRow, HourRow, SketchRow, Spanned } from './rollup-rows.ts'
import type { sumRows } from './sum-rows.ts'

/** Adds sums to the rollups within the transaction of what they are sums of. A row that comes to nothing goes. */
export async function addRows(
  database: Querying,
  { counts, hours, sketches }: ReturnType<typeof sumRows>,
): Promise<void> {
  await addCounts(database, counts)
  await addHours(database, hours)
  await addSketches(database, sketches)
}

const column = <Row, Name extends keyof Row>(rows: readonly Row[], name: Name): Row[Name][] =>
  rows.map((row) => row[name])

const countKeys = ['span', 'by', 'start', 'division', 'branch', 'device', 'origin', 'key'] as const
const countTypes = ['text', 'text', 'date', 'uuid', 'uuid', 'text', 'text', 'text'] as const
const asArrays = (types: readonly string[]) =>
  types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')
const isSame = (table: string, names: readonly string[]) =>
  names.map((name) => `${table}.${columnOf(name)} = n.${columnOf(name)}`).join(' and ')
const columnOf = (name: string) => (name === 'division' || name === 'branch' ? `${name}_id` : `"${name}"`)
const columnsOf = (names: readonly string[]) => names.map(columnOf).join(', ')

async function addCounts(database: Querying, rows: readonly Spanned<CountRow>[]): Promise<void> {
  if (rows.length === 0) return
  await database.query({
    name: 'add-visit-counts',
    text: `insert into visit_counts as c (${columnsOf(countKeys)}, visits, amount)
           select * from unnest(${asArrays([...countTypes, 'int', 'int'])})
           on conflict (${columnsOf(countKeys)})
           do update set visits = c.visits + excluded.visits, amount = c.amount + excluded.amount`,
    values: [...countKeys.map((name) => column(rows, name)), column(rows, 'visits'), column(rows, 'amount')],
  })
  const fewer = rows.filter(({ visits }) => visits < 0)
  if (fewer.length === 0) return
  await database.query({
    name: 'remove-visit-counts',
    text: `delete from visit_counts c using unnest(${asArrays(countTypes)}) as n (${columnsOf(countKeys)})
            where ${isSame('c', countKeys)} and c.visits = 0 and c.amount = 0`,
    values: countKeys.map((name) => column(fewer, name)),
  })
}

const hourKeys = ['hour', 'division', 'branch', 'device', 'origin'] as const
const hourTypes = ['timestamptz', 'uuid', 'uuid', 'text', 'text'] as const

async function addHours(database: Querying, rows: readonly HourRow[]): Promise<void> {
  if (rows.length === 0) return
  const keys = (of: readonly HourRow[]) => [
    of.map(({ hour }) => new Date(hour)),
    ...hourKeys.slice(1).map((name) => column(of, name)),
  ]
  await database.query({
    name: 'add-visit-hours',
    text: `insert into visit_hours as h (${columnsOf(hourKeys)}, weekday, clock, visits, amount)
           select * from unnest(${asArrays([...hourTypes, 'int', 'int', 'int', 'int'])})
           on conflict (${columnsOf(hourKeys)})
           do update set visits = h.visits + excluded.visits, amount = h.amount + excluded.amount`,
    values: [
      ...keys(rows),
      column(rows, 'weekday'),
      column(rows, 'clock'),
      column(rows, 'visits'),
      column(rows, 'amount'),
    ],
  })
  const fewer = rows.filter(({ visits }) => visits < 0)
  if (fewer.length === 0) return
  await database.query({
    name: 'remove-visit-hours',
    text: `delete from visit_hours h using unnest(${asArrays(hourTypes)}) as n (${columnsOf(hourKeys)})
            where ${isSame('h', hourKeys)} and h.visits = 0 and h.amount = 0`,
    values: keys(fewer),
  })
}

const sketchKeys = ['span', 'start', 'division', 'branch', 'device', 'origin'] as const
const sketchTypes = ['text', 'date', 'uuid', 'uuid', 'text', 'text'] as const

/** A row is there before it is read and held, so that two who bring its first visitors do not lose each other's. */
async function addSketches(database: Querying, rows: readonly Spanned<SketchRow>[]): Promise<void> {
  if (rows.length === 0) return
  const cells = new Map<string, Spanned<SketchRow>[]>()
  for (const row of rows) {
    const key = keyOf(row)
    cells.set(key, [...(cells.get(key) ?? []), row])
  }
  const firsts = [...cells.values()].flatMap(([first]) => first ?? [])
  const keys = sketchKeys.map((name) => column(firsts, name))
  await database.query({
    name: 'begin-visit-sketches',
    text: `insert into visit_sketches (${columnsOf(sketchKeys)}, sketch)
           select *, '\\x01'::bytea from unnest(${asArrays(sketchTypes)}) on conflict do nothing`,
    values: keys,
  })
  const { rows: held } = await database.query<Spanned<SketchRow> & { sketch: Buffer }>({
    name: 'hold-visit-sketches',
    text: `select s.span, s.start::text as start, s.division_id as division, s.branch_id as branch, s.device, s.origin,
                  s.sketch
             from visit_sketches s join unnest(${asArrays(sketchTypes)}) as n (${columnsOf(sketchKeys)})
               on ${isSame('s', sketchKeys)}
            order by ${sketchKeys.map((name) => `s.${columnOf(name)}`).join(', ')} for update of s`,
    values: keys,
  })
  const changed = held.flatMap(({ sketch, ...cell }) => {
    const visitors = cells.get(keyOf(cell)) ?? []
    const joined = joinedSketch([sketch, sketchOf(visitors.map(({ visitor }) => hashOfVisitor(visitor)))])
    return Buffer.compare(joined, sketch) === 0 ? [] : [{ ...cell, sketch: Buffer.from(joined) }]
  })
  if (changed.length === 0) return
  await database.query({
    name: 'save-visit-sketches',
    text: `update visit_sketches s set sketch = n.sketch
             from unnest(${asArrays([...sketchTypes, 'bytea'])}) as n (${columnsOf(sketchKeys)}, sketch)
            where ${isSame('s', sketchKeys)}`,
    values: [...sketchKeys.map((name) => column(changed, name)), column(changed, 'sketch')],
  })
}

const keyOf = (cell: Pick<Spanned<SketchRow>, (typeof sketchKeys)[number]>): string =>
  sketchKeys.map((name) => cell[name]).join('|')
