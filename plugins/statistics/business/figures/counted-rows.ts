import type { CountedBy } from '#domain/insight/business/counts-of-order.ts'
import { type Stretch, stretchesOf } from '#domain/insight/statistics/statistics-range.ts'

import { jsonSums, sumsOfJson } from '../sum-columns.ts'
import { wholeSpan } from '../whole-spans.ts'
import type { AskedBusiness } from './business-sums.ts'

/** Rows of what is counted as a table, with the values of its parameters. */
export type Counted = { sql: string; values: unknown[] }

/** What of a row a question is narrowed to, in rollups and in the facts. */
const ofCells = ['type', 'origin'] as const
const ofFacts = ['method', 'channel', 'source', 'campaign', 'code', 'area', 'guest', 'status'] as const

/** Whether rollups know all that is asked for; anything else is asked of the orders' facts, by the same rules. */
export const isRolledUp = ({ filters }: AskedBusiness): boolean =>
  Object.keys(filters).every((name) => ofCells.some((cell) => cell === name))

type Wanted = { by: CountedBy; isByDay: boolean; isByCell: boolean }

/** Rows of a range by days, or in as few as rollups have; of each type and origin, or of all together. */
export function countedRows(asked: AskedBusiness, wanted: Wanted): Counted {
  return isRolledUp(asked) ? rolledUp(asked, wanted) : ofOrders(asked, wanted.by, 'f.day as start')
}

/** The same by the hour. */
export function countedHours(asked: AskedBusiness, by: 'total' | 'goods'): Counted {
  if (!isRolledUp(asked)) return ofOrders(asked, by, 'f.hour')
  const { branches, range } = asked
  const narrowed = narrowedBy(asked, ofCells, '', 5)

  return {
    sql: `(select * from order_hours
            where "by" = $1 and branch_id = any($2::uuid[]) and day between $3 and $4${narrowed.sql}) counted`,
    values: [by, branches, range.from, range.to, ...narrowed.values],
  }
}

function rolledUp(asked: AskedBusiness, { by, isByDay, isByCell }: Wanted): Counted {
  const { range } = asked
  const narrowed = narrowedBy(asked, ofCells, '', 3)
  const isWhole = !isByCell && narrowed.values.length === 0
  const stretches: readonly Stretch[] = isByDay ? [{ span: 'day', ...range }] : stretchesOf(range)
  const parts = stretches.map(
    ({ span, from, to }) =>
      `select * from order_counts where span = '${isWhole ? wholeSpan(span) : span}' and "by" = $1 and start between '${from}' and '${to}'
          and branch_id = any($2::uuid[])${narrowed.sql}`,
  )

  return { sql: `(${parts.join(' union all ')}) counted`, values: [by, asked.branches, ...narrowed.values] }
}

/** What each order has added, with its id. */
export const ordersBehind = (asked: Asked, by: CountedBy): Counted =>
  ofOrders(asked, by, 'f.order_id, f.day, f.hour')

type Asked = Pick<AskedBusiness, 'branches' | 'range' | 'filters'>

function ofOrders(asked: Asked, by: CountedBy, at: string): Counted {
  const { branches, range, filters } = asked
  const narrowed = narrowedBy(asked, [...ofCells, ...ofFacts], 'f.', 5)
  const product =
    filters.product === undefined ? '' : ` and f.products @> array[$${5 + narrowed.values.length}]`

  return {
    sql: `(select ${at}, f.branch_id, f.type, f.origin, c.key, ${jsonSums('c')}
             from order_facts f, jsonb_to_recordset(f.counts -> $1) as c ("key" text, ${sumsOfJson})
            where f.branch_id = any($2::uuid[]) and f.day between $3 and $4${narrowed.sql}${product}) counted`,
    values: [
      by,
      branches,
      range.from,
      range.to,
      ...narrowed.values,
      ...(filters.product === undefined ? [] : [filters.product]),
    ],
  }
}

function narrowedBy(
  { filters }: Asked,
  names: readonly ((typeof ofCells)[number] | (typeof ofFacts)[number])[],
  table: string,
  first: number,
): Counted {
  const given = names.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ name, value }]
  })

  return {
    sql: given.map(({ name }, index) => ` and ${table}${name} = $${first + index}`).join(''),
    values: given.map(({ value }) => value),
  }
}
