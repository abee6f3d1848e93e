import { areNoSums, noSums, type OrderSums, sumNames } from '#domain/insight/business/order-sums.ts'
import type { Querying } from '#kernel/database/in-turn.ts'

import type { Counted } from './order-facts.ts'
import { jsonSums, sumColumn, sumColumns, sumsOfJson } from './sum-columns.ts'
import { anyCell, wholeSpan } from './whole-spans.ts'

export type Changed = { before: Counted | null; after: Counted | null }

/** What changes of orders do to rollups: for each row what is new less what was there, in the order of the keys. */
export async function addSums(database: Querying, changes: readonly Changed[]): Promise<void> {
  const counts = new Map<string, CountRow>()
  const hours = new Map<string, HourRow>()
  for (const { before, after } of changes) {
    for (const [counted, sign] of [
      [before, -1],
      [after, 1],
    ] as const) {
      if (!counted) continue
      for (const row of countRows(counted)) add(counts, keyOf(row, countKeys), row, sign)
      for (const row of hourRows(counted)) add(hours, keyOf(row, hourKeys), row, sign)
    }
  }
  await addTo(database, 'order_counts', countKeys, inOrder(counts))
  await addTo(database, 'order_hours', hourKeys, inOrder(hours))
}

const countKeys = ['span', 'start', 'by', 'branch_id', 'type', 'origin', 'key'] as const
const hourKeys = ['day', 'hour', 'by', 'branch_id', 'type', 'origin'] as const
type CountRow = OrderSums & Record<(typeof countKeys)[number], string>
type HourRow = OrderSums & Record<(typeof hourKeys)[number], string>

/** By the day and the month: of each type and origin, and of all of them, which is what most questions are about. */
function countRows({ cell: { day, branch, type, origin }, counts }: Counted): CountRow[] {
  const month = `${day.slice(0, 7)}-01`
  const spans = [
    { span: 'day', start: day, type, origin },
    { span: 'month', start: month, type, origin },
    { span: wholeSpan('day'), start: day, ...anyCell },
    { span: wholeSpan('month'), start: month, ...anyCell },
  ]

  return spans.flatMap((span) => counts.map((count) => ({ ...span, branch_id: branch, ...count })))
}

/** Points of an hour are of whole orders, or of their goods. */
function hourRows({ cell: { day, hour, branch, type, origin }, counts }: Counted): HourRow[] {
  const at = new Date(hour).toISOString()

  return counts.flatMap((count) =>
    count.by === 'total' || count.by === 'goods'
      ? [{ day, hour: at, branch_id: branch, type, origin, ...count }]
      : [],
  )
}

function keyOf<Name extends string>(row: Readonly<Record<Name, string>>, names: readonly Name[]): string {
  return names.map((name) => row[name]).join('\n')
}

function add<Row extends OrderSums>(into: Map<string, Row>, key: string, row: Row, sign: 1 | -1): void {
  // Thousands of rows come to hundreds: sums are made in place.
  const sums: OrderSums = into.get(key) ?? { ...row, ...noSums }
  for (const name of sumNames) sums[name] += sign * row[name]
  // Made of such a row.
  into.set(key, sums as Row)
}

const inOrder = <Row extends OrderSums>(rows: ReadonlyMap<string, Row>): Row[] =>
  [...rows]
    .filter(([, row]) => !areNoSums(row))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, row]) => row)

const typeOf = (key: string): string =>
  ({ start: 'date', day: 'date', hour: 'timestamptz', branch_id: 'uuid' })[key] ?? 'text'

/** A row to which nothing adds any more goes, so that rollups are as if it had never been. */
async function addTo<Row extends OrderSums>(
  database: Querying,
  table: 'order_counts' | 'order_hours',
  keys: readonly (keyof Row & string)[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = keys.map((key) => `"${key}"`)
  const recordset = `jsonb_to_recordset($1::jsonb) as n (${keys.map((key) => `"${key}" ${typeOf(key)}`).join(', ')}, ${sumsOfJson})`
  await database.query({
    name: `add-${table}`,
    text: `insert into ${table} as c (${[...columns, ...sumColumns].join(', ')})
           select ${columns.map((column) => `n.${column}`).join(', ')}, ${jsonSums('n')} from ${recordset}
           on conflict (${columns.join(', ')})
           do update set ${sumNames.map((name) => `${sumColumn(name)} = c.${sumColumn(name)} + excluded.${sumColumn(name)}`).join(', ')}`,
    values: [JSON.stringify(rows)],
  })
  const fewer = rows.filter(({ entries }) => entries < 0)
  if (fewer.length === 0) return
  await database.query({
    name: `remove-${table}`,
    text: `delete from ${table} c using ${recordset}
            where ${columns.map((column) => `c.${column} = n.${column}`).join(' and ')} and c.entries = 0`,
    values: [JSON.stringify(fewer)],
  })
}
