import type { Querying } from '#kernel/database/in-turn.ts'

import { asArrays, column, columnsOf, isSame } from './row-columns.sql.ts'
import type { CountRow, HourRow, Spanned } from './rollup-rows.ts'
import { addSketches } from './sketch-rows.ts'
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

const countKeys = ['span', 'by', 'start', 'division', 'branch', 'device', 'origin', 'key'] as const
const countTypes = ['text', 'text', 'date', 'uuid', 'uuid', 'text', 'text', 'text'] as const

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
